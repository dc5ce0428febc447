import { expect, it } from 'vitest'
import { closeConversation, takeConversation } from '#mocks/contracts/conversations/turn.contract.ts'
import { createAttachment } from '#mocks/contracts/inbox/attachment.contract.ts'
import { createNote, removeNote, saveCourse, saveRead } from '#mocks/contracts/inbox/conversation.contract.ts'
import { mostHitsOfOne } from '#mocks/contracts/inbox/group-found.ts'
import { countedViews, type InboxView, untilReply } from '#mocks/contracts/inbox/inbox-views.ts'
import { countInbox, listInbox, listInboxTags, searchInbox } from '#mocks/contracts/inbox/list.contract.ts'
import { saveInboxSettings } from '#mocks/contracts/inbox/settings.contract.ts'
import { saveRequest } from '#mocks/contracts/requests/request.contract.ts'
import { expectAnswer, expectError, onBothSides } from '../../harness/both-sides.ts'
import type { Client } from '../../harness/http-client.ts'
import type { World } from '../../harness/world.ts'
import { talk } from './talk.ts'

const absent = { code: 'not_found', message: 'This does not exist, or you have no access to it.' }
const signedOut = { code: 'unauthenticated', message: 'Please sign in.' }
const params = { region: 'eu' } as const
const ofAgent = ({ workspaceId, agentId }: World) => ({ workspaceId, agentId })

