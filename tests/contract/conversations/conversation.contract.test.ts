import { expect, it } from 'vitest'
import {
  getModelTrouble,
  listConversations,
  listMessages,
  sendTestMessage,
} from '#mocks/contracts/conversations/conversation.contract.ts'
import { checkPrompt } from '#mocks/contracts/conversations/prompt.contract.ts'
import { expectAnswer, expectError, onBothSides } from '../../harness/both-sides.ts'
import type { Client } from '../../harness/http-client.ts'
import type { World } from '../../harness/world.ts'

const absent = { code: 'not_found', message: 'This does not exist, or you have no access to it.' }
const signedOut = { code: 'unauthenticated', message: 'Please sign in.' }
const checkFields = { code: 'validation_failed', message: 'Please check the highlighted fields.' }

function ask(
  client: Client,
  { agentId }: Pick<World, 'agentId'>,
  body: object = { text: 'When are you open?' },
) {
  return client.call(sendTestMessage, { params: { region: 'eu', agentId }, body })
}

onBothSides(sendTestMessage.id, (makeWorld) => {
  it('answers, starts a conversation, and goes on with it', async () => {
    const world = await makeWorld()
    const first = await ask(world.owner, world)
    expectAnswer(sendTestMessage, first, 200)
    expect(first.body.message).toMatchObject({ role: 'assistant' })
    expect(first.body.message.blocks.length).toBeGreaterThan(0)
    const { conversationId } = first.body
    const second = await ask(world.owner, world, { text: 'And on Sunday?', conversationId })
    expect(second.body.conversationId).toBe(conversationId)
    expect((await ask(world.owner, world)).body.conversationId).not.toBe(conversationId)
  })

  it('keeps nothing of a question that compares', async () => {
    const world = await makeWorld()
    for (const compare of ['draft', 'published']) {
      const reply = await ask(world.owner, world, { text: 'When are you open?', compare })
      expectAnswer(sendTestMessage, reply, 200)
      const { conversationId } = reply.body
      const params = { region: 'eu', agentId: world.agentId, conversationId }
      expect((await world.owner.call(listMessages, { params })).status).toBe(404)
    }
  })

  it('sends the answer in pieces to a caller that reads them', async () => {
    const world = await makeWorld()
    const reply = await world.member.stream(sendTestMessage, {
      params: { region: 'eu', agentId: world.agentId },
      body: { text: 'When are you open?' },
    })
    expectAnswer(sendTestMessage, reply, 200)
    expect(reply.events.length).toBeGreaterThan(0)
    expect(reply.events.every(({ delta }) => typeof delta === 'string')).toBe(true)
  })

  it.each([
    { text: '', message: 'Please enter a message to send.' },
    { text: ' \n ', message: 'Please enter a message to send.' },
    { text: 'x'.repeat(4001), message: 'Please keep the message under 4000 characters.' },
  ])('refuses a message with: $message', async ({ text, message }) => {
    const world = await makeWorld()
    expectError(sendTestMessage, await ask(world.owner, world, { text }), 422, {
      ...checkFields,
      fields: { text: message },
    })
  })

  it('is a 404 for a stranger and a 401 for whoever is not signed in', async () => {
    const world = await makeWorld()
    expectError(sendTestMessage, await ask(world.stranger, world), 404, absent)
    expectError(sendTestMessage, await ask(world.anonymous(), world), 401, signedOut)
  })
})

onBothSides(checkPrompt.id, (makeWorld) => {
  const check = (client: Client, { agentId }: World, body: object = { text: 'When are you open?' }) =>
    client.call(checkPrompt, { params: { region: 'eu', agentId }, body })

  it('shows instructions and question, with what is typed in place of what is saved', async () => {
    const world = await makeWorld()
    const typed = { vg_systemPrompt: 'You speak {{language}} for {{nobody}}.', vg_maxTokens: 5 }
    const reply = await check(world.member, world, { text: 'When are you open?', typed })
    expectAnswer(checkPrompt, reply, 200)
    const { messages, maxTokens } = reply.body
    expect(maxTokens).toBe(5)
    expect(messages.map(({ role }) => role)).toEqual(['system', 'user'])
    expect(messages[0]?.content).toMatch(/^You speak \w+ for \{\{nobody\}\}\./)
    expect(messages[1]?.content).toMatch(/Question: When are you open\?$/)
  })

  it('refuses a question of nothing, and is a 404 for a stranger', async () => {
    const world = await makeWorld()
    expectError(checkPrompt, await check(world.owner, world, { text: ' ' }), 422, {
      ...checkFields,
      fields: { text: 'Please enter a message to send.' },
    })
    expectError(checkPrompt, await check(world.stranger, world), 404, absent)
    expectError(checkPrompt, await check(world.anonymous(), world), 401, signedOut)
  })
})

