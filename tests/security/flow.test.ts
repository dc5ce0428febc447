import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { saveAgent } from '#mocks/contracts/agents/agent.contract.ts'
import { exportAgentToJson } from '#mocks/contracts/agents/template-file.contract.ts'
import { publishAgent } from '#mocks/contracts/agents/version.contract.ts'
import { listMessages, sendTestMessage } from '#mocks/contracts/conversations/conversation.contract.ts'
import {
  getPublicAgent,
  listVisitorMessages,
  sendVisitorMessage,
} from '#mocks/contracts/embed/embed.contract.ts'
import type { FlowNode } from '#mocks/contracts/flow/flow.schema.ts'
import { makeNode } from '#mocks/contracts/flow/make-node.ts'
import { saveFunction } from '#mocks/contracts/library/function.contract.ts'
import { functionDefaults } from '#mocks/contracts/library/function.schema.ts'
import { newAgentId, type Person, signUp } from '../harness/sign-up.ts'
import { type RunningApp, startApp } from '../harness/start-app.ts'
import { makeAgent, setLimits, visitorClient } from '../harness/workspace-people.ts'

let app: RunningApp
let owner: Person
let agentId: string

beforeAll(async () => {
  app = await startApp()
  owner = await signUp(app)
  await setLimits(app, owner, { maxAgents: null })
})
afterAll(() => app.stop())
beforeEach(async () => {
  agentId = await makeAgent(owner)
})

/** Asks for a name, and keeps what only the business may know in a variable. */
const flow: FlowNode[] = [
  makeNode('start', 'start', { exits: { next: 'margin' } }),
  makeNode('set', 'margin', { variable: 'margin', value: 'canary-margin', exits: { next: 'name' } }),
  makeNode('question', 'name', {
    label: 'canary-label',
    text: 'Your name?',
    variable: 'visitor_name',
    exits: { next: 'branch' },
  }),
  makeNode('condition', 'branch', {
    rules: [{ id: 'staff', variable: 'visitor_name', operator: 'is', value: 'canary-password' }],
    exits: { staff: 'secret', else: 'usual' },
  }),
  makeNode('end', 'secret', { text: 'canary-for-staff' }),
  makeNode('question', 'usual', {
    text: 'Hello {{visitor_name}}. What else?',
    variable: 'wish',
    exits: { next: 'bye' },
  }),
  makeNode('end', 'bye', { text: 'Bye {{visitor_name}}.' }),
]

async function giveFlow(nodes: FlowNode[], more: object = {}): Promise<void> {
  const params = { region: 'eu', agentId }
  const saved = await owner.client.call(saveAgent, { params, body: { enableNodes: true, nodes, ...more } })
  expect(saved.status, saved.text).toBe(200)
  const published = await owner.client.call(publishAgent, { params })
  expect(published.status, published.text).toBe(200)
  app.clock.advance(1500)
}

describe('a visitor of an agent with a flow', () => {
  it('reads neither the flow nor its variables, in no answer and no piece of one', async () => {
    await giveFlow(flow)
    const params = { region: 'eu', agentId }
    const visitor = await visitorClient(app, 'eu', agentId)
    const face = await app.client().call(getPublicAgent, { params })
    const answered = await visitor.stream(sendVisitorMessage, { params, body: { text: 'Ada' } })
    const seen = await visitor.call(listVisitorMessages, { params })
    expect(answered.text).toContain('Hello Ada')
    for (const text of [face.text, answered.text, seen.text, JSON.stringify(answered.events)]) {
      expect(text).not.toContain('canary')
      expect(text).not.toMatch(/"(nodes?|variables|calls|nodeId)"/)
    }
    expect(app.log.text()).not.toContain('canary')
  })

  it('chooses no node: whatever a message carries besides its text is dropped', async () => {
    await giveFlow(flow)
    const params = { region: 'eu', agentId }
    const visitor = await visitorClient(app, 'eu', agentId)
    const forged = {
      text: 'Ada',
      nodeId: 'secret',
      node: 'secret',
      state: { nodeId: 'secret', variables: { visitor_name: 'canary-password' } },
      variables: { visitor_name: 'canary-password' },
      choices: ['secret'],
    }
    const answered = await visitor.call(sendVisitorMessage, { params, body: forged })
    expect(answered.text).toContain('Hello Ada')
    for (const text of ['secret', 'staff', '{{margin}}', '{{visitor_name}}']) {
      expect((await visitor.call(sendVisitorMessage, { params, body: { text } })).text).not.toContain(
        'canary',
      )
    }
  })

  it('goes on with no one else’s conversation', async () => {
    await giveFlow(flow)
    const params = { region: 'eu', agentId }
    const first = await visitorClient(app, 'eu', agentId)
    const second = await visitorClient(app, 'eu', agentId)
    await first.call(sendVisitorMessage, { params, body: { text: 'Ada' } })
    const answered = await second.call(sendVisitorMessage, { params, body: { text: 'Bo' } })
    expect(answered.text).toContain('Hello Bo')
  })
})

