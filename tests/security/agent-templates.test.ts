// Races when deep: one template converted ten times at once, among a hundred kinds of files.
import { describe, expect, it } from 'vitest'
import { createAgentRepository } from '#api/agents/agent.repository.ts'
import { createKnowledgeRepository } from '#api/knowledge/knowledge.repository.ts'
import { saveAgent } from '#mocks/contracts/agents/agent.contract.ts'
import { agentFieldsSchema } from '#mocks/contracts/agents/agent.schema.ts'
import { duplicateAgent, removeAgent } from '#mocks/contracts/agents/agent-life.contract.ts'
import { exportAgentToJson, importAgentTemplate } from '#mocks/contracts/agents/template-file.contract.ts'
import { handoffDefaults } from '#mocks/contracts/live/handoff-defaults.ts'
import { setUpApp, setUpOwner } from '../harness/set-up.ts'
import { newAgentId, signUp } from '../harness/sign-up.ts'
import { makeAgent, setLimits } from '../harness/workspace-people.ts'

const address = '/api/eu/rpc/importAgentTemplate'

const app = setUpApp()
const owner = setUpOwner(app, { maxAgents: null })

const stored = (agentId: string) => createAgentRepository(app.deps.stores).find('eu', agentId)

/** Sends an import with the agent of the file spelt by hand. */
async function sendFile(agent: string): Promise<{ status: number; agentId: string; ms: number }> {
  const agentId = newAgentId()
  const { workspaceId } = owner
  const body = `{"agentTemplate":{"schemaVersion":1,"agent":${agent}},"agentId":"${agentId}","workspaceId":"${workspaceId}"}`
  const startedAt = performance.now()
  const headers = { 'Content-Type': 'application/json', 'Sec-Fetch-Site': 'same-origin' }
  const { status } = await owner.client.fetch(address, { method: 'POST', headers, body })
  return { status, agentId, ms: performance.now() - startedAt }
}

describe('a file somebody brings', () => {
  const deep = (levels: number) => `${'{"a":'.repeat(levels)}1${'}'.repeat(levels)}`
  const nodes = (count: number) => `[${Array.from({ length: count }, () => '{"id":"x"}').join(',')}]`

  it.each([
    ['nested 60 deep', `{"title":"x","nodes":[${deep(60)}]}`, 400],
    ['nested 100,000 deep', `{"title":"x","nodes":[${deep(100_000)}]}`, 400],
    ['with 501 nodes', `{"title":"x","nodes":${nodes(501)}}`, 422],
    ['with 80,000 nodes', `{"title":"x","nodes":${nodes(80_000)}}`, 422],
    ['over ten megabytes', `{"title":"x","vg_systemPrompt":"${'x'.repeat(10_001_000)}"}`, 413],
    ['with __proto__', '{"title":"x","__proto__":{"polluted":true}}', 400],
    ['with __proto__ in a node', '{"title":"x","nodes":[{"__proto__":{"polluted":true}}]}', 400],
    ['with a constructor', '{"title":"x","nodes":[{"constructor":{"prototype":{"polluted":true}}}]}', 400],
    ['with operators', '{"title":"x","nodes":[{"$gt":""}]}', 400],
    ['with dotted keys', '{"title":"x","nodes":[{"a.b":1}]}', 400],
    ['with a NUL', '{"title":"x\\u0000"}', 400],
    ['with half a character', '{"title":"\\ud800"}', 400],
    ['with a number for a name', '{"title":7}', 422],
    ['with a text for nodes', '{"title":"x","nodes":"[]"}', 422],
    ['with an owner', '{"title":"x","ownerID":"someone"}', 403],
    ['with a key', '{"title":"x","SECRET_API_KEY":"vg_canary"}', 403],
  ])('%s is refused and makes nothing', async (_, agent, status) => {
    const sent = await sendFile(agent)
    expect(sent.status).toBe(status)
    expect(sent.ms).toBeLessThan(2_000)
    expect(await stored(sent.agentId)).toBeNull()
    expect(({} as { polluted?: unknown }).polluted).toBeUndefined()
  })

  it('brings only settings: whatever else it says is dropped', async () => {
    const { agentId, status } = await sendFile(
      '{"title":"x","knowledgeRev":99,"titleKey":"zzz","_id":"x","ID":"x","rev":50,"allowedOrigins":["https://a.example"],"knowledge":[{"content":"canary"}]}',
    )
    expect(status).toBe(200)
    const made = await stored(agentId)
    expect(made).toMatchObject({
      _id: agentId,
      ID: agentId,
      rev: 1,
      knowledgeRev: 1,
      titleKey: 'x',
      allowedOrigins: [],
    })
    expect(JSON.stringify(made)).not.toMatch(/canary/i)
  })

  it('counts as an agent of the plan', async () => {
    const small = await signUp(app)
    await setLimits(app, small, { maxAgents: 1 })
    const bring = () =>
      small.client.call(importAgentTemplate, {
        params: { region: 'eu' },
        body: {
          agentTemplate: { schemaVersion: 1, agent: { title: 'x' } },
          agentId: newAgentId(),
          workspaceId: small.workspaceId,
        },
      })
    const replies = await Promise.all(Array.from({ length: 10 }, bring))
    expect(replies.map(({ status }) => status).sort()).toEqual([200, ...Array(9).fill(403)])
  })
})

