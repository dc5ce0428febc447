// Races: a file is taken away while it is sent; somebody is faster with a note's id, or takes the conversation.
import { beforeEach, describe, expect, it } from 'vitest'
import {
  type ConversationDoc,
  createConversationRepository,
} from '#api/conversations/conversation.repository.ts'
import { createFileRepository, type FileDoc } from '#api/files/file.repository.ts'
import { createFileSweep } from '#api/files/sweep.ts'
import { type AttachmentDoc, createAttachments, removeAttachments } from '#api/inbox/attachments.ts'
import { createInboxRepository } from '#api/inbox/inbox.repository.ts'
import { StoreUnavailableError } from '#api/store/errors.ts'
import { sendMemberMessage, takeConversation } from '#mocks/contracts/conversations/turn.contract.ts'
import { createAttachment, getAttachment } from '#mocks/contracts/inbox/attachment.contract.ts'
import { createNote } from '#mocks/contracts/inbox/conversation.contract.ts'
import { type Intercept, interceptStores, type StoreCall } from '../harness/intercept-stores.ts'
import { setUpApp, setUpOwnerOfAgent } from '../harness/set-up.ts'
import { newAgentId } from '../harness/sign-up.ts'
import { takenChat } from '../harness/workspace-people.ts'

const asUsual: Intercept = (_, proceed) => proceed()
let intercept = asUsual
const app = setUpApp({
  wrapStores: (stores) => interceptStores(stores, (call, proceed) => intercept(call, proceed)),
})
const owner = setUpOwnerOfAgent(app)
const records = () => createFileRepository(app.deps.stores).files('eu')
const recordOf = (_id: string) => records().findOne<AttachmentDoc>({ _id })
const dayLater = () => app.clock.now() + 25 * 60 * 60 * 1000
const sweepLater = () => createFileSweep({ ...app.deps, now: dayLater }).removeExpired('eu')

beforeEach(() => {
  intercept = asUsual
})

/** Does something before the first call of this kind, or throws in its place. */
function aheadOf(
  { collection, method }: Pick<StoreCall, 'collection' | 'method'>,
  act: () => Promise<unknown>,
) {
  let isDone = false
  intercept = async (call, proceed) => {
    if (!isDone && call.collection === collection && call.method === method) {
      isDone = true
      await act()
    }
    return proceed()
  }
}

const failing = () => Promise.reject(new StoreUnavailableError('told to'))

/** A conversation the owner took over, with a file they gave it. */
async function chat() {
  const { agentId, client } = owner
  const { conversationId, params } = await takenChat(app, client, agentId)
  const body = { name: 'menu.txt', base64Payload: btoa('Rye 4') }
  const { ID } = (await client.call(createAttachment, { params, body })).body
  const send = () =>
    client.call(sendMemberMessage, { params, body: { text: '', clientId: newAgentId(), attachments: [ID] } })
  const note = (noteId = newAgentId()) =>
    client.call(createNote, { params, body: { ID: noteId, text: '', mentions: [], attachments: [ID] } })
  const read = () => client.call(getAttachment, { params: { ...params, attachmentId: ID } })
  return { conversationId, params, ID, send, note, read }
}

describe('a file that was taken away', () => {
  it('is not given back, nor kept, by who was sending it', async () => {
    const { conversationId, ID } = await chat()
    const { claim, keep, giveBack } = createAttachments(app.deps)
    const usedBy = 'client-id-of-it'
    const sending = { region: 'eu', conversationId, by: owner.email, usedBy, inNote: false } as const
    const files = await claim(sending, [ID])
    await removeAttachments(app.deps.stores, 'eu', { conversationId })
    await giveBack(sending)
    await keep(sending, files)
    expect(await recordOf(ID)).toMatchObject({ expiresAt: 0, usedBy })
  })
})