onBothSides(listInbox.id, (makeWorld) => {
  const list = (client: Client, world: World, query: Record<string, string> = {}) =>
    client.call(listInbox, {
      params,
      query: { workspaceId: world.workspaceId, agentId: world.agentId, ...query },
    })
  const idsIn = async (world: World, view: InboxView, client = world.owner) =>
    (await list(client, world, { view })).body.items.map(({ id }) => id)

  it('shows a conversation with its agent, new to each member until they look', async () => {
    const world = await makeWorld()
    const id = await talk(world)
    const reply = await list(world.owner, world)
    expectAnswer(listInbox, reply, 200)
    expect(reply.body.items.find((card) => card.id === id)).toMatchObject({
      agentId: world.agentId,
      agent: { ID: world.agentId },
      state: 'open',
      unread: true,
    })
    const about = { region: 'eu', agentId: world.agentId, conversationId: id }
    await world.owner.call(saveRead, { params: about, body: { read: true } })
    expect(await idsIn(world, 'unread')).not.toContain(id)
    await world.owner.call(saveRead, { params: about, body: { read: false } })
    expect(await idsIn(world, 'unread')).toContain(id)
  })

  it('moves it between views as its course changes', async () => {
    const world = await makeWorld()
    const id = await talk(world)
    const about = { region: 'eu', agentId: world.agentId, conversationId: id }
    const change = (body: object) => world.owner.call(saveCourse, { params: about, body })
    expect(await idsIn(world, 'unassigned')).toContain(id)
    expect(await idsIn(world, 'open')).toContain(id)
    await change({ assignee: world.email })
    expect(await idsIn(world, 'mine')).toContain(id)
    expect(await idsIn(world, 'unassigned')).not.toContain(id)
    await change({ snoozedUntil: untilReply })
    expect(await idsIn(world, 'snoozed')).toContain(id)
    expect(await idsIn(world, 'mine')).not.toContain(id)
    expect(await idsIn(world, 'open')).not.toContain(id)
    await change({ snoozedUntil: null })
    const note = { ID: world.newAgentId(), text: 'Look at this.', mentions: [world.email] }
    await world.owner.call(createNote, { params: about, body: note })
    expect(await idsIn(world, 'mentions')).toContain(id)
    expect(await idsIn(world, 'closed')).not.toContain(id)
  })

  it('shows who asked for the team until somebody takes over, closes it or calls it done', async () => {
    const world = await makeWorld()
    const isAsked = async (id: string) => {
      const { items } = (await list(world.owner, world, { view: 'asked' })).body
      const { asked } = (await world.owner.call(countInbox, { params, query: ofAgent(world) })).body.counts
      expect(asked).toBe(items.length)
      return items.some((card) => card.id === id && typeof card.askedTeamAt === 'number')
    }
    expect(await isAsked(await talk(world))).toBe(false)
    for (const deal of [takeConversation, closeConversation]) {
      const { conversationId } = await world.askedConversation()
      expect(await isAsked(conversationId)).toBe(true)
      await world.owner.call(deal, {
        params: { region: 'eu', agentId: world.agentId, conversationId },
      } as never)
      expect(await isAsked(conversationId)).toBe(false)
    }
    const { conversationId } = await world.askedConversation()
    const request = { region: 'eu', agentId: world.agentId, requestId: conversationId } as const
    const save = (state: 'open' | 'done') =>
      world.owner.call(saveRequest, { params: request, body: { state } })
    await save('done')
    expect(await isAsked(conversationId)).toBe(false)
    await save('open')
    expect(await isAsked(conversationId)).toBe(true)
  })

  it('is narrowed by tag, priority and channel', async () => {
    const world = await makeWorld()
    const [id, other] = [await talk(world), await talk(world)]
    const about = { region: 'eu', agentId: world.agentId, conversationId: id }
    await world.owner.call(saveCourse, { params: about, body: { addTags: ['billing'], priority: 'high' } })
    const ids = async (query: Record<string, string>) =>
      (await list(world.owner, world, query)).body.items.map((card) => card.id)
    expect(await ids({ tag: 'billing' })).toEqual([id])
    expect(await ids({ priority: 'high' })).toEqual([id])
    expect(await ids({ channel: 'test' })).toContain(other)
    expect(await ids({ channel: 'widget' })).not.toContain(other)
    expect(await ids({ until: '1000' })).toEqual([])
  })

  it('is narrowed to those somebody took over, answered or wrote a note beside', async () => {
    const world = await makeWorld()
    const [id, other] = [await talk(world), await talk(world)]
    const { conversationId } = await world.heldConversation()
    const about = (each: string) => ({ region: 'eu', agentId: world.agentId, conversationId: each })
    await world.owner.call(takeConversation, { params: about(conversationId) })
    const note = { ID: world.newAgentId(), text: 'Look at this.', mentions: [] }
    await world.owner.call(createNote, { params: about(id), body: note })
    await world.owner.call(saveRead, { params: about(other), body: { read: true } })
    const took = async (participant: string) =>
      (await list(world.owner, world, { participant })).body.items.map((card) => card.id).sort()
    expect(await took(world.email)).toEqual([id, conversationId].sort())
    expect(await took('nobody@example.com')).toEqual([])
  })

  it('is narrowed to those in which a visitor found an answer not helpful', async () => {
    const world = await makeWorld()
    await world.heldConversation()
    const { conversationId } = await world.dislikedConversation()
    const found = await list(world.owner, world, { rating: 'down' })
    expect(found.body.items.map(({ id }) => id)).toEqual([conversationId])
  })

  it('comes a page at a time', async () => {
    const world = await makeWorld()
    await talk(world)
    await talk(world)
    const first = await list(world.owner, world, { limit: '1' })
    expect(first.body.items).toHaveLength(1)
    const next = await list(world.owner, world, { limit: '1', cursor: first.body.nextCursor! })
    expect(next.body.items[0]?.id).not.toBe(first.body.items[0]?.id)
  })

  it("is a 404 for a stranger and for a stranger's agent, a 401 signed out, a 422 for no view of ours", async () => {
    const world = await makeWorld()
    expectError(listInbox, await list(world.stranger, world), 404, absent)
    const foreign = { workspaceId: world.workspaceId, agentId: world.strangerAgentId }
    expectError(listInbox, await world.owner.call(listInbox, { params, query: foreign }), 404, absent)
    expectError(listInbox, await list(world.anonymous(), world), 401, signedOut)
    expectAnswer(listInbox, await list(world.owner, world, { view: 'everything' }), 422)
  })
})

