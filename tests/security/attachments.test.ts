// Races: several messages bring one file; also who gets files, what they may be, and that none is left behind.
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { createFileRepository } from '#api/files/file.repository.ts'
import { createFileSweep } from '#api/files/sweep.ts'
import { sendMemberMessage } from '#mocks/contracts/conversations/turn.contract.ts'
import { removeVisitor } from '#mocks/contracts/conversations/visitor.contract.ts'
import { getVisitorAttachment } from '#mocks/contracts/embed/attachment.contract.ts'
import { listVisitorMessages } from '#mocks/contracts/embed/embed.contract.ts'
import { tooManyPixels } from '#mocks/contracts/files/upload-rules.ts'
import { createAttachment, getAttachment } from '#mocks/contracts/inbox/attachment.contract.ts'
import { createNote, removeNote } from '#mocks/contracts/inbox/conversation.contract.ts'
import { createInboxExport, removeInboxSelection } from '#mocks/contracts/inbox/selection.contract.ts'
import type { HttpClient } from '../harness/http-client.ts'
import { hugePng } from '../harness/huge-png.ts'
import { setUpApp, setUpOwnerOfAgent } from '../harness/set-up.ts'
import { newAgentId } from '../harness/sign-up.ts'
import { agentKeyClient, takenChat, visitorClient, workspaceKeyClient } from '../harness/workspace-people.ts'

const app = setUpApp()
const owner = setUpOwnerOfAgent(app)
const stranger = setUpOwnerOfAgent(app)

const base64 = (bytes: Buffer | string) => Buffer.from(bytes).toString('base64')
const records = () => createFileRepository(app.deps.stores).files('eu')
const sweep = () => createFileSweep(app.deps).removeExpired('eu')

/** A visitor whose conversation the owner took over. */
const chat = () => takenChat(app, owner.client, owner.agentId)

type Chat = Awaited<ReturnType<typeof chat>>

const give = ({ params }: Chat, bytes: Buffer | string, name = 'menu.txt') =>
  owner.client.call(createAttachment, { params, body: { name, base64Payload: base64(bytes) } })
const send = ({ params }: Chat, ID: string) =>
  owner.client.call(sendMemberMessage, {
    params,
    body: { text: '', clientId: newAgentId(), attachments: [ID] },
  })
const note = ({ params }: Chat, ID: string) =>
  owner.client.call(createNote, {
    params,
    body: { ID: newAgentId(), text: '', mentions: [], attachments: [ID] },
  })
const readAs = (visitor: HttpClient, attachmentId: string, agentId = owner.agentId) =>
  visitor.call(getVisitorAttachment, { params: { region: 'eu', agentId, attachmentId } })
const readBy = (client: HttpClient, { params }: Chat, attachmentId: string) =>
  client.call(getAttachment, { params: { ...params, attachmentId } })

describe('a file that was sent', () => {
  it('is its visitor’s, and nobody else’s', async () => {
    const [one, other] = [await chat(), await chat()]
    const { ID } = (await give(one, 'Rye 4 €')).body
    expect((await readAs(one.visitor, ID)).status).toBe(404)
    await send(one, ID)
    const read = await readAs(one.visitor, ID)
    expect(read.body).toMatchObject({ name: 'menu.txt', base64: base64('Rye 4 €') })
    const listed = await one.visitor.call(listVisitorMessages, {
      params: { region: 'eu', agentId: owner.agentId },
    })
    expect(listed.body.items.at(-1)).toMatchObject({ role: 'member', attachments: [{ ID, size: 9 }] })
    expect(JSON.stringify(listed.body)).not.toMatch(/chat-|files\/|@/)

    expect((await readAs(other.visitor, ID)).status).toBe(404)
    const away = await visitorClient(app, 'eu', stranger.agentId)
    expect((await readAs(away, ID)).status).toBe(404)
    expect((await readAs(away, ID, stranger.agentId)).status).toBe(404)
    expect((await readAs(owner.client, ID)).status).toBe(401)
    expect((await readBy(one.visitor, one, ID)).status).toBe(401)
    expect((await readBy(stranger.client, one, ID)).status).toBe(404)
    expect((await readBy(owner.client, other, ID)).status).toBe(404)
    const foreign = { ...one, params: { ...one.params, agentId: stranger.agentId } }
    expect((await readBy(stranger.client, foreign, ID)).status).toBe(404)
  })

  it('is answered as data that nothing shows or runs, and has no address of its own', async () => {
    const held = await chat()
    const { ID } = (await give(held, 'hello <script>alert(1)</script>')).body
    await send(held, ID)
    const address = `/api/eu/v2/agents/${owner.agentId}/convos/${held.conversationId}/attachments/${ID}`
    const served = await owner.client.fetch(address)
    expect(Object.fromEntries(served.headers)).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'; base-uri 'none'",
    })
    const path = (await records().findOne({ _id: ID }))?.path ?? ''
    expect(path).toContain(`/chat-${ID}.txt`)
    expect(await app.deps.files.read(path)).not.toBeNull()
    expect((await app.client().fetch(`/files/${path}`)).status).toBe(404)
    expect((await app.client().fetch(`/files/${path.replace('chat-', '')}`)).status).toBe(404)
  })

  it('goes with one of several messages that bring it at once', async () => {
    const held = await chat()
    const { ID } = (await give(held, 'once')).body
    const statuses = (await Promise.all([send(held, ID), send(held, ID), note(held, ID)])).map(
      ({ status }) => status,
    )
    expect(statuses.sort()).toEqual([200, 422, 422])
  })

  it('is named in exports, where a name is no formula', async () => {
    const held = await chat()
    await send(held, (await give(held, 'a', '=cmd().txt')).body.ID)
    const { workspaceId } = owner
    const body = { workspaceId, conversationIds: [held.conversationId], format: 'csv' as const }
    const exported = await owner.client.call(createInboxExport, { params: { region: 'eu' }, body })
    expect(exported.body.text).toContain(',File: =cmd().txt,')
  })
})

