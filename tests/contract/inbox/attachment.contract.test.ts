import { expect, it } from 'vitest'
import { sendMemberMessage, takeConversation } from '#mocks/contracts/conversations/turn.contract.ts'
import { getVisitorAttachment } from '#mocks/contracts/embed/attachment.contract.ts'
import { createAttachment, getAttachment } from '#mocks/contracts/inbox/attachment.contract.ts'
import { createNote, listNotes, removeNote } from '#mocks/contracts/inbox/conversation.contract.ts'
import { removeInboxSelection } from '#mocks/contracts/inbox/selection.contract.ts'
import { refuseUnsent, unsentFiles } from '#mocks/contracts/inbox/unsent-files.ts'
import { fixtureLogo } from '#mocks/fixtures/onboarding/branding.fixtures.ts'
import { expectAnswer, expectError, onBothSides } from '../../harness/both-sides.ts'
import type { Client } from '../../harness/http-client.ts'
import type { World } from '../../harness/world.ts'

const absent = { code: 'not_found', message: 'This does not exist, or you have no access to it.' }
const signedOut = { code: 'unauthenticated', message: 'Please sign in.' }
const base64 = (text: string) => Buffer.from(text).toString('base64')
const menu = { name: 'Menu.txt', base64Payload: base64('Rye 4 €') }

/** A conversation of the owner's agent, and calls about it. */
async function chatOf(world: World) {
  const { conversationId } = await world.heldConversation()
  const params = { region: 'eu', agentId: world.agentId, conversationId }
  return {
    conversationId,
    params,
    give: (client: Client, body: object = menu) => client.call(createAttachment, { params, body }),
    read: (client: Client, attachmentId: string) =>
      client.call(getAttachment, { params: { ...params, attachmentId } }),
    take: (client: Client) => client.call(takeConversation, { params }),
    send: (client: Client, body: object) =>
      client.call(sendMemberMessage, { params, body: { text: '', clientId: 'client-id-0001', ...body } }),
    note: (client: Client, body: object) =>
      client.call(createNote, {
        params,
        body: { ID: world.newAgentId(), text: '', mentions: [], ...body },
      }),
  }
}

const lost = {
  code: 'validation_failed',
  message: 'Please check the highlighted fields.',
  fields: { attachments: 'A file is not there any more. Please remove it and attach it again.' },
}

