import { describe, expect, it } from 'vitest'
import {
  type ConversationDoc,
  createConversationRepository,
} from '#api/conversations/conversation.repository.ts'
import type { AttachmentDoc } from '#api/inbox/attachments.ts'
import { createCourseChange } from '#api/inbox/change-course.ts'
import { createInboxRepository, type MentionDoc, ofMember } from '#api/inbox/inbox.repository.ts'
import { createInboxRounds } from '#api/inbox/inbox-rounds.ts'
import { upgradeInbox } from '#api/inbox/upgrade-inbox.ts'
import { wordIds } from '#api/inbox/word-ids.ts'
import { createWordIndex } from '#api/inbox/word-index.ts'
import type { LiveEventDoc } from '#api/live/live-log.ts'
import { StoreUnavailableError } from '#api/store/errors.ts'
import type { DocStore } from '#api/store/store.ts'
import { sendTestMessage } from '#mocks/contracts/conversations/conversation.contract.ts'
import { messageId } from '#mocks/contracts/conversations/message-place.ts'
import {
  createNote,
  listNotes,
  removeNote,
  saveCourse,
  saveRead,
} from '#mocks/contracts/inbox/conversation.contract.ts'
import { listInbox, searchInbox } from '#mocks/contracts/inbox/list.contract.ts'
import { removeInboxSelection } from '#mocks/contracts/inbox/selection.contract.ts'
import { saveInboxSettings } from '#mocks/contracts/inbox/settings.contract.ts'
import { getWaiting } from '#mocks/contracts/inbox/waiting.contract.ts'
import { closedCourse } from '#mocks/contracts/live/courses.ts'
import { interceptStores, writeMethods } from '../harness/intercept-stores.ts'
import { setUpApp, setUpOwnerOfAgent } from '../harness/set-up.ts'
import { signUp } from '../harness/sign-up.ts'
import { addMember } from '../harness/workspace-people.ts'

const daySeconds = 86_400
const app = setUpApp()
const world = setUpOwnerOfAgent(app)
const params = { region: 'eu' } as const
const stores = () => app.deps.stores

async function talk(text: string, conversationId?: string): Promise<string> {
  const { client, agentId } = world
  const about = { region: 'eu', agentId }
  const { body } = await client.call(sendTestMessage, { params: about, body: { text, conversationId } })
  return body.conversationId
}

async function found(q: string): Promise<string[]> {
  const query = { workspaceId: world.workspaceId, q }
  const { body } = await world.client.call(searchInbox, { params, query })
  return body.items.map(({ conversation }) => conversation.id)
}

const about = (conversationId: string) => ({
  params: { region: 'eu', agentId: world.agentId, conversationId },
})
const held = (id: string) => createConversationRepository(stores()).conversations('eu').findOne({ _id: id })

