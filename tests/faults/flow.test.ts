// Races: two messages of one visitor at once; a turn another process has left behind.
import { createServer, type IncomingMessage, type RequestListener } from 'node:http'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { FlowStateDoc } from '#api/conversations/conversation.repository.ts'
import { messageRange } from '#api/conversations/message-id.ts'
import { saveAgent } from '#mocks/contracts/agents/agent.contract.ts'
import { publishAgent } from '#mocks/contracts/agents/version.contract.ts'
import { sendTestMessage } from '#mocks/contracts/conversations/conversation.contract.ts'
import {
  createVisitorSession,
  getPublicAgent,
  listVisitorMessages,
  sendVisitorMessage,
} from '#mocks/contracts/embed/embed.contract.ts'
import type { FlowNode } from '#mocks/contracts/flow/flow.schema.ts'
import { flowCallsLimit } from '#mocks/contracts/flow/flow-limits.ts'
import { flowWordsFor } from '#mocks/contracts/flow/flow-words.ts'
import { makeNode } from '#mocks/contracts/flow/make-node.ts'
import { saveFunction } from '#mocks/contracts/library/function.contract.ts'
import { functionDefaults } from '#mocks/contracts/library/function.schema.ts'
import { bookingFlow } from '#mocks/fixtures/flow/flow.fixtures.ts'
import type { HttpClient } from '../harness/http-client.ts'
import { type LocalServer, listenLocally } from '../harness/listen-locally.ts'
import { newAgentId, type Person, signUp } from '../harness/sign-up.ts'
import { type RunningApp, startApp } from '../harness/start-app.ts'
import { makeAgent, setLimits } from '../harness/workspace-people.ts'

let diary: LocalServer
let app: RunningApp
let owner: Person
let agentId: string
/** What the diary does with the next calls, and what it was asked. */
let answer: RequestListener
let asked: IncomingMessage[]

beforeAll(async () => {
  const server = createServer((request, response) => {
    asked.push(request)
    answer(request, response)
  })
  diary = await listenLocally(server)
  app = await startApp({ env: { SITE_READER_ALLOW: diary.host } })
  owner = await signUp(app)
  await setLimits(app, owner, { maxAgents: null })
})
afterAll(async () => {
  await app.stop()
  await diary.stop()
})
beforeEach(async () => {
  asked = []
  answer = (_, response) => response.end('{"time":"seven"}')
  agentId = await makeAgent(owner)
})

const params = () => ({ region: 'eu', agentId })

async function keepTool(timeout = 5): Promise<string> {
  const itemId = newAgentId()
  const body = {
    ...functionDefaults,
    workspaceId: owner.workspaceId,
    name: `book_${itemId.replace(/\W/g, '_')}`,
    description: 'Books a table.',
    url: `${diary.url}/book`,
    parameters: [{ name: 'guest', type: 'string', description: '', required: true }],
    timeout,
  }
  const made = await owner.client.call(saveFunction, { params: { region: 'eu', itemId }, body })
  expect(made.status, made.text).toBe(200)
  return itemId
}

/** Gives the agent a flow and publishes it. */
async function giveFlow(nodes: FlowNode[], more: object = {}): Promise<void> {
  const body = { enableNodes: true, nodes, ...more }
  const saved = await owner.client.call(saveAgent, { params: params(), body })
  expect(saved.status, saved.text).toBe(200)
  const published = await owner.client.call(publishAgent, { params: params() })
  expect(published.status, published.text).toBe(200)
  // Visitors get it within a second.
  app.clock.advance(1500)
}

async function visitor(): Promise<HttpClient> {
  const started = await app.client().call(createVisitorSession, { params: params() })
  return app.client({ bearer: started.body.token })
}

const say = (client: HttpClient, text: string) =>
  client.call(sendVisitorMessage, { params: params(), body: { text } })

/** What is said, as one text. */
function said({ body }: { body: { message: { blocks: unknown[] } } }): string {
  const blocks = body.message.blocks as { runs?: { text: string }[] }[]
  return blocks.map(({ runs = [] }) => runs.map(({ text }) => text).join('')).join('\n')
}

const states = () =>
  app.deps.stores.eu
    .collection<FlowStateDoc>('flowStates')
    .find({ agentId }, { limit: 10, sort: { _id: 1 } })
    .toArray()

