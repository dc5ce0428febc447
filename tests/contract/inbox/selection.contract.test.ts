import { expect, it } from 'vitest'
import { getAgent } from '#mocks/contracts/agents/agent.contract.ts'
import { getInboxConversation } from '#mocks/contracts/inbox/conversation.contract.ts'
import { organisationReason } from '#mocks/contracts/inbox/organisation-settings.ts'
import {
  createInboxExport,
  removeInboxSelection,
  saveInboxSelection,
} from '#mocks/contracts/inbox/selection.contract.ts'
import { getInboxSettings, saveInboxSettings } from '#mocks/contracts/inbox/settings.contract.ts'
import { openLiveStream } from '#mocks/contracts/live/live.contract.ts'
import { ofTestChat } from '#mocks/contracts/live/turn.refusals.ts'
import { csvCell } from '#mocks/contracts/shared/csv.ts'
import { expectAnswer, expectError, onBothSides } from '../../harness/both-sides.ts'
import type { Client } from '../../harness/http-client.ts'
import { talk } from './talk.ts'

const absent = { code: 'not_found', message: 'This does not exist, or you have no access to it.' }
const signedOut = { code: 'unauthenticated', message: 'Please sign in.' }
const params = { region: 'eu' } as const

onBothSides(saveInboxSelection.id, (makeWorld) => {
  it('changes each that is there, and says which is not', async () => {
    const world = await makeWorld()
    const { workspaceId, agentId } = world
    const ids = [await talk(world), 'never-made-at-all'] as const
    const body = {
      workspaceId,
      conversationIds: [...ids],
      change: { addTags: ['late'], priority: 'low' as const },
    }
    const reply = await world.owner.call(saveInboxSelection, { params, body })
    expectAnswer(saveInboxSelection, reply, 200)
    expect(reply.body.results).toEqual([
      { id: ids[0], ok: true },
      { id: ids[1], ok: false, reason: absent.message },
    ])
    const about = { region: 'eu', agentId, conversationId: ids[0] }
    const { body: changed } = await world.owner.call(getInboxConversation, { params: about })
    expect(changed).toMatchObject({ tags: ['late'], priority: 'low' })
  })

  it('closes those of visitors, and leaves a test chat as it was', async () => {
    const world = await makeWorld()
    const { workspaceId, agentId } = world
    const { conversationId } = await world.heldConversation()
    const testChat = await talk(world)
    const body = {
      workspaceId,
      conversationIds: [conversationId, testChat],
      change: { close: true as const, addTags: ['done'] },
    }
    const reply = await world.owner.call(saveInboxSelection, { params, body })
    expectAnswer(saveInboxSelection, reply, 200)
    expect(reply.body.results).toEqual([
      { id: conversationId, ok: true },
      { id: testChat, ok: false, reason: ofTestChat.message },
    ])
    const look = async (id: string) => {
      const about = { region: 'eu', agentId, conversationId: id }
      return (await world.owner.call(getInboxConversation, { params: about })).body
    }
    expect(await look(conversationId)).toMatchObject({ state: 'closed', tags: ['done'] })
    expect(await look(testChat)).toMatchObject({ state: 'open', tags: [] })
  })

  it('tells whoever follows what changed, and what is gone', async () => {
    const world = await makeWorld()
    const { workspaceId, agentId } = world
    const { conversationId } = await world.heldConversation()
    const follow = async (after?: string) =>
      (await world.owner.call(openLiveStream, { params, query: { workspaceId, ...(after && { after }) } }))
        .body
    const { lastId } = await follow()
    const chosen = { workspaceId, conversationIds: [conversationId] }
    await world.owner.call(saveInboxSelection, {
      params,
      body: { ...chosen, change: { priority: 'high' as const } },
    })
    const changed = await follow(lastId)
    expect(changed.events).toMatchObject([
      { type: 'course', conversationId, agentId, card: { priority: 'high' } },
    ])
    await world.owner.call(removeInboxSelection, { params, body: { ...chosen, ofVisitor: true } })
    expect((await follow(changed.lastId)).events).toMatchObject([
      { type: 'removed', conversationId, agentId },
    ])
  })

  it('is a 404 for a stranger, a 401 signed out, a 422 for nothing chosen, too many or a stranger', async () => {
    const world = await makeWorld()
    const { workspaceId } = world
    const send = (client = world.owner, conversationIds = ['never-made-at-all'], change: object = {}) =>
      client.call(saveInboxSelection, { params, body: { workspaceId, conversationIds, change } })
    expectError(saveInboxSelection, await send(world.stranger), 404, absent)
    expectError(saveInboxSelection, await send(world.anonymous()), 401, signedOut)
    expectAnswer(saveInboxSelection, await send(world.owner, []), 422)
    const many = Array.from({ length: 101 }, (_, at) => `conversation-${at}`)
    expectAnswer(saveInboxSelection, await send(world.owner, many), 422)
    expectAnswer(saveInboxSelection, await send(world.owner, undefined, { assignee: world.newEmail() }), 422)
  })
})

