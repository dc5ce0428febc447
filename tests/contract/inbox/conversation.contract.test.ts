import { expect, it } from 'vitest'
import { releaseConversation, takeConversation } from '#mocks/contracts/conversations/turn.contract.ts'
import {
  createNote,
  getInboxConversation,
  listNotes,
  removeNote,
  saveCourse,
  saveRead,
  sendTranscript,
} from '#mocks/contracts/inbox/conversation.contract.ts'
import { answeredByPerson, answeredByYou, snoozeOutOfBounds } from '#mocks/contracts/inbox/inbox.refusals.ts'
import { untilReply } from '#mocks/contracts/inbox/inbox-views.ts'
import { saveInboxSelection } from '#mocks/contracts/inbox/selection.contract.ts'
import { saveInboxSettings } from '#mocks/contracts/inbox/settings.contract.ts'
import { getWaiting } from '#mocks/contracts/inbox/waiting.contract.ts'
import { openLiveStream } from '#mocks/contracts/live/live.contract.ts'
import type { Contract } from '#mocks/contracts/shared/define-contract.ts'
import { listMembers, saveMember } from '#mocks/contracts/workspaces/member.contract.ts'
import type { Permission } from '#mocks/contracts/workspaces/permissions.ts'
import { expectAnswer, expectError, onBothSides } from '../../harness/both-sides.ts'
import type { World } from '../../harness/world.ts'
import { talk } from './talk.ts'

const absent = { code: 'not_found', message: 'This does not exist, or you have no access to it.' }
const signedOut = { code: 'unauthenticated', message: 'Please sign in.' }

async function worldWithChat(makeWorld: () => Promise<World>) {
  const world = await makeWorld()
  const conversationId = await talk(world)
  return { world, params: { region: 'eu' as const, agentId: world.agentId, conversationId } }
}

/** Nobody else reads or changes it, and one that is not there is a 404. */
async function expectItsOwn(
  contract: Contract,
  { world, params, body }: { world: World; params: Record<string, string>; body?: object },
) {
  const input = { params, body }
  expectError(contract, await world.stranger.call(contract, input), 404, absent)
  expectError(contract, await world.anonymous().call(contract, input), 401, signedOut)
  const gone = { params: { ...params, conversationId: 'never-made-at-all' }, body }
  expectError(contract, await world.owner.call(contract, gone), 404, absent)
}

onBothSides(getInboxConversation.id, (makeWorld) => {
  it('tells what is known of the visitor', async () => {
    const { world, params } = await worldWithChat(makeWorld)
    const reply = await world.member.call(getInboxConversation, { params })
    expectAnswer(getInboxConversation, reply, 200)
    expect(reply.body).toMatchObject({
      id: params.conversationId,
      visitor: { email: '', page: '', earlier: [] },
    })
    await expectItsOwn(getInboxConversation, { world, params })
  })
})