describe('a visitor of an agent with a flow', () => {
  it('is greeted by it, asked, offered choices, and served by its tool', async () => {
    await giveFlow(bookingFlow(await keepTool()))
    const face = await app.client().call(getPublicAgent, { params: params() })
    expect(face.body).toMatchObject({ proactiveMessage: 'Welcome! What is your name?', suggestions: [] })
    const guest = await visitor()
    const offered = await say(guest, 'Ada')
    expect(said(offered)).toBe('Hello Ada. What would you like?')
    expect(offered.body.message.choices).toEqual(['A table', 'A person'])
    expect(said(await say(guest, 'A table'))).toBe('Your table is at seven, Ada.')
    expect(asked.map(({ url }) => url)).toEqual(['/book?guest=Ada'])
    const seen = await guest.call(listVisitorMessages, { params: params() })
    expect(seen.body.items.map(({ choices }: { choices?: string[] }) => choices)).toEqual([
      undefined,
      ['A table', 'A person'],
      undefined,
      undefined,
    ])
  })

  it('is handed over to the team, which asks how to reach them', async () => {
    await giveFlow(bookingFlow(await keepTool()))
    const guest = await visitor()
    await say(guest, 'Ada')
    expect(said(await say(guest, '2'))).toContain('How can they reach you?')
    expect(said(await say(guest, 'ada@cafe.example or 030 1234567'))).toContain('passed this on to the team')
    // Then the flow begins anew.
    expect(said(await say(guest, 'Hello again'))).toContain('What is your name?')
  })

  it('is led on by the failed exit when the tool hangs, or is gone', async () => {
    const toolId = await keepTool(1)
    await giveFlow(bookingFlow(toolId))
    answer = () => {}
    const guest = await visitor()
    await say(guest, 'Ada')
    const began = performance.now()
    expect(said(await say(guest, 'A table'))).toBe('The booking did not work.')
    expect(performance.now() - began).toBeLessThan(10_000)
    const gone = bookingFlow('tool-00000000001')
    await owner.client.call(saveAgent, { params: params(), body: { nodes: gone } })
    const tried = await owner.client.call(sendTestMessage, { params: params(), body: { text: 'Ada' } })
    const { conversationId } = tried.body
    const failed = await owner.client.call(sendTestMessage, {
      params: params(),
      body: { text: 'A table', conversationId },
    })
    expect(said(failed)).toBe('The booking did not work.')
    expect(failed.body.message.calls).toMatchObject([{ failed: true }])
  })

  it('has a tool called twenty times for a message at most', async () => {
    const toolId = await keepTool()
    const nodes: FlowNode[] = [
      makeNode('start', 'start', { exits: { next: 't0' } }),
      ...Array.from({ length: flowCallsLimit + 5 }, (_, n) =>
        makeNode('tool', `t${n}`, {
          toolId,
          arguments: { guest: 'Ada' },
          exits: { next: n === flowCallsLimit + 4 ? 'all' : `t${n + 1}`, failed: 'enough' },
        }),
      ),
      makeNode('end', 'all', { text: 'All.' }),
      makeNode('end', 'enough', { text: 'Enough.' }),
    ]
    await giveFlow(nodes)
    expect(said(await say(await visitor(), 'Hello'))).toBe('Enough.')
    expect(asked).toHaveLength(flowCallsLimit)
  })

  it('is told so when a flow never comes to an end', async () => {
    const loop = [
      makeNode('start', 'start', { exits: { next: 'ask' } }),
      makeNode('question', 'ask', { text: 'Name?', variable: 'name', exits: { next: 'if' } }),
      makeNode('condition', 'if', {
        rules: [{ id: 'r', variable: 'name', operator: 'is', value: 'Ada' }],
        exits: { r: 'set', else: 'ask' },
      }),
      makeNode('set', 'set', { variable: 'name', value: 'Ada', exits: { next: 'if' } }),
    ]
    const body = { enableNodes: true, nodes: loop }
    await owner.client.call(saveAgent, { params: params(), body })
    const refused = await owner.client.call(publishAgent, { params: params() })
    expect(refused.status).toBe(422)
    expect(refused.error).toMatchObject({ code: 'flow_broken' })
    const tried = await owner.client.call(sendTestMessage, { params: params(), body: { text: 'Ada' } })
    expect(said(tried)).toBe(flowWordsFor('en').stopped)
    expect(tried.body.message.nodes).toHaveLength(200)
  })
})