describe('the words of messages', () => {
  it('are looked for beyond a conversation in which they were said hundreds of times', async () => {
    const other = await talk('Is the theorbo here?')
    const talkative = await talk('A theorbo!')
    const { words } = createInboxRepository(stores())
    await createWordIndex({ stores: stores() }).round()
    const later = Math.floor(app.deps.now() / 1000) + 60
    const said = Array.from({ length: 600 }, (_, at) =>
      wordIds(world.workspaceId, { _id: messageId(talkative, at), ts: later, text: 'theorbo' }),
    )
    await words('eu').insertMany(said.flat().map((_id) => ({ _id, agentId: world.agentId })))
    expect(await found('theorbo')).toContain(other)
  })

  it('are kept, each once, wherever a round was cut off', async () => {
    const id = await talk('Do you repair violins and cellos?')
    let written = 0
    for (let failAt = 1; failAt <= 2; failAt += 1) {
      const failing = interceptStores(stores(), async ({ method }, proceed) => {
        if (writeMethods.has(method)) written += 1
        if (written >= failAt) throw new StoreUnavailableError('told to')
        return proceed()
      })
      await expect(createWordIndex({ stores: failing }).round()).rejects.toThrow()
      written = 0
    }
    await Promise.all([
      createWordIndex({ stores: stores() }).round(),
      createWordIndex({ stores: stores() }).round(),
    ])
    expect((await held(id))?.wordsDue).toBe(0)
    expect(await found('cellos violins')).toEqual([id])
    await talk('And do you repair harps?', id)
    expect(await found('harps')).toEqual([id])
    expect(await found('violins')).toEqual([id])
  })

  it('are kept of what is said while others are, within the same second', async () => {
    const id = await talk('Do you sell oboes?')
    const due = (await held(id))?.wordsDue
    let isSaid = false
    const stores = interceptStores(app.deps.stores, async ({ collection, method }, proceed) => {
      if (collection === 'messageWords' && method === 'insertMany' && !isSaid) {
        isSaid = true
        await talk('And bassoons?', id)
        await app.deps.stores.eu
          .collection<ConversationDoc>('conversations')
          .updateOne({ _id: id }, { $set: { wordsDue: due } })
      }
      return proceed()
    })
    await createWordIndex({ stores }).round()
    await createWordIndex({ stores: app.deps.stores }).round()
    expect(isSaid).toBe(true)
    expect(await found('bassoons')).toEqual([id])
    expect((await held(id))?.wordsDue).toBe(0)
  })

  it('are kept of what was noted and sent as a file before those were searched', async () => {
    const id = await talk('Do you mend tubas?')
    const note = { ID: 'note-of-the-test9', text: 'A sousaphonist', mentions: [] }
    await world.client.call(createNote, { ...about(id), body: note })
    const { notes, words } = createInboxRepository(stores())
    const { messages, conversations } = createConversationRepository(stores())
    expect(await found('tubas')).toEqual([id])
    // As it was before: neither names of files nor notes had words.
    const first = (await messages('eu').find({ conversationId: id }).toArray())[0]!
    const attachments = [{ ID: 'file-of-the-test', name: 'euphonium.pdf', type: 'application/pdf', size: 1 }]
    await messages('eu').updateOne({ _id: first._id }, { $set: { attachments } as never })
    const file = { agentId: world.agentId, conversationId: id, usedBy: 'x', inNote: false, expiresAt: null }
    await stores()
      .eu.collection<AttachmentDoc>('files')
      .insertOne({ ...file, _id: 'file-of-the-test' } as never)
    await notes('eu').updateOne({ _id: note.ID }, { $unset: { wordsDue: '' } })
    const kept = (await words('eu').find({}).toArray()).filter(({ _id }) => _id.includes(`note:${note.ID}`))
    for (const { _id } of kept) await words('eu').deleteOne({ _id })
    expect([await found('euphonium'), await found('sousaphonist')]).toEqual([[], []])
    await upgradeInbox(stores(), 'eu', 0)
    expect([await found('euphonium'), await found('sousaphonist')]).toEqual([[id], [id]])
    expect((await conversations('eu').findOne({ _id: id }))?.wordsDue).toBe(0)
  })

  it('are kept of emoji that were said before those were searched', async () => {
    const id = await talk('Do you mend flugelhorns 🎺?')
    expect(await found('flugelhorns')).toEqual([id])
    const { words } = createInboxRepository(stores())
    const ofEmoji = (await words('eu').find({}).toArray()).filter(({ _id }) => _id.includes(':🎺:'))
    for (const { _id } of ofEmoji) await words('eu').deleteOne({ _id })
    expect(await found('flugelhorns 🎺')).toEqual([])
    await upgradeInbox(stores(), 'eu', 3)
    expect(await found('🎺 flugelhorns')).toEqual([id])
  })

  it('of a note are kept by nobody who was at it when it was deleted', async () => {
    const id = await talk('Hello')
    const note = { ID: 'note-of-the-test8', text: 'A contrabassoonist', mentions: [] }
    await world.client.call(createNote, { ...about(id), body: note })
    const { words } = createInboxRepository(stores())
    const removing = interceptStores(stores(), async ({ collection, method }, proceed) => {
      if (collection === 'messageWords' && method === 'insertMany') {
        await world.client.call(removeNote, {
          params: { ...about(id).params, noteId: note.ID },
        })
      }
      return proceed()
    })
    await createWordIndex({ stores: removing }).round()
    const left = await words('eu').find({}).toArray()
    expect(left.filter(({ _id }) => _id.includes(note.ID))).toEqual([])
  })

  it('go with their conversation, and notes and readers with them', async () => {
    const id = await talk('My secret word is xylophonist.')
    expect(await found('xylophonist')).toHaveLength(1)
    const note = { ID: 'note-of-the-test1', text: 'See the glockenspielist', mentions: [world.email] }
    expect((await world.client.call(createNote, { ...about(id), body: note })).status).toBe(200)
    expect(await found('glockenspielist')).toEqual([id])
    const body = { workspaceId: world.workspaceId, conversationIds: [id] }
    await world.client.call(removeInboxSelection, { params, body })
    expect(await found('xylophonist')).toEqual([])
    const { words, notes, mentions } = createInboxRepository(stores())
    const left = await words('eu').find({}).toArray()
    expect(left.filter(({ _id }) => _id.includes(id) || _id.includes(note.ID))).toEqual([])
    expect(await notes('eu').find({ conversationId: id }).toArray()).toEqual([])
    expect(await mentions('eu').find({ conversationId: id }).toArray()).toEqual([])
    expect((await world.client.call(listNotes, about(id))).status).toBe(404)
  })
})

