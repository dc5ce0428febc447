import { expect, it } from 'vitest'
import { createInboxRepository, ofMember } from '#api/inbox/inbox.repository.ts'
import { takeConversation } from '#mocks/contracts/conversations/turn.contract.ts'
import {
  createNote,
  getInboxConversation,
  removeNote,
  saveCourse,
  saveRead,
} from '#mocks/contracts/inbox/conversation.contract.ts'
import { getWaiting } from '#mocks/contracts/inbox/waiting.contract.ts'
import { savePresence } from '#mocks/contracts/live/live.contract.ts'
import { expectAnswer, expectError, onBothSides } from '../../harness/both-sides.ts'
import { always, setUpDesk } from '../../harness/desk.ts'
import { interceptStores } from '../../harness/intercept-stores.ts'
import { readLive } from '../../harness/live-client.ts'
import { signUp } from '../../harness/sign-up.ts'
import { addMember } from '../../harness/workspace-people.ts'
import { talk } from './talk.ts'

const params = { region: 'eu' } as const

onBothSides(getWaiting.id, (makeWorld) => {
  it('tells of nobody while nobody waits', async () => {
    const world = await makeWorld()
    await talk(world)
    const reply = await world.owner.call(getWaiting, { params, query: { workspaceId: world.workspaceId } })
    expectAnswer(getWaiting, reply, 200)
    expect(reply.body).toEqual({ count: 0, agents: {}, items: [] })
  })

  it('is a 404 for a stranger, a 401 signed out and a 422 without a workspace', async () => {
    const world = await makeWorld()
    const query = { workspaceId: world.workspaceId }
    const absent = { code: 'not_found', message: 'This does not exist, or you have no access to it.' }
    expectError(getWaiting, await world.stranger.call(getWaiting, { params, query }), 404, absent)
    const signedOut = { code: 'unauthenticated', message: 'Please sign in.' }
    expectError(getWaiting, await world.anonymous().call(getWaiting, { params, query }), 401, signedOut)
    expectAnswer(getWaiting, await world.owner.call(getWaiting, { params, query: {} }), 422)
  })
})

/**
 * How often members were read of whom others may be told. Who calls is read by their own address, too: before each
 * request where other processes may change it, and rarely in the embedded store.
 */
let memberReads = 0
const { app, owner, agent, set, say, visitor } = setUpDesk({
  wrapStores: (stores) =>
    interceptStores(stores, ({ collection, args: [wanted] }, proceed) => {
      const isCaller = typeof wanted === 'object' && wanted !== null && 'email' in wanted
      if (collection === 'members' && !isCaller) memberReads += 1
      return proceed()
    }),
})

it('tells who waits for a person, and who wrote to the member that answers them', async () => {
  const { agentId, workspaceId } = owner
  const anna = await signUp(app)
  await addMember(app, owner, anna, ['view', 'chats'])
  const looker = await signUp(app)
  await addMember(app, owner, looker, ['view'])
  const ask = (client = owner.client) => client.call(getWaiting, { params, query: { workspaceId } })
  await set({ officeHours: always, mutedMails: [] })

  const one = await visitor()
  const { conversationId } = await say(one, 'I want to talk to a person')
  const about = { params: { ...agent().params, conversationId } }
  const item = { conversationId, agentId, why: 'waiting', notify: true }
  for (const client of [owner.client, anna.client]) {
    expect((await ask(client)).body).toMatchObject({ count: 1, agents: { [agentId]: 1 }, items: [item] })
  }
  // Who may only look is told of notes that name them alone.
  expect((await ask(looker.client)).body).toEqual({ count: 0, agents: {}, items: [] })
  const note = { ID: 'note-to-looker1', text: 'See', mentions: [looker.email] }
  expect((await owner.client.call(createNote, { ...about, body: note })).status).toBe(200)
  expect((await ask(looker.client)).body).toMatchObject({ count: 1, items: [{ why: 'mentioned' }] })
  await looker.client.call(saveRead, { ...about, body: { read: true } })
  expect((await ask(looker.client)).body.count).toBe(0)

  // Who is away is counted for, and told nothing; nor is anybody where such mails are off.
  const online = (value: boolean) =>
    anna.client.call(savePresence, { params: { region: 'eu', uid: workspaceId }, body: { online: value } })
  await online(false)
  expect((await ask(anna.client)).body).toMatchObject({ count: 1, items: [{ notify: false }] })
  await online(true)
  await set({ mutedMails: ['waiting'] })
  expect((await ask(anna.client)).body).toMatchObject({ count: 1, items: [{ notify: false }] })
  await set({ mutedMails: [] })

  // Assigned to one, it is nobody else's.
  await owner.client.call(saveCourse, { ...about, body: { assignee: anna.email } })
  expect((await ask()).body.count).toBe(0)
  expect((await ask(anna.client)).body.count).toBe(1)

  await anna.client.call(takeConversation, about)
  await anna.client.call(saveRead, { ...about, body: { read: true } })
  expect((await ask(anna.client)).body.count).toBe(0)
  app.clock.advance(1_100)
  await say(one, 'May I bring my dog?')
  expect((await ask(anna.client)).body).toMatchObject({ count: 1, items: [{ ...item, why: 'written' }] })
  expect((await ask()).body.count).toBe(0)
})