onBothSides(saveCourse.id, (makeWorld) => {
  it('assigns, ranks, tags and snoozes, each by itself', async () => {
    const { world, params } = await worldWithChat(makeWorld)
    const change = async (body: object) => (await world.owner.call(saveCourse, { params, body })).body
    expect(await change({ addTags: ['a', 'b', 'a'] })).toMatchObject({ tags: ['a', 'b'], priority: 'none' })
    expect(await change({ addTags: ['c'], removeTags: ['a'] })).toMatchObject({ tags: ['b', 'c'] })
    expect(await change({ priority: 'urgent' })).toMatchObject({ tags: ['b', 'c'], priority: 'urgent' })
    expect(await change({ assignee: world.email })).toMatchObject({ assignee: world.email })
    expect(await change({ assignee: '' })).toMatchObject({ assignee: '', priority: 'urgent' })
    expect(await change({ snoozedUntil: untilReply })).toMatchObject({ snoozedUntil: untilReply })
  })

  it('is put aside until a time that comes, within a year', async () => {
    const { world, params } = await worldWithChat(makeWorld)
    const at = (snoozedUntil: number) => world.owner.call(saveCourse, { params, body: { snoozedUntil } })
    for (const until of [1000, 4_000_000_000]) {
      const reply = await at(until)
      expectAnswer(saveCourse, reply, 422)
      expect(reply.body).toMatchObject({ fields: { snoozedUntil: snoozeOutOfBounds } })
    }
  })

  it('takes the tags of the workspace alone where it allows no others; what is there stays', async () => {
    const { world, params } = await worldWithChat(makeWorld)
    const { workspaceId } = world
    const tag = (body: object) => world.owner.call(saveCourse, { params, body })
    expect((await tag({ addTags: ['before'] })).body).toMatchObject({ tags: ['before'] })
    const body = { workspaceId, predefinedTags: ['late'], disallowAnyTags: true }
    await world.owner.call(saveInboxSettings, { params: { region: 'eu' }, body })
    const refused = await tag({ addTags: ['late', 'other'] })
    expectAnswer(saveCourse, refused, 422)
    expect(refused.body).toMatchObject({ fields: { addTags: expect.stringContaining('“other”') } })
    expect((await tag({ addTags: ['late'] })).body).toMatchObject({ tags: ['before', 'late'] })
    expect((await tag({ removeTags: ['before'] })).body).toMatchObject({ tags: ['late'] })
  })

  it('gives nothing to somebody outside the workspace', async () => {
    const { world, params } = await worldWithChat(makeWorld)
    const reply = await world.owner.call(saveCourse, { params, body: { assignee: world.newEmail() } })
    expectAnswer(saveCourse, reply, 422)
    expect(reply.body).toMatchObject({
      fields: { assignee: 'Nobody with this address is in the workspace.' },
    })
    expectAnswer(saveCourse, await world.owner.call(saveCourse, { params, body: { addTags: [' '] } }), 422)
    await expectItsOwn(saveCourse, { world, params, body: { priority: 'low' } })
  })

  it('gives nothing to who may look alone, and takes back what they had when they could answer', async () => {
    const world = await makeWorld()
    const { conversationId } = await world.heldConversation()
    const { workspaceId, agentId } = world
    const params = { region: 'eu' as const, agentId, conversationId }
    const about = { params: { region: 'eu' as const, uid: workspaceId } }
    const { items } = (await world.owner.call(listMembers, about)).body
    const { email } = items.find(({ role }) => role === 'member')!
    const allow = async (usersPerms: Permission[]) =>
      expectAnswer(
        saveMember,
        await world.owner.call(saveMember, { ...about, body: { email, usersPerms } }),
        200,
      )
    const give = (assignee: string) => world.owner.call(saveCourse, { params, body: { assignee } })
    expectAnswer(saveCourse, await give(email), 200)
    expectAnswer(saveCourse, await give(''), 200)
    await allow(['view'])
    const refused = await give(email)
    expectAnswer(saveCourse, refused, 422)
    const fields = { assignee: 'This person may not answer visitors. Choose somebody who may.' }
    expect(refused.body).toMatchObject({ fields })
    const body = { workspaceId, conversationIds: [conversationId], change: { assignee: email } }
    const many = await world.owner.call(saveInboxSelection, { params: { region: 'eu' }, body })
    expectAnswer(saveInboxSelection, many, 422)
    await allow(['view', 'chats'])
    expectAnswer(saveCourse, await give(email), 200)
  })
})

onBothSides(saveCourse.id, (makeWorld) => {
  it('leaves to whom a visitor talks where they are; the rest of the course changes', async () => {
    const world = await makeWorld()
    const { conversationId } = await world.heldConversation()
    const params = { region: 'eu' as const, agentId: world.agentId, conversationId }
    await world.owner.call(takeConversation, { params })
    const save = (body: object) => world.member.call(saveCourse, { params, body })
    expectError(saveCourse, await save({ assignee: '', addTags: ['x'] }), 409, {
      code: 'answered',
      message: answeredByPerson,
    })
    const tagged = await save({ addTags: ['late'] })
    expectAnswer(saveCourse, tagged, 200)
    expect(tagged.body).toMatchObject({ state: 'member', tags: ['late'] })
    expect(tagged.body.assignee).toBe(world.email)
    await world.owner.call(releaseConversation, { params })
    expect((await save({ assignee: world.email })).body).toMatchObject({ assignee: world.email })
  })

  it('is given to somebody else by whoever answers, which the visitor reads, and left with nobody', async () => {
    const world = await makeWorld()
    const { conversationId } = await world.heldConversation()
    const params = { region: 'eu' as const, agentId: world.agentId, conversationId }
    const members = { region: 'eu' as const, uid: world.workspaceId }
    const { items } = (await world.owner.call(listMembers, { params: members })).body
    const { email } = items.find(({ role }) => role === 'member')!
    await world.owner.call(takeConversation, { params })
    const give = (assignee: string) => world.owner.call(saveCourse, { params, body: { assignee } })
    expectError(saveCourse, await give(''), 409, { code: 'answered', message: answeredByYou })
    const follow = { params: { region: 'eu' as const }, query: { workspaceId: world.workspaceId } }
    const { lastId } = (await world.owner.call(openLiveStream, follow)).body
    const given = await give(email)
    expectAnswer(saveCourse, given, 200)
    expect(given.body).toMatchObject({ state: 'member', assignee: email })
    const since = {
      params: { region: 'eu' as const },
      query: { workspaceId: world.workspaceId, after: lastId },
    }
    const { events } = (await world.owner.call(openLiveStream, since)).body
    expect(events.filter(({ message }) => message?.notice?.kind === 'joined')).toHaveLength(1)
    expectError(saveCourse, await give(world.email), 409, { code: 'answered', message: answeredByPerson })
  })
})

