import { describe, expect, it } from 'vitest'
import { makeNode } from '../flow/make-node.ts'
import { type Agent, agentSchema } from './agent.schema.ts'
import { agentDefaults } from './agent-defaults.ts'
import { importedTemplateSchema } from './agent-template.schema.ts'
import { toAgentTemplate } from './agent-template.ts'

const agent: Agent = agentSchema.parse({
  ...structuredClone(agentDefaults),
  title: 'Front desk',
  enableNodes: true,
  nodes: [
    makeNode('start', 'start', { exits: { next: 'say' } }),
    {
      ...makeNode('message', 'say', { text: 'Use sk-canary3canary3canary3 here' }),
      ...{ api_key: 'canary-2', workspaceId: 'canary-4' },
    },
    makeNode('tool', 'book', { toolId: 'tool-00000000001', arguments: { day: '{{day}}' } }),
  ],
  roundedImageURL: '/files/eu/canary-5/agent-aaaaaaaaaa1/0b0e0f2e-0000-4000-8000-000000000000.png',
  chatBgURL: 'https://app.example/files/na/canary-6/agent-aaaaaaaaaa1/x.webp',
  customCSS: '.vg-header { background: url(/files/eu/canary-7/agent-aaaaaaaaaa1/x.webp) }',
  allowedOrigins: ['https://canary-8.example'],
  ID: 'agent-canary-009',
  ownerID: 'canary-10',
  lastModified: 7,
  ts: 7,
  rev: 3,
  publishedVersion: 2,
  publishedRev: 2,
  internal: { accountCreationConfig: 'canary-11', websocketServer: 'canary-12' },
})

describe('a template', () => {
  it('carries no secret, owner, id or private file', () => {
    expect(JSON.stringify(toAgentTemplate(agent))).not.toContain('canary')
  })

  it('keeps what makes the agent work', () => {
    const template = toAgentTemplate(agent)
    expect(template.agent.nodes).toEqual([
      makeNode('start', 'start', { exits: { next: 'say' } }),
      makeNode('message', 'say', { text: 'Use  here' }),
      makeNode('tool', 'book', { toolId: 'tool-00000000001', arguments: { day: '{{day}}' } }),
    ])
    expect(template.agent).toMatchObject({
      title: 'Front desk',
      vg_maxTokens: 1024,
      voiceConfig: agent.voiceConfig,
    })
    expect(template.agent.customCSS).toBe('.vg-header { background: url() }')
  })

  it('leaves nodes of an earlier version behind, which are no flow', () => {
    const earlier = { ...agent, nodes: [{ id: 'node-1', type: 'http', headers: { accept: 'json' } }] }
    expect(toAgentTemplate(earlier).agent.nodes).toEqual([])
  })

  it('is the same file byte for byte, whenever and in whatever order the agent was read', () => {
    const shuffled = Object.fromEntries(Object.entries(agent).reverse()) as Agent
    const later = { ...shuffled, lastModified: 99, rev: 50 }
    expect(JSON.stringify(toAgentTemplate(later))).toBe(JSON.stringify(toAgentTemplate(agent)))
  })

  it('is taken back as it is', () => {
    const template = toAgentTemplate(agent)
    expect(importedTemplateSchema.parse(template)).toEqual(template)
    expect(toAgentTemplate({ ...agent, ...template.agent })).toEqual(template)
  })

  it('of text that looks like keys and files takes no longer than its length', () => {
    const hostile = {
      ...agent,
      customCSS: 'http://a'.repeat(12_000),
      vg_systemPrompt: '/files/eu/'.repeat(5_000),
    }
    expect(toAgentTemplate(hostile).agent.customCSS).toBe(hostile.customCSS)
  })

  it('brings what the agent knows, cleaned in the same way, in the order it is given', () => {
    const document = {
      ID: 'canary-13',
      agentId: 'canary-14',
      automationId: 'canary-15',
      name: 'Hours',
      url: 'https://cafe.example/hours',
      sourceType: 'url' as const,
      refreshRate: 'never' as const,
      tags: ['shop'],
      content: 'Open from 9. Key: sk-canary3canary3canary3.',
    }
    const stored = { ...document, url: '/files/eu/canary-16/agent-aaaaaaaaaa1/x.txt' }
    const { knowledge } = toAgentTemplate(agent, [document, { ...document, content: '' }, stored])
    expect(knowledge).toEqual([
      {
        name: 'Hours',
        url: 'https://cafe.example/hours',
        sourceType: 'url',
        refreshRate: 'never',
        tags: ['shop'],
        content: 'Open from 9. Key: .',
      },
      expect.objectContaining({ name: 'Hours', url: null }),
    ])
    expect(JSON.stringify(knowledge)).not.toContain('canary')
    const template = toAgentTemplate(agent, [
      document,
      {
        ...document,
        content: 'anything',
        pairs: [
          { question: 'Key?', answer: 'It is sk-canary4canary4canary4' },
          { question: 'sk-canary5canary5canary5', answer: 'Nothing is asked once the key is gone.' },
        ],
      },
    ])
    expect(template.knowledge?.[1]).toMatchObject({
      pairs: [{ question: 'Key?', answer: 'It is' }],
      content: '## Key?\n\nIt is',
    })
    expect(importedTemplateSchema.parse(template)).toEqual(template)
  })
})