describe('an exported file', () => {
  it('holds exactly settings, and none that is bound to where the agent is', async () => {
    const agentId = await makeAgent(owner)
    await owner.client.call(saveAgent, {
      params: { region: 'eu', agentId },
      body: { enableNodes: true, allowedOrigins: ['https://canary.example'], analyticsId: 'G-CANARY1' },
    })
    const reply = await owner.client.call(exportAgentToJson, { params: { region: 'eu' }, body: { agentId } })
    const bound = ['allowedOrigins', 'assignedToolsIds', 'analyticsId']
    const wanted = Object.keys(agentFieldsSchema.shape).filter(
      // What nobody has set has its default wherever it comes.
      (field) => ![...bound, 'answerRatings', 'chatForm'].includes(field) && !(field in handoffDefaults),
    )
    expect(Object.keys(reply.body.agentTemplate.agent)).toEqual(wanted)
    expect(reply.text).not.toMatch(/canary/i)
  })
})

describe('an export with knowledge', () => {
  const params = { region: 'eu' }

  async function know(agentId: string, content: string) {
    const { documents: knowledge } = createKnowledgeRepository(app.deps.stores)
    await knowledge('eu').updateOne({ agentId }, { $set: { content, charCount: content.length } })
  }

  it('comes back as it was: the agent made of it knows the same', async () => {
    const agentId = await makeAgent(owner)
    await know(agentId, 'The harbour café opens at nine.\n\nÖffnungszeiten ☕')
    const { agentTemplate } = (await owner.client.call(exportAgentToJson, { params, body: { agentId } })).body
    const body = { agentTemplate, agentId: newAgentId(), workspaceId: owner.workspaceId }
    const made = await owner.client.call(importAgentTemplate, { params, body })
    expect(made.status).toBe(200)
    const { knowledgeOf } = createKnowledgeRepository(app.deps.stores)
    const [before, after] = [await knowledgeOf('eu', agentId), await knowledgeOf('eu', body.agentId)]
    const said = (docs: typeof before) =>
      docs.map(({ name, url, sourceType, content, charCount, status }) => ({
        name,
        url,
        sourceType,
        content,
        charCount,
        status,
      }))
    expect(said(after)).toEqual(said(before))
    expect(after.length).toBeGreaterThan(0)
  })

  it('that nobody could bring back is refused in words, and goes without its knowledge', async () => {
    const agentId = await makeAgent(owner)
    await know(agentId, 'x'.repeat(10_000_000))
    const whole = await owner.client.call(exportAgentToJson, { params, body: { agentId } })
    expect(whole.status).toBe(422)
    expect(whole.error).toMatchObject({
      code: 'template_too_large',
      message: 'Max size: 10 MBs. Export the agent without its knowledge.',
    })
    const settings = await owner.client.call(exportAgentToJson, {
      params,
      body: { agentId, knowledge: false },
    })
    expect(settings.status).toBe(200)
  })

  it('holds no key that stands in a document', async () => {
    const agentId = await makeAgent(owner)
    await know(agentId, 'Call with vg_abcdefghij0123456789 or sk-abcdefghijklmnopqrst.')
    const { text } = await owner.client.call(exportAgentToJson, { params, body: { agentId } })
    expect(text).not.toMatch(/vg_abcdefghij|sk-abcdefghij/)
    expect(text).toContain('Call with')
  })
})

describe('a copy', () => {
  it('counts as an agent of the plan, ten at once make one', async () => {
    const small = await signUp(app)
    await setLimits(app, small, { maxAgents: 2 })
    const source = await makeAgent(small)
    const copies = await Promise.all(
      Array.from({ length: 10 }, () =>
        small.client.call(duplicateAgent, {
          params: { region: 'eu', agentId: source },
          body: { agentId: newAgentId() },
        }),
      ),
    )
    expect(copies.map(({ status }) => status).sort()).toEqual([200, ...Array(9).fill(403)])
  })

  it('keeps its picture when the agent it was made of is removed', async () => {
    const source = await makeAgent(owner)
    const from = { region: 'eu' as const, workspaceId: owner.workspaceId, agentId: source }
    const { path } = await app.deps.files.save(from, { bytes: Buffer.from('png'), extension: 'png' })
    const params = { region: 'eu', agentId: source }
    await owner.client.call(saveAgent, { params, body: { roundedImageURL: `/files/${path}` } })
    const copied = await owner.client.call(duplicateAgent, { params, body: { agentId: newAgentId() } })
    await owner.client.call(removeAgent, { params })
    const kept = copied.body.roundedImageURL.slice('/files/'.length)
    expect(kept).toContain(copied.body.ID)
    expect((await app.deps.files.read(kept))?.toString()).toBe('png')
    expect(await app.deps.files.read(path)).toBeNull()
  })
})
