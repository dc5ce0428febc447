import { expect, it } from 'vitest'
import { listMessages, sendTestMessage } from '#mocks/contracts/conversations/conversation.contract.ts'
import {
  closeConversation,
  releaseConversation,
  reopenConversation,
  sayTyping,
  sendMemberMessage,
  takeConversation,
} from '#mocks/contracts/conversations/turn.contract.ts'
import { getInboxConversation, saveCourse, saveRead } from '#mocks/contracts/inbox/conversation.contract.ts'
import { getWaiting } from '#mocks/contracts/inbox/waiting.contract.ts'
import { withAgent } from '#mocks/contracts/live/courses.ts'
import { openLiveStream } from '#mocks/contracts/live/live.contract.ts'
import type { Contract } from '#mocks/contracts/shared/define-contract.ts'
import { listMembers, removeMember, saveMember } from '#mocks/contracts/workspaces/member.contract.ts'
import { expectAnswer, expectError, onBothSides } from '../../harness/both-sides.ts'
import type { Client } from '../../harness/http-client.ts'
import type { World } from '../../harness/world.ts'

const absent = { code: 'not_found', message: 'This does not exist, or you have no access to it.' }
const signedOut = { code: 'unauthenticated', message: 'Please sign in.' }
const testChat = {
  code: 'test_chat',
  message: 'This is a test chat. Only conversations with visitors can be taken over.',
}
const agentAnswers = {
  code: 'not_taken',
  message: 'The agent answers this conversation. Take it over first.',
}

/** What a conversation is nobody has whose visitor waits. */
const awaited = { state: 'waiting', handledBy: 'member', assignee: '', waitingSince: expect.any(Number) }

const turn = <C extends Contract>(client: Client, contract: C, { agentId }: World, conversationId: string) =>
  client.call(contract, { params: { region: 'eu', agentId, conversationId } })

const send = (client: Client, { agentId }: World, conversationId: string, body: object) =>
  client.call(sendMemberMessage, { params: { region: 'eu', agentId, conversationId }, body })

const hello = { text: 'Hello, this is a person.', clientId: 'client-id-0001' }

/** A conversation of the test chat. */
async function testConversation({ owner, agentId }: World): Promise<string> {
  const said = await owner.call(sendTestMessage, { params: { region: 'eu', agentId }, body: { text: 'Hi' } })
  return said.body.conversationId
}