onBothSides(listMessages.id, (makeWorld) => {
  const list = (client: Client, agentId: string, conversationId: string) =>
    client.call(listMessages, { params: { region: 'eu', agentId, conversationId } })

  it('shows what was said, oldest first', async () => {
    const world = await makeWorld()
    const { conversationId } = (await ask(world.owner, world)).body
    await ask(world.owner, world, { text: 'And on Sunday?', conversationId })
    const reply = await list(world.member, world.agentId, conversationId)
    expectAnswer(listMessages, reply, 200)
    expect(reply.body.items.map(({ role }) => role)).toEqual(['user', 'assistant', 'user', 'assistant'])
    expect(reply.body.items[0]?.blocks).toEqual([
      { type: 'paragraph', runs: [{ type: 'text', text: 'When are you open?' }] },
    ])
    expect(new Set(reply.body.items.map(({ id }) => id)).size).toBe(4)
  })

  it('begins at the newest where that is asked for, and leads back', async () => {
    const world = await makeWorld()
    const { conversationId } = (await ask(world.owner, world)).body
    await ask(world.owner, world, { text: 'And on Sunday?', conversationId })
    const params = { region: 'eu', agentId: world.agentId, conversationId }
    const read = async (query: { order?: 'newest'; limit?: string; cursor?: string }) => {
      const reply = await world.owner.call(listMessages, { params, query })
      expectAnswer(listMessages, reply, 200)
      return reply.body
    }
    const all = (await read({})).items.map(({ id }) => id)
    const last = await read({ order: 'newest', limit: '3' })
    expect(last.items.map(({ id }) => id)).toEqual(all.slice(1).reverse())
    const before = await read({ order: 'newest', limit: '3', cursor: last.nextCursor ?? '' })
    expect(before).toMatchObject({ items: [{ id: all[0] }], nextCursor: null })
  })

  it('is a 404 for a stranger, and for a conversation that does not exist', async () => {
    const world = await makeWorld()
    const { conversationId } = (await ask(world.owner, world)).body
    expectError(listMessages, await list(world.stranger, world.agentId, conversationId), 404, absent)
    expectError(listMessages, await list(world.owner, world.agentId, 'never-held-at-all'), 404, absent)
  })

  it('is a 401 for whoever is not signed in', async () => {
    const world = await makeWorld()
    const reply = await list(world.anonymous(), world.agentId, 'never-held-at-all')
    expectError(listMessages, reply, 401, signedOut)
  })

  it('refuses an id no conversation has', async () => {
    const world = await makeWorld()
    expectAnswer(listMessages, await list(world.owner, world.agentId, 'x'), 422)
  })
})

onBothSides(listConversations.id, (makeWorld) => {
  const list = (client: Client, agentId: string, query: Record<string, string> = {}) =>
    client.call(listConversations, { params: { region: 'eu', agentId }, query })

  it('shows each conversation once', async () => {
    const world = await makeWorld()
    const { conversationId } = (await ask(world.owner, world)).body
    await ask(world.owner, world, { text: 'And on Sunday?', conversationId })
    const other = (await ask(world.owner, world)).body.conversationId
    const reply = await list(world.member, world.agentId)
    expectAnswer(listConversations, reply, 200)
    expect(reply.body.items.map(({ id }) => id).sort()).toEqual([conversationId, other].sort())
    expect(reply.body.items.find(({ id }) => id === conversationId)).toMatchObject({
      agentId: world.agentId,
      channel: 'test',
      messageCount: 4,
    })
  })

  it('is a 404 for a stranger and a 401 for whoever is not signed in', async () => {
    const world = await makeWorld()
    expectError(listConversations, await list(world.stranger, world.agentId), 404, absent)
    expectError(listConversations, await list(world.anonymous(), world.agentId), 401, signedOut)
  })

  it('refuses a page size of nothing', async () => {
    const world = await makeWorld()
    expectAnswer(listConversations, await list(world.owner, world.agentId, { limit: '0' }), 422)
  })
})

onBothSides(getModelTrouble.id, (makeWorld) => {
  const read = (client: Client, agentId: string) =>
    client.call(getModelTrouble, { params: { region: 'eu', agentId } })

  it('tells nothing of a model where none is configured', async () => {
    const world = await makeWorld()
    const reply = await read(world.owner, world.agentId)
    expectAnswer(getModelTrouble, reply, 200)
    expect(reply.body).toEqual({ trouble: null })
  })

  it('is a 404 for a stranger, a 401 for whoever is not signed in, a 422 for an id no agent has', async () => {
    const world = await makeWorld()
    expectError(getModelTrouble, await read(world.stranger, world.agentId), 404, absent)
    expectError(getModelTrouble, await read(world.anonymous(), world.agentId), 401, signedOut)
    expectAnswer(getModelTrouble, await read(world.owner, 'short'), 422)
  })
})
