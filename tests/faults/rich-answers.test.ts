import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createOpenAiResponder } from '#api/providers/responder/openai-responder.ts'
import { saveAgent } from '#mocks/contracts/agents/agent.contract.ts'
import { listMessages, sendTestMessage } from '#mocks/contracts/conversations/conversation.contract.ts'
import type { Part } from '#mocks/contracts/conversations/parts.ts'
import { checkPrompt } from '#mocks/contracts/conversations/prompt.contract.ts'
import { type FakeOpenAi, start as startOpenAi } from '../fakes/openai/openai.ts'
import { type Person, signUp } from '../harness/sign-up.ts'
import { type RunningApp, startApp } from '../harness/start-app.ts'
import { makeAgent } from '../harness/workspace-people.ts'

let model: FakeOpenAi
let app: RunningApp
let owner: Person
let params: { region: string; agentId: string }

beforeAll(async () => {
  model = await startOpenAi({ port: 0 })
})
afterAll(() => model.stop())
beforeEach(async () => {
  model.calls.length = 0
  app = await startApp({ deps: { responder: createOpenAiResponder({ baseUrl: model.url, apiKey: 'sk' }) } })
  owner = await signUp(app)
  params = { region: 'eu', agentId: await makeAgent(owner) }
  return () => app.stop()
})

const show = (parts: unknown) => ({
  kind: 'calls' as const,
  calls: [{ name: 'show_parts', arguments: typeof parts === 'string' ? parts : JSON.stringify({ parts }) }],
})
const cards: Part[] = [
  { type: 'carousel', cards: [{ type: 'card', title: 'Rye', buttons: [{ label: 'Rye, please' }] }] },
  {
    type: 'form',
    submit: 'Send',
    fields: [{ name: 'size', label: 'Size', kind: 'choice', choices: ['Small', 'Large'] }],
  },
]
const ask = (body: object = { text: 'What have you got?' }) =>
  owner.client.call(sendTestMessage, { params, body })

/** The functions a request offered. */
const offered = (call = model.calls.at(-1)) =>
  ((call?.body.tools ?? []) as { function: { name: string } }[]).map((tool) => tool.function.name)

/** What the model was told of its calls, in its latest request. */
const told = () =>
  (model.calls.at(-1)?.body.messages ?? [])
    .filter(({ role }) => role === 'tool')
    .map(({ content }) => content)

describe('a model of an agent that sends rich answers', () => {
  it('shows parts under its words, which are kept', async () => {
    model.script(show(cards), { kind: 'answer', text: 'Have a look.' })
    const reply = await ask()
    expect(reply.status, reply.text).toBe(200)
    expect(offered(model.calls[0])).toEqual(['show_parts'])
    const { message, conversationId } = reply.body
    expect(message.parts).toEqual(cards)
    expect(JSON.stringify(message.blocks)).toContain('Have a look.')
    const read = await owner.client.call(listMessages, { params: { ...params, conversationId } })
    expect(read.body.items.at(-1)?.parts).toEqual(cards)
    // The next answer knows what was shown, and its form is held against what is sent.
    const wrong = await ask({ text: 'x', conversationId, values: { size: 'Huge' } })
    expect(wrong.error).toMatchObject({ fields: { 'values.size': 'Please choose one of the options.' } })
    await ask({ text: 'x', conversationId, values: { size: 'Large' } })
    const sent = JSON.stringify(model.calls.at(-1)?.body.messages)
    expect(sent).toContain('Have a look.\\n\\nRye\\nSize')
    expect(sent).toContain('Size: Large')
  })

  it('may say everything by what it shows', async () => {
    model.script(show(cards), { kind: 'answer', text: '' })
    const { message } = (await ask()).body
    expect(message).toMatchObject({ blocks: [], parts: cards })
    expect(message.instead).toBeUndefined()
  })

  it.each([
    ['a picture over http', [{ type: 'card', title: 'Rye', imageUrl: 'http://a.example/r.png' }]],
    ['a link that runs', [{ type: 'buttons', buttons: [{ label: 'Go', url: 'javascript:alert(1)' }] }]],
    ['markup', [{ type: 'html', html: '<script>alert(1)</script>' }]],
    ['nothing', []],
    ['what is no JSON', '{"parts": ['],
  ])('is told that %s was not shown', async (_, parts) => {
    model.script(show(parts), { kind: 'answer', text: 'In words, then.' })
    const { message } = (await ask()).body
    expect(message.parts).toBeUndefined()
    expect(JSON.stringify(message.blocks)).toContain('In words, then.')
    expect(told()).toEqual([expect.stringContaining('Nothing was shown: the arguments are wrong.')])
    expect(message.calls).toMatchObject([{ name: 'show_parts', failed: true }])
  })

  it('is asked without functions where its endpoint takes none, and is not offered any again', async () => {
    model.script({ kind: 'status', status: 400, message: 'this model does not support tools' })
    const first = await ask()
    expect(JSON.stringify(first.body.message.blocks)).toContain('Hello from the model.')
    expect(first.body.message.instead).toBeUndefined()
    await ask()
    expect(model.calls.map((call) => offered(call).length)).toEqual([1, 0, 0])
  })

  it('is named among what the model receives', async () => {
    const checked = await owner.client.call(checkPrompt, { params, body: { text: 'Hello', typed: {} } })
    expect(checked.body.tools).toEqual(['show_parts'])
  })
})

it('a model of an agent that sends words alone is never offered to show more', async () => {
  await owner.client.call(saveAgent, { params, body: { vg_enableUIEngine: false } })
  model.script(show(cards), { kind: 'answer', text: 'Have a look.' })
  const { message } = (await ask()).body
  expect(model.calls.flatMap((call) => offered(call))).toEqual([])
  expect(message.parts).toBeUndefined()
})