onBothSides(`${listInbox.id} of some days`, (makeWorld) => {
  it('shows, counts and finds what lies between two moments, both among them', async () => {
    const world = await makeWorld()
    const id = await talk(world, 'Do you sell rhubarb parasols?')
    const scope = { workspaceId: world.workspaceId, agentId: world.agentId }
    const listed = async (query: { since?: string; until?: string; view?: InboxView }) => {
      const { body } = await world.owner.call(listInbox, { params, query: { ...scope, ...query } })
      return body.items.map((card) => card.id)
    }
    const found = async (query: { since?: string; until?: string }) => {
      const reply = await world.owner.call(searchInbox, {
        params,
        query: { ...scope, q: 'rhubarb', ...query },
      })
      return reply.body.items.map(({ conversation }) => conversation.id)
    }
    const all = await world.owner.call(listInbox, { params, query: scope })
    const last = all.body.items.find((card) => card.id === id)!.lastMessageAt
    const hits = await world.owner.call(searchInbox, { params, query: { ...scope, q: 'rhubarb' } })
    const said = hits.body.items.flatMap((each) => each.hits.map(({ ts }) => ts))
    const [least, most] = [Math.min(...said), Math.max(...said)]
    const at = (since: number, until: number) => ({ since: String(since), until: String(until) })

    for (const view of ['all', 'unassigned'] as const) {
      expect(await listed({ view, ...at(last, last) })).toContain(id)
      expect(await listed({ view, since: String(last + 1) })).not.toContain(id)
      expect(await listed({ view, until: String(last - 1) })).not.toContain(id)
    }
    expect(await found(at(least, most))).toContain(id)
    expect(await found({ since: String(most + 1) })).not.toContain(id)
    expect(await found({ until: String(least - 1) })).not.toContain(id)
    const counts = await world.owner.call(countInbox, { params, query: { ...scope, until: '1' } })
    expect(counts.body.counts.unassigned).toBe(0)
  })

  it('reads on over pages, and never past its end', async () => {
    const world = await makeWorld()
    const scope = { workspaceId: world.workspaceId, agentId: world.agentId }
    await talk(world)
    await talk(world)
    const { items } = (await world.owner.call(listInbox, { params, query: scope })).body
    const until = String(items[0]!.lastMessageAt)
    const ids: string[] = []
    for (let cursor: string | undefined, page = 0; page < 20; page += 1) {
      const query = { ...scope, until, since: '1', limit: '1', ...(cursor && { cursor }) }
      const { body } = await world.owner.call(listInbox, { params, query })
      ids.push(...body.items.map((card) => card.id))
      if (body.nextCursor === null) break
      cursor = body.nextCursor
    }
    expect(ids.slice(0, 20)).toEqual(items.slice(0, 20).map((card) => card.id))
  })

  it('refuses an end before the beginning, in every one of them', async () => {
    const world = await makeWorld()
    const query = { workspaceId: world.workspaceId, since: '20', until: '10' }
    expectAnswer(listInbox, await world.owner.call(listInbox, { params, query }), 422)
    expectAnswer(countInbox, await world.owner.call(countInbox, { params, query }), 422)
    const asked = { ...query, q: 'open' }
    expectAnswer(searchInbox, await world.owner.call(searchInbox, { params, query: asked }), 422)
  })
})

onBothSides(countInbox.id, (makeWorld) => {
  it('counts visitors alone, and nothing for a new member', async () => {
    const world = await makeWorld()
    const query = { workspaceId: world.workspaceId, agentId: world.agentId }
    const before = await world.owner.call(countInbox, { params, query })
    expectAnswer(countInbox, before, 200)
    await talk(world)
    expect((await world.owner.call(countInbox, { params, query })).body).toEqual(before.body)
    expect(before.body).toMatchObject({ counts: { mine: 0 }, atLeast: [] })
    expectError(countInbox, await world.stranger.call(countInbox, { params, query }), 404, absent)
    expectError(countInbox, await world.anonymous().call(countInbox, { params, query }), 401, signedOut)
  })
})

onBothSides(`${countInbox.id} of what a view is narrowed to`, (makeWorld) => {
  it('counts what its list shows', async () => {
    const world = await makeWorld()
    const scope = { workspaceId: world.workspaceId, agentId: world.agentId }
    const [id] = [await talk(world), await talk(world)]
    const about = { region: 'eu', agentId: world.agentId, conversationId: id }
    const change = { addTags: ['billing'], priority: 'high', assignee: world.email }
    await world.owner.call(saveCourse, { params: about, body: change })
    const note = { ID: world.newAgentId(), text: 'Look at this.', mentions: [world.email] }
    await world.owner.call(createNote, { params: about, body: note })
    const narrowings = [
      { channel: 'test' },
      { channel: 'test', tag: 'billing' },
      { channel: 'test', tag: 'none of them' },
      { channel: 'test', priority: 'high' },
      { channel: 'test', assignee: world.email },
      { channel: 'test', participant: world.email },
      { channel: 'test', rating: 'down' },
      { channel: 'widget', tag: 'billing' },
    ] as const
    for (const narrowing of narrowings) {
      const query = { ...scope, ...narrowing }
      const { body } = await world.owner.call(countInbox, { params, query })
      for (const view of countedViews) {
        const listed = await world.owner.call(listInbox, { params, query: { ...query, view } })
        expect(body.counts[view], `${view} of ${JSON.stringify(narrowing)}`).toBe(listed.body.items.length)
      }
      expect(body.atLeast).toEqual([])
    }
    const all = await world.owner.call(countInbox, { params, query: { ...scope, channel: 'test' } })
    expect(all.body.counts).toMatchObject({ mine: 1, mentions: 1 })
    const query = { ...scope, channel: 'test', view: 'mine' } as const
    const mine = await world.owner.call(countInbox, { params, query })
    expect(mine.body.counts).toEqual({ mine: 1 })
  })
})