onBothSides(takeConversation.id, (makeWorld) => {
  it('is with the member then, once however often they press', async () => {
    const world = await makeWorld()
    const { conversationId } = await world.heldConversation()
    const taken = await turn(world.owner, takeConversation, world, conversationId)
    expectAnswer(takeConversation, taken, 200)
    expect(taken.body).toMatchObject({
      id: conversationId,
      state: 'member',
      handledBy: 'member',
      assignee: world.email,
      waitingSince: null,
      messageCount: 2,
    })
    expect((await turn(world.owner, takeConversation, world, conversationId)).body.messageCount).toBe(2)
  })

  it('tells the second who was first', async () => {
    const world = await makeWorld()
    const { conversationId } = await world.heldConversation()
    await turn(world.owner, takeConversation, world, conversationId)
    const late = await turn(world.member, takeConversation, world, conversationId)
    expectError(takeConversation, late, 409, {
      code: 'taken',
      message: `${world.email.split('@')[0]} was faster and answers this conversation.`,
    })
  })

  it('takes it from the colleague one names, who is told until they look', async () => {
    const world = await makeWorld()
    const { conversationId } = await world.heldConversation()
    const params = { region: 'eu', agentId: world.agentId, conversationId } as const
    const first = await turn(world.owner, takeConversation, world, conversationId)
    const take = (client: Client, from: string) => client.call(takeConversation, { params, body: { from } })
    const follow = { params: { region: 'eu' }, query: { workspaceId: world.workspaceId } } as const
    const { lastId } = (await world.owner.call(openLiveStream, follow)).body
    const taken = await take(world.member, world.email)
    expectAnswer(takeConversation, taken, 200)
    expect(taken.body.state).toBe('member')
    expect(taken.body.assignee).not.toBe(world.email)
    // The line about who joined is nothing that was said.
    expect(taken.body.messageCount).toBe(first.body.messageCount)
    const query = { workspaceId: world.workspaceId, after: lastId }
    const { events } = (await world.owner.call(openLiveStream, { params: { region: 'eu' }, query })).body
    expect(events.filter(({ message }) => message?.notice?.kind === 'joined')).toHaveLength(1)
    // Whom it was taken from answers no more, and takes it from nobody they did not name.
    const name = taken.body.assignee.split('@')[0]
    const late = await send(world.owner, world, conversationId, hello)
    expectError(sendMemberMessage, late, 409, {
      code: 'taken',
      message: `${name} answers this conversation. Take it over first.`,
    })
    expectError(takeConversation, await take(world.owner, world.newEmail()), 409, {
      code: 'taken',
      message: `${name} was faster and answers this conversation.`,
    })
    const told = async () => {
      const query = { workspaceId: world.workspaceId }
      const { body } = await world.owner.call(getWaiting, { params: { region: 'eu' }, query })
      return { count: body.count, items: body.items.filter((each) => each.conversationId === conversationId) }
    }
    expect(await told()).toMatchObject({ count: 0, items: [{ why: 'taken', by: name, notify: true }] })
    expect((await world.owner.call(getInboxConversation, { params })).body.unread).toBe(true)
    await world.owner.call(saveRead, { params, body: { read: true } })
    expect(await told()).toEqual({ count: 0, items: [] })
    // Who answers from another second on is nothing that was said.
    await new Promise((resolve) => setTimeout(resolve, 1_000))
    // Whoever has it again needs not be told.
    await take(world.owner, taken.body.assignee)
    await take(world.member, world.email)
    await take(world.owner, taken.body.assignee)
    expect(await told()).toEqual({ count: 0, items: [] })
    // Whoever is given it is told of that alone.
    await take(world.member, world.email)
    expect(await told()).toMatchObject({ count: 0, items: [{ why: 'taken', by: name }] })
    const body = { assignee: world.email }
    expect((await world.member.call(saveCourse, { params, body })).status).toBe(200)
    expect(await told()).toMatchObject({ count: 1, items: [{ why: 'assigned', by: name, notify: true }] })
    await world.owner.call(saveRead, { params, body: { read: true } })
    expect(await told()).toEqual({ count: 0, items: [] })
    expect((await world.owner.call(getInboxConversation, { params })).body.unread).toBe(false)
  })

  it.each([
    { their: 'words nobody answered', said: 'Is my lute ready?', course: awaited },
    { their: 'question the agent answered', said: '', course: withAgent },
  ])('is without the colleague who left, by its last $their', async ({ said, course }) => {
    const world = await makeWorld()
    const { conversationId, writes } = await world.heldConversation()
    expect((await turn(world.member, takeConversation, world, conversationId)).status).toBe(200)
    if (said) await writes(said)
    const members = { region: 'eu', uid: world.workspaceId } as const
    const people = (await world.owner.call(listMembers, { params: members })).body.items
    const email = people.find(({ role }) => role === 'member')?.email ?? ''
    expect((await world.owner.call(removeMember, { params: members, body: { email } })).status).toBe(200)
    const params = { region: 'eu', agentId: world.agentId, conversationId } as const
    const left = await world.owner.call(getInboxConversation, { params })
    expectAnswer(getInboxConversation, left, 200)
    expect(left.body).toMatchObject(course)
  })

  it.each(['left', 'may only look now'])('keeps nobody out for somebody who %s', async (how) => {
    const world = await makeWorld()
    const { conversationId } = await world.heldConversation()
    expect((await turn(world.member, takeConversation, world, conversationId)).status).toBe(200)
    expect((await turn(world.owner, takeConversation, world, conversationId)).status).toBe(409)
    const params = { region: 'eu', uid: world.workspaceId } as const
    const people = (await world.owner.call(listMembers, { params, query: {} })).body.items
    const email = people.find(({ role }) => role === 'member')?.email ?? ''
    const ended =
      how === 'left'
        ? await world.owner.call(removeMember, { params, body: { email } })
        : await world.owner.call(saveMember, { params, body: { email, usersPerms: ['view'] } })
    expect(ended.status).toBe(200)
    const taken = await turn(world.owner, takeConversation, world, conversationId)
    expectAnswer(takeConversation, taken, 200)
    expect(taken.body.assignee).toBe(world.email)
  })

  it('refuses a test chat', async () => {
    const world = await makeWorld()
    const reply = await turn(world.owner, takeConversation, world, await testConversation(world))
    expectError(takeConversation, reply, 409, testChat)
  })
})