onBothSides(saveRead.id, (makeWorld) => {
  it('is each member’s own', async () => {
    const { world, params } = await worldWithChat(makeWorld)
    const reply = await world.owner.call(saveRead, { params, body: { read: true } })
    expectAnswer(saveRead, reply, 200)
    expect(reply.body).toEqual({ unread: false })
    const back = await world.owner.call(saveRead, { params, body: { read: false } })
    expect(back.body).toEqual({ unread: true })
    await expectItsOwn(saveRead, { world, params, body: { read: true } })
  })
})

onBothSides(createNote.id, (makeWorld) => {
  it('keeps one as it was written, once, and shows it to members', async () => {
    const { world, params } = await worldWithChat(makeWorld)
    const body = { ID: world.newAgentId(), text: '<b onclick="x()">=1+1</b>', mentions: [] }
    const reply = await world.owner.call(createNote, { params, body })
    expectAnswer(createNote, reply, 200)
    expect(reply.body).toMatchObject({ text: body.text, author: world.email, mentions: [] })
    expect((await world.owner.call(createNote, { params, body })).body).toEqual(reply.body)
    const listed = await world.owner.call(listNotes, { params })
    expectAnswer(listNotes, listed, 200)
    expect(listed.body.items).toEqual([reply.body])
  })

  it('names nobody outside the workspace, and is not empty', async () => {
    const { world, params } = await worldWithChat(makeWorld)
    const ID = world.newAgentId()
    const outside = { ID, text: 'See this', mentions: [world.newEmail()] }
    const reply = await world.owner.call(createNote, { params, body: outside })
    expectAnswer(createNote, reply, 422)
    expect(reply.body).toMatchObject({ fields: { mentions: expect.any(String) } })
    const empty = { ID, text: '  ', mentions: [] }
    expectAnswer(createNote, await world.owner.call(createNote, { params, body: empty }), 422)
    await expectItsOwn(createNote, { world, params, body: { ID, text: 'x', mentions: [] } })
  })
})

onBothSides(listNotes.id, (makeWorld) => {
  it('is the workspace’s alone', async () => {
    await expectItsOwn(listNotes, await worldWithChat(makeWorld))
  })
})

onBothSides(removeNote.id, (makeWorld) => {
  it('takes a note away', async () => {
    const { world, params } = await worldWithChat(makeWorld)
    const noteId = world.newAgentId()
    await world.owner.call(createNote, { params, body: { ID: noteId, text: 'x', mentions: [] } })
    const about = { ...params, noteId }
    const elsewhere = { ...about, conversationId: await talk(world) }
    expectError(removeNote, await world.owner.call(removeNote, { params: elsewhere }), 404, absent)
    expectAnswer(removeNote, await world.owner.call(removeNote, { params: about }), 200)
    expect((await world.owner.call(listNotes, { params })).body.items).toEqual([])
    expectError(removeNote, await world.owner.call(removeNote, { params: about }), 404, absent)
    await expectItsOwn(removeNote, { world, params: about })
  })

  it('takes away with it that somebody is wanted, unless another note names them', async () => {
    const { world, params } = await worldWithChat(makeWorld)
    const { owner, email, workspaceId } = world
    const write = async () => {
      const ID = world.newAgentId()
      const note = { ID, text: 'See this', mentions: [email] }
      expectAnswer(createNote, await world.member.call(createNote, { params, body: note }), 200)
      return { params: { ...params, noteId: ID } }
    }
    const wanted = async () =>
      (await owner.call(getWaiting, { params: { region: 'eu' }, query: { workspaceId } })).body.items
        .filter(({ conversationId }) => conversationId === params.conversationId)
        .map(({ why }) => why)
    const [one, other] = [await write(), await write()]
    expect(await wanted()).toEqual(['mentioned'])
    await owner.call(removeNote, one)
    expect(await wanted()).toEqual(['mentioned'])
    await owner.call(removeNote, other)
    expect(await wanted()).toEqual([])
  })
})

onBothSides(sendTranscript.id, (makeWorld) => {
  it('mails what was said', async () => {
    const { world, params } = await worldWithChat(makeWorld)
    const reply = await world.owner.call(sendTranscript, { params, body: { to: world.email } })
    expectAnswer(sendTranscript, reply, 200)
    const wrong = await world.owner.call(sendTranscript, { params, body: { to: 'nobody' } })
    expectAnswer(sendTranscript, wrong, 422)
    await expectItsOwn(sendTranscript, { world, params, body: { to: world.email } })
  })

  it('goes to nobody who gave no address and is no member', async () => {
    const { world, params } = await worldWithChat(makeWorld)
    const reply = await world.owner.call(sendTranscript, { params, body: { to: world.newEmail() } })
    expectAnswer(sendTranscript, reply, 422)
    expect(reply.body).toMatchObject({
      fields: {
        to: 'Choose the address the visitor gave in this conversation, or a member of the workspace.',
      },
    })
  })
})