onBothSides(`${searchInbox.id} of what a view is narrowed to`, (makeWorld) => {
  it('finds what its list shows alone', async () => {
    const world = await makeWorld()
    const scope = { workspaceId: world.workspaceId, agentId: world.agentId }
    const [id, other] = [await talk(world, 'Is the ocarina red?'), await talk(world, 'An ocarina?')]
    const about = { region: 'eu', agentId: world.agentId, conversationId: id }
    const found = async (query: object) => {
      const asked = { ...scope, q: 'ocarina', ...query }
      const { body } = await world.owner.call(searchInbox, { params, query: asked })
      return body.items.map(({ conversation }) => conversation.id).sort()
    }
    const both = [id, other].sort()
    const change = { addTags: ['billing'], priority: 'high', assignee: world.email }
    await world.owner.call(saveCourse, { params: about, body: change })
    const note = { ID: world.newAgentId(), text: 'Look at this.', mentions: [world.email] }
    await world.owner.call(createNote, { params: about, body: note })
    await world.owner.call(saveRead, { params: about, body: { read: true } })
    expect(await found({})).toEqual(both)
    expect(await found({ view: 'open', channel: 'test' })).toEqual(both)
    expect(await found({ channel: 'widget' })).toEqual([])
    for (const narrowed of [
      { view: 'mine' },
      { view: 'mentions' },
      { tag: 'billing' },
      { priority: 'high' },
      { assignee: world.email },
      { participant: world.email },
    ])
      expect(await found(narrowed), JSON.stringify(narrowed)).toEqual([id])
    expect(await found({ view: 'unassigned' })).toEqual([other])
    expect(await found({ view: 'unread' })).toEqual([other])
    expect(await found({ rating: 'down' })).toEqual([])
    expect(await found({ view: 'closed' })).toEqual([])
    await world.owner.call(saveCourse, {
      params: { ...about, conversationId: other },
      body: { snoozedUntil: untilReply },
    })
    expect(await found({ view: 'snoozed' })).toEqual([other])
    expect(await found({ view: 'all' })).toEqual(both)
  })
})

