import { expect, it } from 'vitest'
import { saveAgent } from '#mocks/contracts/agents/agent.contract.ts'
import { listMessages, sendTestMessage } from '#mocks/contracts/conversations/conversation.contract.ts'
import type { Part } from '#mocks/contracts/conversations/parts.ts'
import type { FlowNode } from '#mocks/contracts/flow/flow.schema.ts'
import { makeNode } from '#mocks/contracts/flow/make-node.ts'
import { expectAnswer, expectError, onBothSides } from '../../harness/both-sides.ts'
import type { World } from '../../harness/world.ts'

const card: Part = { type: 'card', title: 'Table by the window', buttons: [{ label: 'Take it' }] }
const form: Part = {
  type: 'form',
  submit: 'Book',
  fields: [
    { name: 'email', label: 'Email', kind: 'email', required: true },
    { name: 'guests', label: 'Guests', kind: 'choice', choices: ['2', '4'] },
  ],
}
const nodes: FlowNode[] = [
  makeNode('start', 'start', { exits: { next: 'show' } }),
  makeNode('message', 'show', { text: 'This is it.', parts: [card], exits: { next: 'ask' } }),
  makeNode('message', 'ask', {
    text: 'Who comes?',
    parts: [form],
    exits: { next: 'bye' },
  }),
  makeNode('end', 'bye', { text: 'See you, {{guests}} at {{email}}.' }),
]

onBothSides(sendTestMessage.id, (makeWorld) => {
  async function begin(world: World, fields: object = {}) {
    const params = { region: 'eu', agentId: world.agentId }
    const body = { enableNodes: true, vg_enableUIEngine: true, nodes, ...fields }
    expectAnswer(saveAgent, await world.owner.call(saveAgent, { params, body }), 200)
    const first = await world.owner.call(sendTestMessage, { params, body: { text: 'A table' } })
    expectAnswer(sendTestMessage, first, 200)
    const { conversationId, message } = first.body
    const send = (sent: object) =>
      world.owner.call(sendTestMessage, { params, body: { conversationId, ...sent } })
    return { message, conversationId, params, send }
  }

  it('shows what stands under each message, and how the messages are told apart', async () => {
    const { message } = await begin(await makeWorld())
    expect(message.parts).toEqual([card, form])
    expect(message.bubbles).toEqual([
      { blocks: 1, parts: 1 },
      { blocks: 1, parts: 1 },
    ])
  })

  it('takes a form, as one message and as values the flow goes on with', async () => {
    const world = await makeWorld()
    const { conversationId, params, send } = await begin(world)
    // What is said in words is what the form holds, whatever came with it.
    const sent = await send({ text: 'Anything', values: { email: 'ada@x.example', guests: '4' } })
    expectAnswer(sendTestMessage, sent, 200)
    expect(JSON.stringify(sent.body.message.blocks)).toContain('See you, 4 at ')
    const read = await world.owner.call(listMessages, { params: { ...params, conversationId } })
    const question = read.body.items.at(-2)
    expect(question?.values).toEqual({ email: 'ada@x.example', guests: '4' })
    expect(JSON.stringify(question?.blocks)).toContain('Email: ada@x.example\\nGuests: 4')
  })

  it.each([
    [{ email: 'ada' }, { 'values.email': 'Please enter an email address.' }],
    [{ guests: '2' }, { 'values.email': 'Please fill this in.' }],
    [{ email: 'a@b.example', guests: '3' }, { 'values.guests': 'Please choose one of the options.' }],
  ])('refuses %o, and keeps nothing of it', async (values, fields) => {
    const world = await makeWorld()
    const { conversationId, params, send } = await begin(world)
    expectError(sendTestMessage, await send({ text: 'Sent', values }), 422, {
      code: 'validation_failed',
      message: 'Please check the highlighted fields.',
      fields,
    })
    const read = await world.owner.call(listMessages, { params: { ...params, conversationId } })
    expect(read.body.items).toHaveLength(2)
  })

  it('drops values where no form was asked', async () => {
    const world = await makeWorld()
    const params = { region: 'eu', agentId: world.agentId }
    const body = { text: 'Hello', values: { admin: 'yes' } }
    const { conversationId } = (await world.owner.call(sendTestMessage, { params, body })).body
    const read = await world.owner.call(listMessages, { params: { ...params, conversationId } })
    expect(read.body.items[0]?.values).toBeUndefined()
    expect(JSON.stringify(read.body.items[0]?.blocks)).toContain('Hello')
  })

  it('sends words alone where rich answers are off', async () => {
    const { message } = await begin(await makeWorld(), { vg_enableUIEngine: false })
    expect(message.parts).toBeUndefined()
    expect(JSON.stringify(message.blocks)).toContain('Who comes?')
  })
})