onBothSides(removeInboxSelection.id, (makeWorld) => {
  it('deletes what was said for good, and the rest of its visitor where asked for', async () => {
    const world = await makeWorld()
    const { workspaceId, agentId } = world
    const [first, second] = [
      await talk(world, 'A person, please: ada@cafe.example'),
      await talk(world, 'A person, please: ada@cafe.example'),
    ]
    const body = { workspaceId, conversationIds: [first, 'never-made-at-all'] }
    const reply = await world.owner.call(removeInboxSelection, { params, body })
    expectAnswer(removeInboxSelection, reply, 200)
    expect(reply.body.removed).toEqual([first])
    const look = (conversationId: string) =>
      world.owner.call(getInboxConversation, { params: { region: 'eu', agentId, conversationId } })
    expectError(getInboxConversation, await look(first), 404, absent)
    expect((await look(second)).status).toBe(200)
    const rest = { workspaceId, conversationIds: [second], ofVisitor: true }
    expect((await world.owner.call(removeInboxSelection, { params, body: rest })).body.removed).toEqual([
      second,
    ])
  })

  it('is a 404 for a stranger, a 401 signed out and a 422 for nothing chosen', async () => {
    const world = await makeWorld()
    const body = { workspaceId: world.workspaceId, conversationIds: ['never-made-at-all'] }
    expectError(
      removeInboxSelection,
      await world.stranger.call(removeInboxSelection, { params, body }),
      404,
      absent,
    )
    const anyone = await world.anonymous().call(removeInboxSelection, { params, body })
    expectError(removeInboxSelection, anyone, 401, signedOut)
    const none = { ...body, conversationIds: [] }
    expectAnswer(
      removeInboxSelection,
      await world.owner.call(removeInboxSelection, { params, body: none }),
      422,
    )
  })
})

onBothSides(createInboxExport.id, (makeWorld) => {
  it('writes a row per message, in which nothing is a formula', async () => {
    const world = await makeWorld()
    const { workspaceId, agentId } = world
    const agent = await world.owner.call(getAgent, { params: { ...params, agentId } })
    const id = await talk(world, '=HYPERLINK("https://evil.example","Open")')
    const send = (format: 'csv' | 'json') =>
      world.owner.call(createInboxExport, { params, body: { workspaceId, conversationIds: [id], format } })
    const csv = await send('csv')
    expectAnswer(createInboxExport, csv, 200)
    expect(csv.body).toMatchObject({ name: 'conversations.csv', cut: false })
    expect(csv.body.text).toContain(`"'=HYPERLINK(""https://evil.example"",""Open"")"`)
    // An id may begin as a formula does.
    const start = [id, agentId, agent.body.title].map(csvCell).join(',')
    expect(csv.body.text).toContain(`${start},`)
    const [held] = JSON.parse((await send('json')).body.text)
    expect(held).toMatchObject({ id, messages: [{ role: 'user' }, { role: 'assistant' }] })
  })

  it('is a 404 for a stranger, a 401 signed out and a 422 for another format', async () => {
    const world = await makeWorld()
    const body = {
      workspaceId: world.workspaceId,
      conversationIds: ['never-made-at-all'],
      format: 'csv' as const,
    }
    expectError(
      createInboxExport,
      await world.stranger.call(createInboxExport, { params, body }),
      404,
      absent,
    )
    const anyone = await world.anonymous().call(createInboxExport, { params, body })
    expectError(createInboxExport, anyone, 401, signedOut)
    const wrong = { ...body, format: 'xls' as 'csv' }
    expectAnswer(createInboxExport, await world.owner.call(createInboxExport, { params, body: wrong }), 422)
  })
})

onBothSides(getInboxSettings.id, (makeWorld) => {
  it('starts empty and is the workspace’s alone', async () => {
    const world = await makeWorld()
    const query = { workspaceId: world.workspaceId }
    const reply = await world.member.call(getInboxSettings, { params, query })
    expectAnswer(getInboxSettings, reply, 200)
    expect(reply.body).toMatchObject({ canned: [], macros: [], views: [], rev: 0 })
    expectError(getInboxSettings, await world.stranger.call(getInboxSettings, { params, query }), 404, absent)
    expectError(
      getInboxSettings,
      await world.anonymous().call(getInboxSettings, { params, query }),
      401,
      signedOut,
    )
  })
})

