import { describe, expect, it } from 'vitest'
import { type Agent, agentSchema } from './agent.schema.ts'
import { agentDefaults } from './agent-defaults.ts'
import { changedFields, fieldsOf, surplusVersions } from './version-history.ts'

const agent: Agent = agentSchema.parse({
  ...structuredClone(agentDefaults),
  title: 'Front desk',
  ID: 'agent-0000000001',
  ownerID: 'workspace',
  lastModified: 1,
  ts: 1,
  rev: 1,
  publishedVersion: 1,
  publishedRev: 1,
  internal: { accountCreationConfig: 'v2', websocketServer: '' },
})
const published = (version: number) => ({ version, kind: 'published' as const })
const draft = (version: number) => ({ version, kind: 'draft' as const })
const numbers = (count: number) => Array.from({ length: count }, (_, index) => index + 1)

describe('a history that grew too long', () => {
  it('loses its oldest versions', () => {
    expect(surplusVersions(numbers(22).map(published), 22)).toEqual([2, 1])
    expect(surplusVersions(numbers(20).map(published), 20)).toEqual([])
  })

  it('never loses the published one, however old', () => {
    const history = [published(1), ...numbers(25).slice(1).map(draft)]
    const dropped = surplusVersions(history, 1)
    expect(dropped).toEqual([6, 5, 4, 3, 2])
    expect(history.length - dropped.length).toBe(20)
  })

  it('never loses a copy that is just being published', () => {
    expect(surplusVersions([...numbers(21).map(published)], 20)).toEqual([])
  })
})

describe('the fields of an agent', () => {
  it('hold nothing the server alone decides', () => {
    const fields = fieldsOf(agent)
    expect(fields).toMatchObject({ title: 'Front desk' })
    for (const name of ['ID', 'ownerID', 'rev', 'publishedVersion', 'internal']) {
      expect(fields).not.toHaveProperty(name)
    }
  })

  it('differ by value, not by identity', () => {
    expect(changedFields(agent, structuredClone(agent))).toEqual([])
    expect(changedFields(agent, { title: 'Other', ui: { widgetType: 'chat' } })).toEqual(['title', 'ui'])
  })
})