describe.each(['send', 'note'] as const)('whoever is cut off in a %s with a file', (how) => {
  const collection = how === 'send' ? 'messages' : 'conversationNotes'

  it('before it is kept, leaves a file that goes after a day', async () => {
    const held = await chat()
    aheadOf({ collection, method: 'insertOne' }, failing)
    expect((await held[how]()).status).toBe(503)
    const { path = '', usedBy } = (await recordOf(held.ID)) ?? {}
    expect(usedBy).not.toBe('')
    await sweepLater()
    expect(await recordOf(held.ID)).toBeNull()
    expect(await app.deps.files.read(path)).toBeNull()
  })

  it('after it is kept, leaves a file that stays', async () => {
    const held = await chat()
    aheadOf({ collection: 'files', method: 'updateOne' }, failing)
    expect((await held[how]()).status).toBe(200)
    expect((await recordOf(held.ID))?.expiresAt).toBeGreaterThan(app.clock.now())
    await sweepLater()
    expect(await recordOf(held.ID)).toMatchObject({ expiresAt: null })
    expect((await held.read()).status).toBe(200)
  })
})

describe('a file may be sent after all', () => {
  it('where the conversation was taken while it was being sent', async () => {
    const held = await chat()
    const { conversations } = createConversationRepository(app.deps.stores)
    const others: Partial<ConversationDoc> = { state: 'open', handledBy: 'agent', assignee: '' }
    aheadOf({ collection: 'messages', method: 'insertOne' }, () =>
      conversations('eu').updateOne({ _id: held.conversationId }, { $set: others }),
    )
    expect((await held.send()).status).toBe(409)
    expect(await recordOf(held.ID)).toMatchObject({ usedBy: '' })
    await owner.client.call(takeConversation, { params: held.params })
    expect((await held.send()).status).toBe(200)
  })

  it('where its note’s id was taken in another conversation meanwhile', async () => {
    const [held, other] = [await chat(), await chat()]
    const noteId = newAgentId()
    aheadOf({ collection: 'conversationNotes', method: 'insertOne' }, () => other.note(noteId))
    expect((await held.note(noteId)).status).toBe(404)
    expect((await held.send()).status).toBe(200)
    expect(await recordOf(other.ID)).toMatchObject({ usedBy: noteId, expiresAt: null })
  })

  it('and the same note at the same moment keeps what it names', async () => {
    const held = await chat()
    const noteId = newAgentId()
    const { notes } = createInboxRepository(app.deps.stores)
    aheadOf({ collection: 'conversationNotes', method: 'insertOne' }, () => held.note(noteId))
    expect((await held.note(noteId)).status).toBe(200)
    expect(await notes('eu').countDocuments({ conversationId: held.conversationId })).toBe(1)
    expect(await recordOf(held.ID)).toMatchObject({ usedBy: noteId, expiresAt: null })
  })
})

describe('files that cannot be removed', () => {
  const overdue = (name: string): FileDoc => ({
    _id: name,
    workspaceId: 'w',
    agentId: 'a',
    path: `eu/w/a/${name}`,
    size: 1,
    createdAt: 0,
    expiresAt: 1,
  })
  const stuck = (path: string) => path.includes('stuck-')
  const deps = () => ({
    ...app.deps,
    files: {
      ...app.deps.files,
      remove: async (path: string) => {
        if (stuck(path)) throw new Error('told to')
      },
    },
  })

  it('keep none of the others, and are met again', async () => {
    await records().insertMany(['stuck-0', 'over-1', 'over-2'].map(overdue))
    await createFileSweep(deps()).removeExpired('eu')
    const left = await records().find({ workspaceId: 'w' }).toArray()
    expect(left.map(({ _id }) => _id)).toEqual(['stuck-0'])
    const logged = app.log.lines().filter(({ msg }) => msg === 'files.remove_failed')
    expect(logged).toMatchObject([{ file: 'stuck-0' }])
    await createFileSweep(app.deps).removeExpired('eu')
    expect(await records().countDocuments({ workspaceId: 'w' })).toBe(0)
  })

  it('end the round, however many they are', async () => {
    await records().insertMany(Array.from({ length: 501 }, (_, at) => overdue(`stuck-${at}`)))
    await createFileSweep(deps()).removeExpired('eu')
    expect(await records().countDocuments({ workspaceId: 'w' })).toBe(501)
    await records().deleteMany({ workspaceId: 'w' })
  })
})