onBothSides(saveInboxSettings.id, (makeWorld) => {
  it('keeps what is sent; what somebody else changed meanwhile is a 409', async () => {
    const world = await makeWorld()
    const { workspaceId } = world
    const canned = [{ ID: world.newAgentId(), name: 'hours', text: 'We open at nine.' }]
    const save = (body: object, client = world.owner) =>
      client.call(saveInboxSettings, { params, body: { workspaceId, ...body } })
    const saved = await save({ canned, rev: 0 })
    expectAnswer(saveInboxSettings, saved, 200)
    expect(saved.body).toMatchObject({ canned, predefinedTags: [], rev: 1 })
    expect((await save({ predefinedTags: ['late', 'late'], rev: 0 })).body).toMatchObject({
      canned,
      predefinedTags: ['late'],
      rev: 2,
    })
    const lost = await save({ canned: [], rev: 0 })
    expect(lost.status).toBe(409)
    expect(lost.body).toMatchObject({ code: 'conflict', current: { canned } })
  })

  it('keeps no canned responses while they are off, and no view that ends before it begins', async () => {
    const world = await makeWorld()
    const { workspaceId } = world
    const save = (body: object) =>
      world.owner.call(saveInboxSettings, { params, body: { workspaceId, ...body } })
    const canned = [{ ID: world.newAgentId(), name: 'hours', text: 'We open at nine.' }]
    await save({ canned })
    await save({ enableCannedResponses: false })
    const refused = await save({ canned: [] })
    expectAnswer(saveInboxSettings, refused, 422)
    expect((await save({ enableCannedResponses: true, canned: [] })).body).toMatchObject({ canned: [] })
    const view = { ID: world.newAgentId(), name: 'Days', view: 'all', from: '2026-10-05', to: '2026-10-04' }
    expectAnswer(saveInboxSettings, await save({ views: [view] }), 422)
    const kept = { ...view, to: '2026-10-06', agentId: world.agentId, channel: 'test' }
    expect((await save({ views: [kept] })).body).toMatchObject({ views: [kept] })
  })

  it('keeps replies, macros and views of who answers visitors, and what rules everybody of who manages the workspace', async () => {
    const world = await makeWorld()
    const { workspaceId } = world
    const [ID, name] = [world.newAgentId(), 'One']
    const save = (client: Client, body: object) =>
      client.call(saveInboxSettings, { params, body: { workspaceId, ...body } })
    // The member answers visitors, and no more.
    const own = {
      canned: [{ ID, name, text: 'Hello' }],
      macros: [{ ID, name, change: { close: true } }],
      views: [{ ID, name, view: 'all' }],
    }
    const saved = await save(world.member, own)
    expectAnswer(saveInboxSettings, saved, 200)
    expect(saved.body).toMatchObject(own)
    const refusal = { code: 'forbidden', message: organisationReason }
    for (const each of [
      { predefinedTags: ['late'] },
      { disallowAnyTags: true },
      { enableCannedResponses: false },
      { autoCloseDays: 3 },
    ]) {
      expectError(saveInboxSettings, await save(world.member, { ...each, views: [] }), 403, refusal)
      expectAnswer(saveInboxSettings, await save(world.owner, each), 200)
    }
    const { body } = await world.owner.call(getInboxSettings, { params, query: { workspaceId } })
    expect(body).toMatchObject({ views: own.views, autoCloseDays: 3 })
  })

  it('keeps no macro that does nothing', async () => {
    const world = await makeWorld()
    const { workspaceId } = world
    const save = (client: Client, body: object) =>
      client.call(saveInboxSettings, { params, body: { workspaceId, ...body } })
    const macro = { ID: world.newAgentId(), name: 'Later', change: { addTags: [] } }
    const refused = await save(world.owner, { macros: [macro] })
    expectAnswer(saveInboxSettings, refused, 422)
    expect(refused.body).toMatchObject({ message: expect.stringContaining('“Later” does nothing') })
    expectAnswer(
      saveInboxSettings,
      await save(world.owner, { macros: [{ ...macro, change: { assignee: '' } }] }),
      200,
    )
  })

  it('refuses a reply without words, a stranger and whoever is signed out', async () => {
    const world = await makeWorld()
    const { workspaceId } = world
    const body = { workspaceId, canned: [{ ID: world.newAgentId(), name: 'hours', text: ' ' }] }
    expectAnswer(saveInboxSettings, await world.owner.call(saveInboxSettings, { params, body }), 422)
    const fine = { workspaceId, autoCloseDays: 3 }
    expectError(
      saveInboxSettings,
      await world.stranger.call(saveInboxSettings, { params, body: fine }),
      404,
      absent,
    )
    const anyone = await world.anonymous().call(saveInboxSettings, { params, body: fine })
    expectError(saveInboxSettings, anyone, 401, signedOut)
  })
})
