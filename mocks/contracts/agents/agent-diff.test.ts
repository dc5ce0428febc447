import { describe, expect, it } from 'vitest'
import { noChatForm } from '../leads/chat-form.schema.ts'
import { handoffDefaults } from '../live/handoff-defaults.ts'
import { type AgentFields, agentFieldsSchema } from './agent.schema.ts'
import { agentDefaults } from './agent-defaults.ts'
import { diffAgents } from './agent-diff.ts'
import { fieldCatalogue } from './field-catalogue.ts'

const agent: AgentFields = agentFieldsSchema.parse({ ...structuredClone(agentDefaults), title: 'Front desk' })
const theme = (primary: string) =>
  JSON.stringify({
    primary,
    nineColorPallet: Array.from({ length: 10 }, (_, index) => [210, 60, 95 - index * 9]),
    themeType: 'light',
  })

/** Every path to a value that is no object, as the diff should know it. */
function leavesOf(value: object, before = ''): string[] {
  return Object.entries(value).flatMap(([key, inner]: [string, unknown]) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? leavesOf(inner, `${before}${key}.`)
      : [`${before}${key}`],
  )
}

describe('the catalogue of settings', () => {
  it('names every setting of an agent once, down to the last one inside', () => {
    const chosen = { launcherSide: 'left', launcherPicture: true, teaser: 'Hungry?' }
    const asked = { answerRatings: true, chatForm: noChatForm, analyticsId: '' }
    const leaves = leavesOf({ ...agent, ...handoffDefaults, ...asked, ui: { ...agent.ui, ...chosen } })
    expect(fieldCatalogue.map(({ path }) => path).sort()).toEqual(leaves.sort())
  })

  it('gives each a label of its own', () => {
    const labels = fieldCatalogue.map(({ label }) => label)
    expect(new Set(labels).size).toBe(labels.length)
  })
})

describe('two agents', () => {
  it('that are equal differ in nothing', () => expect(diffAgents(agent, structuredClone(agent))).toEqual([]))

  it('differ in text, numbers, toggles and choices, in words', () => {
    const other: AgentFields = {
      ...agent,
      title: 'Reception',
      theme: 'blue-dark',
      autoStartWidget: true,
      vgOptions: { maxChunkSize: 1500 },
      voiceConfig: { ...agent.voiceConfig, speechGen: { provider: 'deepgram', voiceId: 'luna' } },
    }
    expect(diffAgents(agent, other)).toEqual([
      { field: 'title', label: 'Name', kind: 'text', before: 'Front desk', after: 'Reception' },
      { field: 'theme', label: 'Theme', kind: 'choice', before: 'Light', after: 'Dark' },
      {
        field: 'autoStartWidget',
        label: 'Open the widget automatically',
        kind: 'toggle',
        before: false,
        after: true,
      },
      { field: 'vgOptions.maxChunkSize', label: 'Max chunk size', kind: 'number', before: 2424, after: 1500 },
      {
        field: 'voiceConfig.speechGen.voiceId',
        label: 'Voice',
        kind: 'text',
        before: 'asteria',
        after: 'luna',
      },
    ])
  })

  it('differ in lists by what came and what went', () => {
    const [before, after] = [
      { ...agent, vg_initMessages: ['Hours?', 'Menu?'] },
      { ...agent, vg_initMessages: ['Menu?', 'Parking?'] },
    ]
    expect(diffAgents(before, after)).toMatchObject([
      { field: 'vg_initMessages', kind: 'list', added: ['Parking?'], removed: ['Hours?'] },
    ])
  })

  it('differ in colours by their primary one, and an unreadable theme is none', () => {
    const [before, after] = [
      { ...agent, customThemeJSONString: '{' },
      { ...agent, customThemeJSONString: theme('#B4532A') },
    ]
    expect(diffAgents(before, after)).toMatchObject([
      {
        kind: 'colour',
        before: null,
        after: { primary: expect.stringMatching(/b4532a/i), themeType: 'light' },
      },
    ])
  })
})