onBothSides(sendMemberMessage.id, (makeWorld) => {
  it('reaches the conversation as a person, once for each id', async () => {
    const world = await makeWorld()
    const { conversationId } = await world.heldConversation()
    await turn(world.owner, takeConversation, world, conversationId)
    const first = await send(world.owner, world, conversationId, hello)
    expectAnswer(sendMemberMessage, first, 200)
    expect(first.body.message).toMatchObject({
      role: 'member',
      by: { name: 'A member of our team', pictureURL: '' },
      blocks: [{ type: 'paragraph', runs: [{ type: 'text', text: hello.text }] }],
    })
    expect(first.body.card).toMatchObject({ lastRole: 'member', lastText: hello.text, messageCount: 3 })
    const again = await send(world.owner, world, conversationId, hello)
    expect(again.body.message.id).toBe(first.body.message.id)
    expect(again.body.card.messageCount).toBe(3)
  })

  it('is refused while the agent or somebody else answers', async () => {
    const world = await makeWorld()
    const { conversationId } = await world.heldConversation()
    const early = await send(world.owner, world, conversationId, hello)
    expectError(sendMemberMessage, early, 409, agentAnswers)
    await turn(world.owner, takeConversation, world, conversationId)
    const other = await send(world.member, world, conversationId, { ...hello, clientId: 'client-id-0002' })
    expectAnswer(sendMemberMessage, other, 409)
    expect((await send(world.owner, world, conversationId, hello)).status).toBe(200)
  })

  it.each([
    { body: { ...hello, text: ' ' }, fields: { text: 'Please enter a message to send.' } },
    {
      body: { ...hello, text: 'x'.repeat(10_000) },
      fields: { text: 'Please keep the message under 4000 characters.' },
    },
  ])('refuses $fields.text', async ({ body, fields }) => {
    const world = await makeWorld()
    const { conversationId } = await world.heldConversation()
    await turn(world.owner, takeConversation, world, conversationId)
    expectError(sendMemberMessage, await send(world.owner, world, conversationId, body), 422, {
      code: 'validation_failed',
      message: 'Please check the highlighted fields.',
      fields,
    })
  })

  it('keeps right-to-left text, emoji and markup as they were typed', async () => {
    const world = await makeWorld()
    const { conversationId } = await world.heldConversation()
    await turn(world.owner, takeConversation, world, conversationId)
    for (const [index, text] of ['مرحبا بك', '👩‍👩‍👧', '<b>**no**</b>'].entries()) {
      const sent = await send(world.owner, world, conversationId, { text, clientId: `client-id-1${index}` })
      expect(sent.body.message.blocks).toEqual([{ type: 'paragraph', runs: [{ type: 'text', text }] }])
    }
  })
})