describe('a file of a note', () => {
  it('never reaches the visitor, by no key of an agent either, and goes with its note', async () => {
    const held = await chat()
    const { ID } = (await give(held, 'Owes us 20 €')).body
    const kept = (await note(held, ID)).body
    expect((await readAs(held.visitor, ID)).status).toBe(404)
    const listed = await held.visitor.call(listVisitorMessages, {
      params: { region: 'eu', agentId: owner.agentId },
    })
    expect(listed.text).not.toContain('menu.txt')
    expect((await send(held, ID)).status).toBe(422)
    expect((await readBy(await agentKeyClient(app, owner, owner.agentId), held, ID)).status).toBe(403)
    expect((await readBy(await workspaceKeyClient(app, owner), held, ID)).status).toBe(200)
    const { path = '' } = (await records().findOne({ _id: ID })) ?? {}
    await owner.client.call(removeNote, { params: { ...held.params, noteId: kept.ID } })
    expect((await readBy(owner.client, held, ID)).status).toBe(404)
    await sweep()
    expect(await app.deps.files.read(path)).toBeNull()
  })
})

describe('a picture', () => {
  it('is made anew: where it was taken, and what was hidden in it, is gone', async () => {
    const hidden = '<script>alert("GIFAR")</script>'
    const photo = await sharp({ create: { width: 2400, height: 40, channels: 3, background: '#b4532a' } })
      .withExif({ IFD0: { Copyright: hidden }, IFD3: { GPSLatitude: '52/1 31/1 0/1' } })
      .jpeg()
      .toBuffer()
    const held = await chat()
    const given = (await give(held, Buffer.concat([photo, Buffer.from(hidden)]), 'photo.jpg')).body
    expect(given).toMatchObject({ name: 'photo.webp', type: 'image/webp' })
    await send(held, given.ID)
    const bytes = Buffer.from((await readAs(held.visitor, given.ID)).body.base64, 'base64')
    const { width, exif } = await sharp(bytes).metadata()
    expect({ width, exif }).toEqual({ width: 1920, exif: undefined })
    expect(bytes.includes('GIFAR')).toBe(false)
  })

  it('of more pixels than are unpacked is refused, and that is said', async () => {
    const reply = await give(await chat(), hugePng(5001), 'photo.jpg')
    expect(reply.status).toBe(422)
    expect(reply.error?.fields).toEqual({ base64Payload: tooManyPixels })
  })

  it.each([
    ['that is a drawing', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>')],
    ['that is a page', () => Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['that only begins like one', () => Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')],
    ['that is a program', () => Buffer.from('MZ\x90\x00', 'latin1')],
  ])('%s is refused', async (_, make) => {
    expect((await give(await chat(), make(), 'photo.png')).status).toBe(422)
  })
})

describe('what is gone leaves no file', () => {
  it.each([
    {
      how: 'by deleting the conversation',
      remove: ({ conversationId }: Chat) =>
        owner.client.call(removeInboxSelection, {
          params: { region: 'eu' },
          body: { workspaceId: owner.workspaceId, conversationIds: [conversationId] },
        }),
    },
    {
      how: 'by erasing the visitor',
      remove: ({ conversationId }: Chat) =>
        owner.client.call(removeVisitor, {
          params: { region: 'eu', agentId: owner.agentId },
          body: { conversationId },
        }),
    },
  ])('$how', async ({ remove }) => {
    const held = await chat()
    const sent = (await give(held, 'sent')).body.ID
    const noted = (await give(held, 'noted')).body.ID
    await send(held, sent)
    await note(held, noted)
    const unsent = (await give(held, 'unsent')).body.ID
    const ids = [sent, noted, unsent]
    const paths = await Promise.all(ids.map(async (_id) => (await records().findOne({ _id }))?.path ?? ''))
    expect((await remove(held)).status).toBe(200)
    expect((await readAs(held.visitor, sent)).status).toBe(404)
    for (const id of ids) expect((await readBy(owner.client, held, id)).status).toBe(404)
    await sweep()
    for (const path of paths) expect(await app.deps.files.read(path)).toBeNull()
    expect(await records().countDocuments({ _id: { $in: ids } })).toBe(0)
  })

  it('after a day in which it was sent with nothing; what was sent stays', async () => {
    const held = await chat()
    const sent = (await give(held, 'sent')).body.ID
    await send(held, sent)
    const unsent = (await give(held, 'unsent')).body.ID
    const later = { ...app.deps, now: () => app.clock.now() + 25 * 60 * 60 * 1000 }
    await createFileSweep(later).removeExpired('eu')
    expect(await records().findOne({ _id: unsent })).toBeNull()
    expect((await readBy(owner.client, held, sent)).status).toBe(200)
  })
})