describe('the state of a flow', () => {
  it('goes on after the process between two messages was another one', async () => {
    await giveFlow(bookingFlow(await keepTool()))
    const guest = await visitor()
    await say(guest, 'Ada')
    const [kept] = await states()
    expect(kept).toMatchObject({ nodeId: 'what', busyUntil: 0 })
    expect(JSON.parse(kept?.variables ?? '')).toEqual({ name: 'Ada' })
    expect(said(await say(guest, 'A table'))).toContain('seven')
  })

  it('waits for a turn that goes on, and takes over one that was left behind', async () => {
    await giveFlow(bookingFlow(await keepTool()))
    const guest = await visitor()
    await say(guest, 'Ada')
    const [kept] = await states()
    const left = { turn: 'of-a-dead-process', busyUntil: app.clock.now() + 150_000 }
    const collection = app.deps.stores.eu.collection<FlowStateDoc>('flowStates')
    await collection.updateOne({ _id: kept!._id }, { $set: left })
    const waiting = say(guest, 'A table')
    await new Promise((resolve) => setTimeout(resolve, 200))
    expect(asked).toEqual([])
    app.clock.advance(151_000)
    expect(said(await waiting)).toContain('seven')
  })

  it('moves once for each of two messages at once: one answers the question, the other the choice', async () => {
    await giveFlow(bookingFlow(await keepTool()))
    const guest = await visitor()
    await say(guest, 'Ada')
    const texts = (await Promise.all([say(guest, 'A table'), say(guest, 'a TABLE')])).map(said)
    expect(asked).toHaveLength(1)
    expect(texts.sort()).toEqual(['Welcome! What is your name?', 'Your table is at seven, Ada.'])
  })

  it('moves once for a question that is asked again because its answer was lost', async () => {
    await giveFlow(bookingFlow(await keepTool()))
    const guest = await visitor()
    await say(guest, 'Ada')
    await say(guest, 'A table')
    const messages = app.deps.stores.eu.collection('messages')
    const [conversation] = await states()
    const kept = await messages.find({ _id: messageRange(conversation!._id) }, { sort: { _id: 1 } }).toArray()
    await messages.deleteOne({ _id: kept[3]!._id })
    expect(said(await say(guest, 'A table'))).toBe('Your table is at seven, Ada.')
    expect(asked).toHaveLength(1)
  })

  it('comes to the end of its turn although the visitor leaves', async () => {
    await giveFlow(bookingFlow(await keepTool()))
    const started = await app.client().call(createVisitorSession, { params: params() })
    const guest = app.client({ bearer: started.body.token })
    await say(guest, 'Ada')
    answer = (_, response) => void setTimeout(() => response.end('{"time":"eight"}'), 300)
    const left = fetch(`${app.url}/api/eu/public/agents/${agentId}/messages`, {
      method: 'POST',
      headers: { authorization: `Bearer ${started.body.token}`, 'content-type': 'application/json' },
      body: '{"text":"A table"}',
      signal: AbortSignal.timeout(100),
    })
    await expect(left).rejects.toThrow()
    await expect.poll(async () => (await states())[0]?.nodeId, { timeout: 5000 }).toBeNull()
    const seen = async () =>
      JSON.stringify((await guest.call(listVisitorMessages, { params: params() })).body.items)
    await expect.poll(seen, { timeout: 5000 }).toContain('eight')
  })

  it('is kept where the conversation is not, and begins anew when its node is gone', async () => {
    const nodes = bookingFlow(await keepTool())
    await giveFlow(nodes, { recordChatHistory: false })
    const guest = await visitor()
    await say(guest, 'Ada')
    expect(said(await say(guest, 'A table'))).toContain('seven')
    await say(guest, 'Hello')
    await say(guest, 'Bo')
    expect(await states()).toMatchObject([{ nodeId: 'what', variables: '{"name":"Bo"}', answered: '' }])
    const without = nodes.filter(({ id }) => id !== 'what')
    await giveFlow([
      ...without.filter(({ id }) => id === 'start'),
      makeNode('question', 'name', { text: 'Your new name?', variable: 'name', exits: { next: 'bye' } }),
      makeNode('end', 'bye', { text: 'Bye.' }),
    ])
    expect(said(await say(guest, 'A table'))).toBe('Your new name?')
  })
})