describe('a snooze', () => {
  const snooze = (id: string, snoozedUntil: number | null) =>
    world.client.call(saveCourse, { ...about(id), body: { snoozedUntil } })

  it('ends at its time, and when the visitor writes', async () => {
    const [timed, waiting] = [await talk('One'), await talk('Two')]
    const now = Math.floor(app.clock.now() / 1000)
    await snooze(timed, now + 600)
    await snooze(waiting, 253_402_300_799)
    await createInboxRounds(app.deps).wake()
    expect((await held(timed))?.snoozedUntil).toBe(now + 600)
    app.clock.advance(601_000)
    await createInboxRounds(app.deps).wake()
    expect((await held(timed))?.snoozedUntil).toBeNull()
    expect((await held(waiting))?.snoozedUntil).toBe(253_402_300_799)
    await talk('Are you there?', waiting)
    expect((await held(waiting))?.snoozedUntil).toBeNull()
  })

  it('brings it back on top and unread, and tells whom it is assigned to until they look', async () => {
    const id = await talk('Later, please')
    await world.client.call(saveRead, { ...about(id), body: { read: true } })
    await world.client.call(saveCourse, { ...about(id), body: { assignee: world.email } })
    await snooze(id, Math.floor(app.clock.now() / 1000) + 600)
    const other = await talk('After it')
    app.clock.advance(601_000)
    await createInboxRounds(app.deps).wake()
    const query = { workspaceId: world.workspaceId }
    const { body } = await world.client.call(listInbox, { params, query })
    const at = (which: string) => body.items.findIndex((item) => item.id === which)
    expect(at(id)).toBeLessThan(at(other))
    expect(body.items[at(id)]).toMatchObject({ unread: true, assignee: world.email })
    const told = async () => {
      const { items } = (await world.client.call(getWaiting, { params, query })).body
      return items.filter(({ conversationId }) => conversationId === id)
    }
    expect(await told()).toMatchObject([{ why: 'woken' }])
    // What is put aside again, closed or given to nobody asks nothing of them.
    await snooze(id, 253_402_300_799)
    expect(await told()).toEqual([])
    await snooze(id, null)
    expect(await told()).toMatchObject([{ why: 'woken' }])
    await world.client.call(saveRead, { ...about(id), body: { read: true } })
    expect(await told()).toEqual([])
  })
})

describe('changes at the same moment', () => {
  it('lose no tag', async () => {
    const id = await talk('Hello')
    const tags = Array.from({ length: 4 }, (_, at) => `tag${at}`)
    const replies = await Promise.all(
      tags.map((tag) => world.client.call(saveCourse, { ...about(id), body: { addTags: [tag] } })),
    )
    const done = tags.filter((_, at) => replies[at]?.status === 200)
    expect(replies.every(({ status }) => status === 200 || status === 409)).toBe(true)
    expect([...((await held(id))?.tags ?? [])].sort()).toEqual(done)
  })
})

describe('a change while somebody else changes who answers', () => {
  it('takes nothing from them', async () => {
    const id = await talk('Hello')
    const { conversations } = createConversationRepository(stores())
    const theirs = { state: 'member', handledBy: 'member', assignee: 'anna@example.com' } as const
    let reads = 0
    const between = interceptStores(stores(), async ({ method, collection }, proceed) => {
      const read = await proceed()
      if (collection !== 'conversations' || method !== 'findOne') return read
      reads += 1
      if (reads === 1)
        await conversations('eu').updateOne({ _id: id }, { $set: { ...theirs, snoozedUntil: 4e9 } })
      return read
    })
    const turn = {
      region: 'eu',
      agent: { ID: world.agentId },
      conversationId: id,
      email: world.email,
    } as const
    await createCourseChange({ ...app.deps, stores: between }).change(turn, { addTags: ['x'] })
    expect(await held(id)).toMatchObject({ ...theirs, snoozedUntil: 4e9, tags: ['x'] })
  })
})