describe('a stranger', () => {
  it.each([true, false])('goes on with no flow of others, history kept: %s', async (recordChatHistory) => {
    await giveFlow(flow, { recordChatHistory })
    const params = { region: 'eu', agentId }
    const begun = await owner.client.call(sendTestMessage, { params, body: { text: 'Ada' } })
    const { conversationId } = begun.body
    const stranger = await signUp(app)
    const theirs = await makeAgent(stranger)
    await stranger.client.call(saveAgent, {
      params: { region: 'eu', agentId: theirs },
      body: { enableNodes: true, nodes: flow, recordChatHistory: false },
    })
    const tried = await stranger.client.call(sendTestMessage, {
      params: { region: 'eu', agentId: theirs },
      body: { text: 'Mine', conversationId },
    })
    expect(tried.status).toBe(404)
    const own = await owner.client.call(sendTestMessage, { params, body: { text: 'Tea', conversationId } })
    expect(own.text).toContain('Bye Ada.')
  })

  it('has no function of others called by naming it, not even by an import', async () => {
    const stranger = await signUp(app)
    const itemId = newAgentId()
    const made = await stranger.client.call(saveFunction, {
      params: { region: 'eu', itemId },
      body: {
        ...functionDefaults,
        workspaceId: stranger.workspaceId,
        name: 'theirs',
        description: 'Theirs.',
        url: 'https://shop.example/x',
      },
    })
    expect(made.status, made.text).toBe(200)
    const nodes: FlowNode[] = [
      makeNode('start', 'start', { exits: { next: 'tool' } }),
      makeNode('tool', 'tool', { toolId: itemId, exits: { next: 'done', failed: 'failed' } }),
      makeNode('end', 'done', { text: 'Called.' }),
      makeNode('end', 'failed', { text: 'Not called.' }),
    ]
    const params = { region: 'eu', agentId }
    await owner.client.call(saveAgent, { params, body: { enableNodes: true, nodes } })
    const answered = await owner.client.call(sendTestMessage, { params, body: { text: 'Go' } })
    expect(answered.text).toContain('Not called.')
    expect(answered.text).not.toContain('theirs')
    expect(app.log.text()).not.toContain('function.called')
    const refused = await owner.client.call(publishAgent, { params })
    expect(refused.error).toMatchObject({ code: 'flow_broken' })
  })
})

describe('what a flow noted', () => {
  it('is told to members alone, and goes with the conversation', async () => {
    await giveFlow(flow)
    const params = { region: 'eu', agentId }
    const begun = await owner.client.stream(sendTestMessage, { params, body: { text: 'Ada' } })
    const { conversationId } = begun.body
    expect(begun.events.flatMap(({ node }) => node ?? [])).toEqual(['name', 'branch', 'usual'])
    const kept = await owner.client.call(listMessages, { params: { ...params, conversationId } })
    expect(kept.body.items.at(-1)).toMatchObject({ nodes: ['name', 'branch', 'usual'] })
    const exported = await owner.client.call(exportAgentToJson, {
      params: { region: 'eu' },
      body: { agentId },
    })
    expect(exported.text).not.toContain('Ada')
  })
})