onBothSides(createAttachment.id, (makeWorld) => {
  it.each([
    { name: 'Menu.txt', kept: 'Menu.txt', type: 'text/plain; charset=utf-8' },
    { name: '../../etc/passwd', kept: 'passwd.txt', type: 'text/plain; charset=utf-8' },
    { name: 'C:\\menus\\prices.csv', kept: 'prices.csv', type: 'text/csv; charset=utf-8' },
    {
      name: 'in\u202Evoice\r\nSet-Cookie: a=b.txt',
      kept: 'invoiceSet-Cookie_ a=b.txt',
      type: 'text/plain; charset=utf-8',
    },
    { name: '', kept: 'file.txt', type: 'text/plain; charset=utf-8' },
    { name: ' ...', kept: 'file.txt', type: 'text/plain; charset=utf-8' },
    {
      name: `${'ü'.repeat(300)}.json`,
      kept: `${'ü'.repeat(115)}.json`,
      type: 'application/json; charset=utf-8',
    },
    { name: 'سعر القائمة.txt', kept: 'سعر القائمة.txt', type: 'text/plain; charset=utf-8' },
  ])('calls $name what it may be called', async ({ name, kept, type }) => {
    const world = await makeWorld()
    const reply = await (await chatOf(world)).give(world.owner, { ...menu, name })
    expectAnswer(createAttachment, reply, 200)
    expect(reply.body).toEqual({ ID: reply.body.ID, name: kept, type, size: 9 })
  })

  it('keeps only so many of a member that are not sent', async () => {
    const world = await makeWorld()
    const { give, take, send } = await chatOf(world)
    await take(world.owner)
    const ids: string[] = []
    for (let at = 0; at < unsentFiles.most; at += 1) ids.push((await give(world.owner)).body.ID)
    const over = await give(world.owner)
    expectAnswer(createAttachment, over, 403)
    const { code, message } = refuseUnsent(
      ids.map(() => 9),
      9,
    )!
    expect(over.error).toMatchObject({ code, message })
    expectAnswer(sendMemberMessage, await send(world.owner, { attachments: ids.slice(0, 1) }), 200)
    expectAnswer(createAttachment, await give(world.owner), 200)
  })

  it('encodes pictures anew, and calls them so', async () => {
    const world = await makeWorld()
    const reply = await (await chatOf(world)).give(world.owner, {
      name: 'logo.jpg',
      base64Payload: fixtureLogo,
    })
    expectAnswer(createAttachment, reply, 200)
    expect(reply.body).toMatchObject({ name: 'logo.webp', type: 'image/webp' })
  })

  const anyKind = 'Only png, jpg, jpeg, gif, webp, pdf, txt, csv, json Files'
  it.each([
    { what: 'nothing', body: { name: 'a.txt', base64Payload: '' }, says: 'This file is empty.' },
    {
      what: 'markup',
      body: { name: 'a.txt', base64Payload: base64('<svg onload=alert(1)>') },
      says: anyKind,
    },
    { what: 'a page by its name', body: { name: 'a.html', base64Payload: base64('hello') }, says: anyKind },
    { what: 'a drawing by its name', body: { name: 'a.svg', base64Payload: base64('hello') }, says: anyKind },
    { what: 'an archive', body: { name: 'a.zip', base64Payload: base64('PK\u0003\u0004') }, says: anyKind },
    { what: 'text called a picture', body: { name: 'a.png', base64Payload: base64('hello') }, says: anyKind },
    {
      what: 'no base64',
      body: { name: 'a.txt', base64Payload: '!!!' },
      says: 'This file could not be read.',
    },
    {
      what: 'more than ten MB',
      body: { name: 'a.txt', base64Payload: Buffer.alloc(10_000_001, 'a').toString('base64') },
      says: 'Max size: 10 MBs',
    },
  ])('refuses $what', async ({ body, says }) => {
    const world = await makeWorld()
    const reply = await (await chatOf(world)).give(world.owner, body)
    expectError(createAttachment, reply, 422, { ...lost, fields: { base64Payload: says } })
  })

  it('takes ten MB', async () => {
    const world = await makeWorld()
    const base64Payload = Buffer.alloc(10_000_000, 'a').toString('base64')
    expectAnswer(
      createAttachment,
      await (await chatOf(world)).give(world.owner, { name: 'a', base64Payload }),
      200,
    )
  })

  it('is for members of the workspace alone', async () => {
    const world = await makeWorld()
    const chat = await chatOf(world)
    expectError(createAttachment, await chat.give(world.stranger), 404, absent)
    expectError(createAttachment, await chat.give(world.anonymous()), 401, signedOut)
  })
})

onBothSides(getAttachment.id, (makeWorld) => {
  it('is its giver’s own until it is sent, and every member’s then', async () => {
    const world = await makeWorld()
    const chat = await chatOf(world)
    const { ID } = (await chat.give(world.owner)).body
    expectError(getAttachment, await chat.read(world.member, ID), 404, absent)
    const own = await chat.read(world.owner, ID)
    expectAnswer(getAttachment, own, 200)
    expect(own.body).toEqual({
      ID,
      name: 'Menu.txt',
      type: 'text/plain; charset=utf-8',
      size: 9,
      base64: menu.base64Payload,
    })
    await chat.take(world.owner)
    await chat.send(world.owner, { attachments: [ID] })
    expectAnswer(getAttachment, await chat.read(world.member, ID), 200)
    expectError(getAttachment, await chat.read(world.stranger, ID), 404, absent)
    expectError(getAttachment, await chat.read(world.anonymous(), ID), 401, signedOut)
    expectError(getAttachment, await (await chatOf(world)).read(world.owner, ID), 404, absent)
  })

  it('is gone with its conversation', async () => {
    const world = await makeWorld()
    const chat = await chatOf(world)
    const { ID } = (await chat.give(world.owner)).body
    const { workspaceId } = world
    const body = { workspaceId, conversationIds: [chat.conversationId] }
    await world.owner.call(removeInboxSelection, { params: { region: 'eu' }, body })
    expectError(getAttachment, await chat.read(world.owner, ID), 404, absent)
  })
})