describe('a mention', () => {
  const waiting = async (client: typeof world.client) => {
    const { body } = await client.call(getWaiting, { params, query: { workspaceId: world.workspaceId } })
    return body.items.filter(({ why }) => why === 'mentioned').map(({ conversationId }) => conversationId)
  }

  it('that was kept before it said since when it is unseen is told of as it was', async () => {
    const [unseen, seen] = [await talk('Hello'), await talk('Hello')]
    const { mentions } = createInboxRepository(stores())
    const early: DocStore<MentionDoc & { unseen?: boolean }> = mentions('eu')
    const at = Math.floor(app.clock.now() / 1000)
    const { agentId, workspaceId, email: member } = world
    for (const [conversationId, isUnseen] of [
      [unseen, true],
      [seen, false],
    ] as const) {
      const _id = ofMember(conversationId, member)
      await early.insertOne({ _id, conversationId, agentId, workspaceId, member, at, unseen: isUnseen })
    }
    expect(await waiting(world.client)).toEqual([])
    for (let times = 0; times < 2; times += 1) {
      await upgradeInbox(stores(), 'eu', 2)
      expect(await waiting(world.client)).toEqual([unseen])
    }
    await world.client.call(saveRead, { ...about(unseen), body: { read: true } })
    await upgradeInbox(stores(), 'eu', 2)
    expect(await waiting(world.client)).toEqual([])
  })

  it('is told of once until its member looked, whoever names them and looks at the same moment', async () => {
    const id = await talk('Hello')
    const named = await signUp(app)
    await addMember(app, world, named, ['view', 'chats'])
    const write = (each: number) =>
      world.client.call(createNote, {
        ...about(id),
        body: { ID: `note-of-the-race-${each}`, text: 'See', mentions: [named.email] },
      })
    const look = () => named.client.call(saveRead, { ...about(id), body: { read: true } })
    for (let round = 0; round < 3; round += 1) {
      const acts = Array.from({ length: 8 }, (_, each) =>
        each % 2 === 0 ? write(10 * round + each) : look(),
      )
      for (const { status } of await Promise.all(acts)) expect(status).toBe(200)
      await write(10 * round + 9)
      expect(await waiting(named.client)).toEqual([id])
      await Promise.all([look(), look()])
      expect(await waiting(named.client)).toEqual([])
    }
  })
})

describe('a note that is deleted', () => {
  it('takes what it alone named along', async () => {
    const id = await talk('Hello')
    const { mentions } = createInboxRepository(stores())
    const named = () => mentions('eu').find({ conversationId: id }).toArray()
    const notes = ['note-of-the-test2', 'note-of-the-test3']
    for (const ID of notes) {
      await world.client.call(createNote, {
        ...about(id),
        body: { ID, text: 'See', mentions: [world.email] },
      })
    }
    for (const [noteId, left] of [
      [notes[0], 1],
      [notes[1], 0],
    ] as const) {
      const { params } = about(id)
      await world.client.call(removeNote, { params: { ...params, noteId: noteId ?? '' } })
      expect(await named()).toHaveLength(left)
    }
  })
})

describe('closing what is quiet', () => {
  it('happens after the days that were set, and leaves alone who waits for a person and what was put aside', async () => {
    const [quiet, waiting, late, aside] = [
      await talk('One'),
      await talk('Two'),
      await talk('Three'),
      await talk('Four'),
    ]
    const { conversations } = createConversationRepository(stores())
    await conversations('eu').updateOne({ _id: waiting }, { $set: { state: 'waiting' } })
    await conversations('eu').updateOne({ _id: aside }, { $set: { snoozedUntil: 253_402_300_799 } })
    const asked = await talk('Five')
    await conversations('eu').updateOne({ _id: asked }, { $set: { askedTeamAt: 5 } })
    const body = { workspaceId: world.workspaceId, autoCloseDays: 3 }
    await world.client.call(saveInboxSettings, { params, body })
    app.clock.advance(4 * daySeconds * 1000)
    await talk('Still here', late)
    await conversations('eu').updateOne(
      { _id: quiet },
      { $set: { state: 'member', handledBy: 'member', assignee: world.email, waitingSince: 5 } },
    )
    const told = await app.deps.stores.eu
      .collection<LiveEventDoc>('liveEvents')
      .countDocuments({ conversationId: late })
    await createInboxRounds(app.deps).close()
    // As when somebody closes it.
    expect(await held(quiet)).toMatchObject(closedCourse)
    expect(
      await app.deps.stores.eu
        .collection<LiveEventDoc>('liveEvents')
        .countDocuments({ conversationId: late }),
    ).toBe(told)
    expect((await held(waiting))?.state).toBe('waiting')
    expect((await held(late))?.state).toBe('open')
    expect(await held(aside)).toMatchObject({ state: 'open', snoozedUntil: 253_402_300_799 })
    expect(await held(asked)).toMatchObject({ state: 'open', askedTeamAt: 5 })
  })
})