it('tells a member that a note names them, until they look; not where that is turned off', async () => {
  const { agentId, workspaceId } = owner
  const bob = await signUp(app)
  await addMember(app, owner, bob, ['view', 'chats'])
  const ask = (client = bob.client) => client.call(getWaiting, { params, query: { workspaceId } })
  await set({ officeHours: always, mutedMails: [] })
  const { conversationId } = await say(await visitor(), 'Hello')
  const about = { params: { ...agent().params, conversationId } }
  const write = (ID: string) =>
    owner.client.call(createNote, { ...about, body: { ID, text: 'See', mentions: [bob.email, owner.email] } })
  const mails = async () => (await app.mailsTo(bob.email)).length
  const before = await mails()
  expect((await write('note-of-mention1')).status).toBe(200)
  const item = { conversationId, agentId, why: 'mentioned', notify: true }
  expect((await ask()).body).toMatchObject({ count: 1, items: [item] })
  expect(await mails()).toBe(before + 1)
  const [mail] = (await app.mailsTo(bob.email)).filter(({ text }) => text.includes('mentioned you'))
  expect(mail?.text).toContain('a conversation with Front desk (')
  // Whoever names themselves knows.
  const { items } = (await ask(owner.client)).body
  expect(items.filter(({ why }) => why === 'mentioned')).toEqual([])
  await bob.client.call(saveRead, { ...about, body: { read: true } })
  expect((await bob.client.call(getInboxConversation, about)).body.unread).toBe(false)
  expect((await ask()).body.count).toBe(0)
  await set({ mutedMails: ['mentions'] })
  expect((await write('note-of-mention2')).status).toBe(200)
  expect((await bob.client.call(getInboxConversation, about)).body.unread).toBe(true)
  expect((await ask()).body).toMatchObject({ count: 1, items: [{ ...item, notify: false }] })
  expect(await mails()).toBe(before + 1)
})

it('tells the pages of whom a note named that it is gone', async () => {
  const { agentId } = owner
  const cleo = await signUp(app)
  await addMember(app, owner, cleo, ['view', 'chats'])
  const { conversationId } = await say(await visitor(), 'Hello')
  const about = { params: { ...agent().params, conversationId } }
  const note = { ID: 'note-of-mention3', text: 'See', mentions: [cleo.email] }
  await owner.client.call(createNote, { ...about, body: note })
  const stream = await readLive(cleo.client, `/api/eu/v2/live?agentId=${agentId}`)
  await owner.client.call(removeNote, { params: { ...about.params, noteId: note.ID } })
  await stream.until((event) => event.type === 'read' && event.conversationId === conversationId)
  stream.close()
})

it('tells of a mention that was not looked at behind any number of those that were', async () => {
  const { agentId, workspaceId } = owner
  const dora = await signUp(app)
  const { email, client } = dora
  await addMember(app, owner, dora, ['view', 'chats'])
  const { mentions } = createInboxRepository(app.deps.stores)
  const at = Math.floor(app.clock.now() / 1000)
  const mention = (conversationId: string, more: object) => ({
    ...{ _id: ofMember(conversationId, email), conversationId, agentId, workspaceId, member: email },
    ...{ at, ...more },
  })
  const looked = Array.from({ length: 500 }, (_, each) => mention(`looked-at-${each}`, {}))
  await mentions('eu').insertMany([...looked, mention('not-looked-at', { unseenAt: at - 60 })])
  const reply = await client.call(getWaiting, { params, query: { workspaceId } })
  expect(reply.body).toMatchObject({ count: 1, items: [{ conversationId: 'not-looked-at' }] })
})

it('reads members once, however many of them have conversations', async () => {
  const ask = async () => {
    memberReads = 0
    const reply = await owner.client.call(getWaiting, { params, query: { workspaceId: owner.workspaceId } })
    expect(reply.status).toBe(200)
    return memberReads
  }
  await set({ officeHours: always })
  const reads: number[] = []
  for (let people = 0; people < 3; people += 1) {
    const member = await signUp(app)
    await addMember(app, owner, member, ['view', 'chats'])
    const { conversationId } = await say(await visitor(), 'I want to talk to a person')
    const about = { params: { ...agent().params, conversationId } }
    const assigned = await owner.client.call(saveCourse, { ...about, body: { assignee: member.email } })
    expect(assigned.status, assigned.text).toBe(200)
    reads.push(await ask())
  }
  expect(reads).toEqual([1, 1, 1])
})