onBothSides(sendMemberMessage.id, (makeWorld) => {
  it('brings files, with or without a word, and is listed by their names', async () => {
    const world = await makeWorld()
    const chat = await chatOf(world)
    await chat.take(world.owner)
    const given = (await chat.give(world.owner)).body
    const sent = await chat.send(world.owner, { attachments: [given.ID] })
    expectAnswer(sendMemberMessage, sent, 200)
    expect(sent.body.message).toMatchObject({ role: 'member', blocks: [], attachments: [given] })
    expect(sent.body.card).toMatchObject({ lastRole: 'member', lastText: 'Menu.txt' })
    const again = await chat.send(world.owner, { attachments: [given.ID] })
    expect(again.body.message.id).toBe(sent.body.message.id)
  })

  it('says something or brings a file', async () => {
    const world = await makeWorld()
    const chat = await chatOf(world)
    await chat.take(world.owner)
    const fields = { text: 'Please enter a message to send.' }
    expectError(sendMemberMessage, await chat.send(world.owner, { text: ' ' }), 422, { ...lost, fields })
    expectError(sendMemberMessage, await chat.send(world.owner, { attachments: [] }), 422, {
      ...lost,
      fields,
    })
    const many = await chat.send(world.owner, { attachments: Array(6).fill('attachment-1') })
    const atMost = { attachments: 'Please attach at most 5 files.' }
    expectError(sendMemberMessage, many, 422, { ...lost, fields: atMost })
  })

  it('brings no file that is another’s, sent before, or of another conversation, and then none at all', async () => {
    const world = await makeWorld()
    const [chat, other] = [await chatOf(world), await chatOf(world)]
    await chat.take(world.owner)
    const mine = (await chat.give(world.owner)).body.ID
    const theirs = (await chat.give(world.member)).body.ID
    const elsewhere = (await other.give(world.owner)).body.ID
    for (const wrong of [theirs, elsewhere, 'nowhere-to-be-found']) {
      const reply = await chat.send(world.owner, { text: 'Here', attachments: [mine, wrong] })
      expectError(sendMemberMessage, reply, 422, lost)
    }
    const alone = { attachments: [mine], clientId: 'client-id-0002' }
    expectAnswer(sendMemberMessage, await chat.send(world.owner, alone), 200)
    const twice = await chat.send(world.owner, { attachments: [mine], clientId: 'client-id-0003' })
    expectError(sendMemberMessage, twice, 422, lost)
  })
})

onBothSides(createNote.id, (makeWorld) => {
  it('keeps files that members see, until it is deleted', async () => {
    const world = await makeWorld()
    const chat = await chatOf(world)
    const given = (await chat.give(world.owner)).body
    const kept = await chat.note(world.owner, { attachments: [given.ID] })
    expectAnswer(createNote, kept, 200)
    expect(kept.body).toMatchObject({ text: '', attachments: [given] })
    const notes = await world.member.call(listNotes, { params: chat.params })
    expect(notes.body.items[0]?.attachments).toEqual([given])
    expectAnswer(getAttachment, await chat.read(world.member, given.ID), 200)
    await world.owner.call(removeNote, { params: { ...chat.params, noteId: kept.body.ID } })
    expectError(getAttachment, await chat.read(world.owner, given.ID), 404, absent)
    const empty = await chat.note(world.owner, {})
    expectError(createNote, empty, 422, { ...lost, fields: { text: 'Please write a note.' } })
  })

  it('takes no other files where the same note comes again', async () => {
    const world = await makeWorld()
    const chat = await chatOf(world)
    const [first, second] = [(await chat.give(world.owner)).body, (await chat.give(world.owner)).body]
    const ID = world.newAgentId()
    await chat.note(world.owner, { ID, attachments: [first.ID] })
    for (const attachments of [[second.ID], [first.ID, 'nowhere-to-be-found']]) {
      const again = await chat.note(world.owner, { ID, attachments })
      expectAnswer(createNote, again, 200)
      expect(again.body.attachments).toEqual([first])
    }
    expectAnswer(createNote, await chat.note(world.owner, { attachments: [second.ID] }), 200)
    expectAnswer(getAttachment, await chat.read(world.member, first.ID), 200)
    const elsewhere = await (await chatOf(world)).note(world.owner, { ID, text: 'Here' })
    expectError(createNote, elsewhere, 404, absent)
  })
})

onBothSides(getVisitorAttachment.id, (makeWorld) => {
  it('is for visitors, and shows them nothing of other conversations', async () => {
    const world = await makeWorld()
    const chat = await chatOf(world)
    await chat.take(world.owner)
    const { ID: attachmentId } = (await chat.give(world.owner)).body
    await chat.send(world.owner, { attachments: [attachmentId] })
    const params = { region: 'eu', agentId: world.publishedAgentId, attachmentId }
    const visitor = await world.visitor()
    expectError(getVisitorAttachment, await visitor.call(getVisitorAttachment, { params }), 404, absent)
    const none = await world.anonymous().call(getVisitorAttachment, { params })
    expectError(getVisitorAttachment, none, 401, signedOut)
  })
})