onBothSides(searchInbox.id, (makeWorld) => {
  const find = (client: Client, { workspaceId, agentId }: World, q: string) =>
    client.call(searchInbox, { params, query: { workspaceId, agentId, q } })

  it('finds a message by all its words, the last of which may be a beginning', async () => {
    const world = await makeWorld()
    const id = await talk(world, 'Do you sell marmalade sandwiches 2024?')
    const begun = await find(world.owner, world, 'marmalade sandw')
    expect(begun.body.items[0]?.conversation.id).toBe(id)
    const found = await find(world.owner, world, 'SANDWICHES marmalade')
    expectAnswer(searchInbox, found, 200)
    const excerpts = found.body.items.flatMap(({ hits }) => hits.map(({ excerpt }) => excerpt))
    expect(excerpts.join()).toContain('marmalade sandwiches')
    expect((await find(world.owner, world, '20')).body.items[0]?.conversation.id).toBe(id)
    expect((await find(world.owner, world, 'marmalade pizza')).body.items).toEqual([])
    expect((await find(world.owner, world, '?!')).body.items).toEqual([])
  })

  it('finds a message by its emoji, whatever the skin, with words or alone', async () => {
    const world = await makeWorld()
    const id = await talk(world, 'The zither sounds great👍🏽')
    for (const q of ['👍', '👍🏿', 'zither 👍', '👍 zith'])
      expect((await find(world.owner, world, q)).body.items[0]?.conversation.id, q).toBe(id)
    expect((await find(world.owner, world, 'zither 🎻')).body.items).toEqual([])
    expect((await find(world.owner, world, '🎻')).body.items).toEqual([])
  })

  it('lists a conversation once, with the latest of its hits first', async () => {
    const world = await makeWorld()
    const id = await talk(world, 'Is the dulcimer in tune?')
    const about = { region: 'eu', agentId: world.agentId, conversationId: id }
    for (const [at, text] of ['A dulcimer of 1820.', 'Sold the dulcimer.'].entries()) {
      const note = { ID: `${world.newAgentId()}${at}`, text, mentions: [] }
      expect((await world.owner.call(createNote, { params: about, body: note })).status).toBe(200)
    }
    const { items, more } = (await find(world.owner, world, 'dulcimer')).body
    expect(items.map(({ conversation }) => conversation.id)).toEqual([id])
    expect(more).toBe(false)
    const hits = items[0]?.hits ?? []
    expect(hits.filter(({ kind }) => kind === 'note')).toHaveLength(2)
    expect(hits.map(({ ts }) => ts)).toEqual(hits.map(({ ts }) => ts).sort((a, b) => b - a))
  })

  it('shows a few hits of each conversation, so that one in which much was said hides no other', async () => {
    const world = await makeWorld()
    const other = await talk(world, 'Who tunes a hurdygurdy?')
    const talkative = await talk(world, 'Where is the hurdygurdy?')
    const about = { region: 'eu', agentId: world.agentId, conversationId: talkative }
    for (let at = 0; at < mostHitsOfOne; at += 1) {
      const note = { ID: `${world.newAgentId()}${at}`, text: `A hurdygurdy, ${at}.`, mentions: [] }
      expect((await world.owner.call(createNote, { params: about, body: note })).status).toBe(200)
    }
    const { items, more } = (await find(world.owner, world, 'hurdygurdy')).body
    const counts = new Map(items.map(({ conversation, hits }) => [conversation.id, hits.length]))
    expect(counts.get(talkative)).toBe(mostHitsOfOne)
    expect(counts.get(other)).toBeGreaterThan(0)
    expect(more).toBe(true)
  })

  it('finds notes and files by their names, says which it is, and forgets a note that is deleted', async () => {
    const world = await makeWorld()
    const conversationId = await talk(world, 'Do you sell marmalade?')
    const about = { region: 'eu', agentId: world.agentId, conversationId }
    const noteId = world.newAgentId()
    const base64Payload = Buffer.from('Nothing in here is searched.').toString('base64')
    const file = await world.owner.call(createAttachment, {
      params: about,
      body: { name: 'quarterly-harpsichord.txt', base64Payload },
    })
    const note = { ID: noteId, text: 'Ask the bassoonist.', mentions: [], attachments: [file.body.ID] }
    expect((await world.owner.call(createNote, { params: about, body: note })).status).toBe(200)
    const noted = await find(world.owner, world, 'bassoonist')
    expectAnswer(searchInbox, noted, 200)
    expect(noted.body.items).toMatchObject([
      {
        hits: [{ kind: 'note', noteId, messageId: '', excerpt: 'Ask the bassoonist.' }],
        conversation: { id: conversationId },
      },
    ])
    const named = (await find(world.owner, world, 'harpsi')).body.items
    expect(named).toMatchObject([{ hits: [{ kind: 'file', noteId, excerpt: 'quarterly-harpsichord.txt' }] }])
    const [first] = (await find(world.owner, world, 'marmalade')).body.items
    expect(first?.hits[0]).toMatchObject({ kind: 'message', noteId: '' })
    expect((await find(world.owner, world, 'nothing searched')).body.items).toEqual([])
    await world.owner.call(removeNote, { params: { ...about, noteId } })
    expect((await find(world.owner, world, 'bassoonist')).body.items).toEqual([])
    expect((await find(world.owner, world, 'harpsi')).body.items).toEqual([])
  })

  it('is a 404 for a stranger, a 401 signed out and a 422 for no words', async () => {
    const world = await makeWorld()
    expectError(searchInbox, await find(world.stranger, world, 'open'), 404, absent)
    expectError(searchInbox, await find(world.anonymous(), world, 'open'), 401, signedOut)
    expectAnswer(searchInbox, await find(world.owner, world, ' '), 422)
  })
})

onBothSides(listInboxTags.id, (makeWorld) => {
  it('tells tags that are predefined, then those in use, the most used first', async () => {
    const world = await makeWorld()
    const { workspaceId, agentId } = world
    const body = { workspaceId, predefinedTags: ['zoo', 'late'] }
    await world.owner.call(saveInboxSettings, { params, body })
    const [one, other] = [await talk(world), await talk(world)]
    for (const [conversationId, addTags] of [
      [one, ['one', 'both', 'late']],
      [other, ['both']],
    ] as const) {
      await world.owner.call(saveCourse, {
        params: { region: 'eu', agentId, conversationId },
        body: { addTags: [...addTags] },
      })
    }
    const query = { workspaceId, agentId }
    const reply = await world.owner.call(listInboxTags, { params, query })
    expectAnswer(listInboxTags, reply, 200)
    expect(reply.body.items).toEqual(['zoo', 'late', 'both', 'one'])
    expectError(listInboxTags, await world.stranger.call(listInboxTags, { params, query }), 404, absent)
    expectError(listInboxTags, await world.anonymous().call(listInboxTags, { params, query }), 401, signedOut)
  })
})