onBothSides(releaseConversation.id, (makeWorld) => {
  it('is back with the agent', async () => {
    const world = await makeWorld()
    const { conversationId } = await world.heldConversation()
    await turn(world.owner, takeConversation, world, conversationId)
    const back = await turn(world.owner, releaseConversation, world, conversationId)
    expectAnswer(releaseConversation, back, 200)
    expect(back.body).toMatchObject({ state: 'open', handledBy: 'agent', assignee: '' })
    expectError(sendMemberMessage, await send(world.owner, world, conversationId, hello), 409, agentAnswers)
  })

  /** Who said what, with what the last one said. */
  async function said({ owner, agentId }: World, conversationId: string) {
    const { items } = (await owner.call(listMessages, { params: { region: 'eu', agentId, conversationId } }))
      .body
    return items.map(({ role, notice }) => notice?.kind ?? role)
  }

  it('has the agent answer what the visitor wrote last, once, and nothing that was answered', async () => {
    const world = await makeWorld()
    const { conversationId, writes } = await world.heldConversation()
    const follow = { params: { region: 'eu' }, query: { workspaceId: world.workspaceId } } as const
    const { lastId } = (await world.owner.call(openLiveStream, follow)).body
    await turn(world.owner, takeConversation, world, conversationId)
    await writes('Do you bake on Sundays?')
    await turn(world.owner, releaseConversation, world, conversationId)
    await turn(world.owner, releaseConversation, world, conversationId)
    const before = ['user', 'assistant', 'joined', 'user', 'handedBack', 'assistant']
    await expect.poll(() => said(world, conversationId), { timeout: 10_000 }).toEqual(before)
    const query = { workspaceId: world.workspaceId, after: lastId }
    const { events } = (await world.owner.call(openLiveStream, { params: { region: 'eu' }, query })).body
    expect(events.filter(({ who }) => who?.role === 'assistant').length).toBeGreaterThan(0)
    const answers = events.filter(({ message }) => message?.role === 'assistant')
    expect(answers.map(({ card }) => [card?.state, card?.lastRole])).toEqual([['open', 'assistant']])
    await turn(world.owner, takeConversation, world, conversationId)
    await turn(world.owner, releaseConversation, world, conversationId)
    await new Promise((resolve) => setTimeout(resolve, 300))
    expect(await said(world, conversationId)).toEqual([...before, 'joined', 'handedBack'])
  })

  it('has the agent answer nothing a member answered, nor by being opened again', async () => {
    const world = await makeWorld()
    const { conversationId, writes } = await world.heldConversation()
    const press = (contract: Contract) => turn(world.owner, contract, world, conversationId)
    await press(takeConversation)
    await writes('Do you bake on Sundays?')
    await send(world.owner, world, conversationId, hello)
    await press(releaseConversation)
    const answered = ['user', 'assistant', 'joined', 'user', 'member', 'handedBack']
    await press(closeConversation)
    await press(reopenConversation)
    await new Promise((resolve) => setTimeout(resolve, 300))
    expect(await said(world, conversationId)).toEqual([...answered, 'closed', 'reopened'])
  })

  it("is refused for somebody else's, and for a test chat", async () => {
    const world = await makeWorld()
    const { conversationId } = await world.heldConversation()
    await turn(world.owner, takeConversation, world, conversationId)
    expectAnswer(
      releaseConversation,
      await turn(world.member, releaseConversation, world, conversationId),
      409,
    )
    const test = await testConversation(world)
    expectError(releaseConversation, await turn(world.owner, releaseConversation, world, test), 409, testChat)
  })
})

onBothSides(closeConversation.id, (makeWorld) => {
  it('is closed, and opened again', async () => {
    const world = await makeWorld()
    const { conversationId } = await world.heldConversation()
    const closed = await turn(world.owner, closeConversation, world, conversationId)
    expectAnswer(closeConversation, closed, 200)
    expect(closed.body).toMatchObject({ state: 'closed', handledBy: 'agent' })
    const opened = await turn(world.owner, reopenConversation, world, conversationId)
    expectAnswer(reopenConversation, opened, 200)
    expect(opened.body).toMatchObject({ state: 'open', handledBy: 'agent' })
    expect((await turn(world.owner, reopenConversation, world, conversationId)).body.messageCount).toBe(
      opened.body.messageCount,
    )
  })

  it('is refused for a test chat', async () => {
    const world = await makeWorld()
    const test = await testConversation(world)
    expectError(closeConversation, await turn(world.owner, closeConversation, world, test), 409, testChat)
    expectError(reopenConversation, await turn(world.owner, reopenConversation, world, test), 409, testChat)
  })
})

onBothSides(sayTyping.id, (makeWorld) => {
  it('answers whoever has the conversation, and whoever has not', async () => {
    const world = await makeWorld()
    const { conversationId } = await world.heldConversation()
    expectAnswer(sayTyping, await turn(world.owner, sayTyping, world, conversationId), 200)
    await turn(world.owner, takeConversation, world, conversationId)
    expectAnswer(sayTyping, await turn(world.owner, sayTyping, world, conversationId), 200)
  })
})

const all = [
  takeConversation,
  releaseConversation,
  closeConversation,
  reopenConversation,
  sendMemberMessage,
  sayTyping,
]
onBothSides('turns', (makeWorld) => {
  it.each(all)('$id is a 404 for a stranger and for what never was, a 401 for nobody', async (contract) => {
    const world = await makeWorld()
    const { conversationId } = await world.heldConversation()
    const call = (client: Client, id: string) =>
      client.call(contract, {
        params: { region: 'eu', agentId: world.agentId, conversationId: id },
        body: hello,
      })
    expectError(contract, await call(world.stranger, conversationId), 404, absent)
    expectError(contract, await call(world.owner, 'never-held-at-all'), 404, absent)
    expectError(contract, await call(world.anonymous(), conversationId), 401, signedOut)
    expectAnswer(contract, await call(world.owner, 'x'), 422)
  })
})
