// No race: none are made here.
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createLeavings } from '#api/live/leavings.ts'
import { owedAnswerJob } from '#api/live/owed-answers.ts'
import { createTurns } from '#api/live/turns.ts'
import { createWaitingRounds } from '#api/live/waiting-rounds.ts'
import { createWaits } from '#api/live/waits.ts'
import { StoreUnavailableError } from '#api/store/errors.ts'
import { saveAgent } from '#mocks/contracts/agents/agent.contract.ts'
import { publishAgent } from '#mocks/contracts/agents/version.contract.ts'
import { listConversations, listMessages } from '#mocks/contracts/conversations/conversation.contract.ts'
import { sendMemberMessage, takeConversation } from '#mocks/contracts/conversations/turn.contract.ts'
import { listVisitorMessages, sendVisitorMessage } from '#mocks/contracts/embed/embed.contract.ts'
import { createNote, mentionMailLimit, saveRead } from '#mocks/contracts/inbox/conversation.contract.ts'
import { getWaiting } from '#mocks/contracts/inbox/waiting.contract.ts'
import { mostStreams, mostStreamsOfAddress, waitingMailLimit } from '#mocks/contracts/live/live-limits.ts'
import { signOut } from '#mocks/contracts/session/session.contract.ts'
import { removeMember, saveMember } from '#mocks/contracts/workspaces/member.contract.ts'
import { removeWorkspaceKey } from '#mocks/contracts/workspaces/workspace-key.contract.ts'
import { doDueJobs } from '../harness/do-due-jobs.ts'
import type { HttpClient } from '../harness/http-client.ts'
import { interceptStores, writeMethods } from '../harness/intercept-stores.ts'
import { type LiveReading, readLive } from '../harness/live-client.ts'
import { type Person, signUp } from '../harness/sign-up.ts'
import { type RunningApp, startApp } from '../harness/start-app.ts'
import {
  addMember,
  removeMember as dropMember,
  makeAgent,
  setLimits,
  visitorClient,
  workspaceKeyClient,
} from '../harness/workspace-people.ts'

let app: RunningApp
let owner: Person
let agentId: string

beforeAll(async () => {
  // Nothing is looked at again while these run: what ends at once ends by itself.
  app = await startApp({ live: { checkMs: 600_000 } })
  owner = await signUp(app)
  await setLimits(app, owner, { maxAgents: 100, workspaceSeats: 20 })
  agentId = await makeAgent(owner)
})
afterAll(() => app.stop())

const about = () => ({ params: { region: 'eu' as const, agentId } })
const of = (conversationId: string) => ({ params: { region: 'eu' as const, agentId, conversationId } })
const always = [1, 2, 3, 4, 5, 6, 7].map((day) => ({ day, from: '00:00', to: '23:59' }))

async function set(body: object): Promise<void> {
  expect((await owner.client.call(saveAgent, { ...about(), body })).status).toBe(200)
  await owner.client.call(publishAgent, about())
  app.clock.advance(2_100)
}

async function newMember(usersPerms?: ('view' | 'chats')[]): Promise<Person> {
  const person = await signUp(app)
  await addMember(app, owner, person, usersPerms)
  return person
}

async function say(visitor: HttpClient, text: string) {
  return (await visitor.call(sendVisitorMessage, { ...about(), body: { text } })).body
}

async function cardOf(id: string) {
  const query = { limit: '100' }
  return (await owner.client.call(listConversations, { ...about(), query })).body.items.find(
    (card) => card.id === id,
  )
}

/** A conversation a member has. */
async function heldBy(member: Person) {
  const visitor = await visitorClient(app, 'eu', agentId)
  const { conversationId } = await say(visitor, 'Hello')
  expect((await member.client.call(takeConversation, of(conversationId))).status).toBe(200)
  return { visitor, conversationId }
}

const round = (deps = app.deps) => createWaitingRounds(deps).round()
const mailed = async ({ email }: Person, text: string) =>
  (await app.mailsTo(email)).filter((mail) => `${mail.subject} ${mail.text}`.includes(text)).length

describe('whoever may not answer visitors any more', () => {
  const people = { region: 'eu' as const }
  it.each([
    [
      'was removed',
      (email: string) =>
        owner.client.call(removeMember, { params: { ...people, uid: owner.workspaceId }, body: { email } }),
    ],
    [
      'may only look now',
      (email: string) =>
        owner.client.call(saveMember, {
          params: { ...people, uid: owner.workspaceId },
          body: { email, usersPerms: ['view' as const] },
        }),
    ],
  ])('has no conversation: who %s', async (_, end) => {
    const member = await newMember()
    const { visitor, conversationId } = await heldBy(member)
    expect((await end(member.email)).status).toBe(200)
    expect(await cardOf(conversationId)).toMatchObject({ state: 'open', handledBy: 'agent', assignee: '' })
    expect((await say(visitor, 'When are you open?')).message.role).toBe('assistant')
  })

  it('leaves visitors whose last words nobody answered to wait for another, of whom the others are told', async () => {
    const member = await newMember()
    const { visitor, conversationId } = await heldBy(member)
    await say(visitor, 'Is my lute ready?')
    const params = { ...people, uid: owner.workspaceId }
    await owner.client.call(removeMember, { params, body: { email: member.email } })
    expect(await cardOf(conversationId)).toMatchObject({
      state: 'waiting',
      handledBy: 'member',
      assignee: '',
    })
    const query = { workspaceId: owner.workspaceId }
    const { items } = (await owner.client.call(getWaiting, { params: people, query })).body
    expect(items).toContainEqual(expect.objectContaining({ conversationId, why: 'waiting' }))
    app.clock.advance(3 * 60_000)
    await round()
    expect(await mailed(owner, 'Is my lute ready?')).toBe(1)
    app.clock.advance(60 * 60_000)
    await round()
    expect(await cardOf(conversationId)).toMatchObject({ state: 'open', handledBy: 'agent' })
  })

  it.each([
    { draft: true, state: 'waiting' },
    { draft: false, state: 'open' },
  ])(
    'leaves visitors as what is published says ($state), whatever the draft says',
    async ({ draft, state }) => {
      await set({ disableHandoff: !draft })
      try {
        const member = await newMember()
        const { visitor, conversationId } = await heldBy(member)
        await say(visitor, 'Is my bassoon ready?')
        await owner.client.call(saveAgent, { ...about(), body: { disableHandoff: draft } })
        const params = { ...people, uid: owner.workspaceId }
        await owner.client.call(removeMember, { params, body: { email: member.email } })
        expect(await cardOf(conversationId)).toMatchObject({ state })
      } finally {
        await set({ disableHandoff: false })
      }
    },
  )

  it('leaves no visitor without a wait, however many free them at once', async () => {
    const member = await newMember()
    const { visitor, conversationId } = await heldBy(member)
    await say(visitor, 'Is my fiddle ready?')
    await dropMember(app, owner, member)
    const free = () => createTurns(app.deps).freeOf('eu', owner.workspaceId, member.email)
    await Promise.all([free(), free(), free()])
    expect(await cardOf(conversationId)).toMatchObject({ state: 'waiting', assignee: '' })
    expect(await createWaits(app.deps).waits('eu').findOne({ _id: conversationId })).not.toBeNull()
    app.clock.advance(60 * 60_000)
    await round()
    expect(await mailed(owner, 'Is my fiddle ready?')).toBe(1)
    expect(await cardOf(conversationId)).toMatchObject({ state: 'open', handledBy: 'agent' })
  })

  it('leaves a visitor to wait who writes just before they are freed', async () => {
    const member = await newMember()
    const { visitor, conversationId } = await heldBy(member)
    await dropMember(app, owner, member)
    let wrote = false
    const stores = interceptStores(app.deps.stores, async ({ collection, method }, proceed) => {
      if (collection === 'conversations' && method === 'findOneAndUpdate' && !wrote) {
        wrote = true
        await say(visitor, 'Is my drum ready?')
      }
      return proceed()
    })
    await createTurns({ ...app.deps, stores }).freeOf('eu', owner.workspaceId, member.email)
    expect(await cardOf(conversationId)).toMatchObject({
      state: 'waiting',
      handledBy: 'member',
      assignee: '',
    })
  })

  it('ends no wait another began when somebody took the conversation meanwhile', async () => {
    const member = await newMember()
    const { visitor, conversationId } = await heldBy(member)
    await say(visitor, 'Is my viol ready?')
    await dropMember(app, owner, member)
    let took = false
    const stores = interceptStores(app.deps.stores, async ({ collection, method }, proceed) => {
      if (collection === 'conversations' && method === 'findOneAndUpdate' && !took) {
        took = true
        expect((await owner.client.call(takeConversation, of(conversationId))).status).toBe(200)
        await say(visitor, 'Hello?')
      }
      return proceed()
    })
    const { waits } = createWaits(app.deps)
    await createTurns({ ...app.deps, stores }).freeOf('eu', owner.workspaceId, member.email)
    expect(await cardOf(conversationId)).toMatchObject({ state: 'member', assignee: owner.email })
    // The one of the visitor's words to whoever has it now.
    expect(await waits('eu').findOne({ _id: conversationId })).toMatchObject({ backAt: 0 })
  })

  it('loses their conversations where the server stopped before they were freed', async () => {
    const member = await newMember()
    const { conversationId } = await heldBy(member)
    await createLeavings(app.deps).begin('eu', owner.workspaceId, member.email)
    await createLeavings(app.deps).round()
    expect(await cardOf(conversationId)).toMatchObject({ state: 'member', assignee: member.email })
    await dropMember(app, owner, member)
    app.clock.advance(60_000)
    await createLeavings(app.deps).round()
    expect(await cardOf(conversationId)).toMatchObject({ state: 'open', handledBy: 'agent', assignee: '' })
  })

  it('keeps their conversations where they may still answer', async () => {
    const member = await newMember()
    const { conversationId } = await heldBy(member)
    await createLeavings(app.deps).begin('eu', owner.workspaceId, member.email)
    app.clock.advance(60_000)
    await createLeavings(app.deps).round()
    expect(await cardOf(conversationId)).toMatchObject({ state: 'member', assignee: member.email })
  })

  it('keeps nobody else from a conversation, and hears nothing of it, even where it was not freed', async () => {
    const gone = await newMember()
    const looks = await newMember(['view'])
    const { visitor, conversationId } = await heldBy(gone)
    await say(visitor, 'Is my harp ready?')
    await dropMember(app, owner, gone)
    app.clock.advance(60 * 60_000)
    await round()
    expect(await mailed(owner, 'Is my harp ready?')).toBe(1)
    app.clock.advance(5 * 60_000)
    await round()
    expect(await mailed(owner, 'Is my harp ready?')).toBe(1)
    expect(await mailed(gone, 'Is my harp ready?')).toBe(0)
    expect(await mailed(looks, 'Is my harp ready?')).toBe(0)
    expect((await owner.client.call(takeConversation, of(conversationId))).status).toBe(200)
    const { conversationId: next } = await heldBy(await newMember())
    const other = await newMember()
    expect((await other.client.call(takeConversation, of(next))).status).toBe(409)
  })
})

describe('a message', () => {
  it('of a visitor takes no id of a member’s, nor the other way round', async () => {
    const { visitor, conversationId } = await heldBy(owner)
    const clientId = 'the-same-id-0001'
    const ask = (text: string) => visitor.call(sendVisitorMessage, { ...about(), body: { text, clientId } })
    expect((await ask('Mine first')).status).toBe(200)
    const body = { text: 'A person answers', clientId }
    const sent = await owner.client.call(sendMemberMessage, { ...of(conversationId), body })
    expect(sent.body.message).toMatchObject({ role: 'member' })
    expect(
      (await owner.client.call(sendMemberMessage, { ...of(conversationId), body })).body.message.id,
    ).toBe(sent.body.message.id)
    await ask('Mine first')
    const all = await owner.client.call(listMessages, { ...of(conversationId), query: { limit: '100' } })
    expect(all.body.items.filter(({ role }) => role === 'member')).toHaveLength(1)
    expect(all.body.items.filter(({ role }) => role === 'user')).toHaveLength(2)
  })
})

describe('a visitor who opens and closes again and again', () => {
  it('is told of seldom, and as they are in the end', async () => {
    const { visitor, conversationId } = await heldBy(owner)
    const stream = await readLive(owner.client, `/api/eu/v2/live?workspaceId=${owner.workspaceId}`)
    for (let time = 0; time < 20; time += 1) {
      const page = await readLive(visitor, `/api/eu/public/agents/${agentId}/live`)
      page.close()
      await page.over
    }
    const open = await readLive(visitor, `/api/eu/public/agents/${agentId}/live`)
    const visits = () =>
      stream.events
        .filter((event) => event.type === 'visit' && event.conversationId === conversationId)
        .map(({ who }) => who?.online)
    await expect.poll(() => visits().at(-1), { timeout: 10_000 }).toBe(true)
    // Whatever was still to be told is told by then.
    await new Promise((done) => setTimeout(done, 4_500))
    expect(visits().length).toBeLessThanOrEqual(8)
    expect(visits().at(-1)).toBe(true)
    open.close()
    await expect.poll(() => visits().at(-1), { timeout: 10_000 }).toBe(false)
    stream.close()
  }, 40_000)
})

describe('mails about visitors who wait', () => {
  it('are so many an hour for each agent; then one tells how many still wait', async () => {
    await set({ officeHours: always, handoffMailMinutes: 2, handoffFallbackMinutes: 0 })
    app.clock.advance(2 * 60 * 60_000)
    await round()
    const before = await mailed(owner, 'waits for a person')
    const more = 3
    for (let index = 0; index < waitingMailLimit.points + more; index += 1) {
      await say(await visitorClient(app, 'eu', agentId), 'I want to talk to a person')
    }
    app.clock.advance(2 * 60_000 + 1)
    for (let index = 0; index < 3; index += 1) await round()
    expect(await mailed(owner, 'waits for a person')).toBe(before + waitingMailLimit.points)
    expect(await mailed(owner, 'more visitors')).toBe(0)
    app.clock.advance(60 * 60_000)
    for (let index = 0; index < 3; index += 1) await round()
    expect(await mailed(owner, `${more} more visitors`)).toBe(1)
    expect(await mailed(owner, 'waits for a person')).toBe(before + waitingMailLimit.points)
    await set({ officeHours: [], handoffFallbackMinutes: 10 })
  })
})

describe('mails about notes that name a member', () => {
  it('are so many an hour for each of them', async () => {
    const named = await newMember()
    const { conversationId } = await say(await visitorClient(app, 'eu', agentId), 'Hello')
    for (let index = 0; index < mentionMailLimit.points + 2; index += 1) {
      const body = {
        ID: `note-of-many-${String(index).padStart(3, '0')}`,
        text: 'See this',
        mentions: [named.email],
      }
      expect((await owner.client.call(createNote, { ...of(conversationId), body })).status).toBe(200)
    }
    expect(await mailed(named, 'You were mentioned')).toBe(mentionMailLimit.points)
  })
})

describe('a stream', () => {
  it('tells a member’s other pages what they have read, and nobody else', async () => {
    const member = await newMember()
    const visitor = await visitorClient(app, 'eu', agentId)
    const { conversationId } = await say(visitor, 'Hello')
    const path = `/api/eu/v2/live?workspaceId=${owner.workspaceId}`
    const mine = await readLive(owner.client, path)
    const others = await Promise.all([
      readLive(member.client, path),
      readLive(await workspaceKeyClient(app, owner), path),
      readLive(visitor, `/api/eu/public/agents/${agentId}/live`),
    ])
    const read = { ...of(conversationId), body: { read: true } }
    for (let time = 0; time < 2; time += 1) {
      expect((await owner.client.call(saveRead, read)).body).toEqual({ unread: false })
    }
    // What comes after it has come to all says that it had its time.
    await say(visitor, 'Are you there?')
    const told = await Promise.all(
      [mine, ...others].map(async (stream) => {
        await stream.until(({ type }) => type === 'message')
        stream.close()
        return stream.events.filter(({ type }) => type === 'read').map((event) => event.conversationId)
      }),
    )
    expect(told).toEqual([[conversationId], [], [], []])
  })

  it('ends at once with its session, and with the right to see', async () => {
    const left = await newMember()
    const gone = await newMember()
    const path = `/api/eu/v2/live?workspaceId=${owner.workspaceId}`
    const streams = await Promise.all([left, gone, owner].map(({ client }) => readLive(client, path)))
    await left.client.call(signOut, { params: { region: 'eu' } })
    const params = { region: 'eu' as const, uid: owner.workspaceId }
    await owner.client.call(removeMember, { params, body: { email: gone.email } })
    const ends = () => streams.map((stream) => stream.end()?.status)
    await expect.poll(ends).toEqual([401, 404, undefined])
    for (const stream of streams) stream.close()
  })

  it('ends at once with the key it was opened with', async () => {
    const path = `/api/eu/v2/live?workspaceId=${owner.workspaceId}`
    const open = async () => readLive(await workspaceKeyClient(app, owner), path)
    // The second key ends the first, and with it the stream.
    const streams = [await open(), await open()]
    expect(streams.map(({ status }) => status)).toEqual([200, 200])
    const ends = () => streams.map((stream) => stream.end()?.status)
    await expect.poll(ends).toEqual([401, undefined])
    const params = { region: 'eu' as const, uid: owner.workspaceId }
    expect((await owner.client.call(removeWorkspaceKey, { params })).status).toBe(200)
    await expect.poll(ends).toEqual([401, 401])
  })

  it('is nothing a visitor has before they wrote, or more of than one address may have', async () => {
    const path = `/api/eu/public/agents/${agentId}/live`
    const early = await visitorClient(app, 'eu', agentId)
    expect((await readLive(early, path)).status).toBe(429)
    const open: LiveReading[] = []
    for (let index = 0; index < mostStreamsOfAddress / mostStreams; index += 1) {
      const visitor = await visitorClient(app, 'eu', agentId)
      await say(visitor, 'Hello')
      open.push(...(await Promise.all(Array.from({ length: mostStreams }, () => readLive(visitor, path)))))
    }
    expect(new Set(open.map(({ status }) => status))).toEqual(new Set([200]))
    await say(early, 'Hello')
    expect((await readLive(early, path)).status).toBe(429)
    open[0]?.close()
    await expect
      .poll(async () => {
        const stream = await readLive(early, path)
        stream.close()
        return stream.status
      })
      .toBe(200)
    for (const stream of open) stream.close()
  })
})

describe('an agent that hides who answers', () => {
  it('keeps the course for its people, and tells visitors neither it nor a name', async () => {
    await set({ disableHandoffMessages: true })
    const visitor = await visitorClient(app, 'eu', agentId)
    const { conversationId } = await say(visitor, 'Hello')
    const stream = await readLive(visitor, `/api/eu/public/agents/${agentId}/live`)
    await owner.client.call(takeConversation, of(conversationId))
    const body = { text: 'Good morning.', clientId: 'client-id-hides' }
    await owner.client.call(sendMemberMessage, { ...of(conversationId), body })
    await stream.until(({ message }) => message?.role === 'member')
    expect(stream.events.map(({ type, state }) => [type, state])).toEqual([
      ['course', 'member'],
      ['message', 'member'],
    ])
    const { items } = (await visitor.call(listVisitorMessages, about())).body
    expect(items.map(({ role }) => role)).toEqual(['user', 'assistant', 'member'])
    expect(JSON.stringify([stream.events, items])).not.toContain(owner.email.split('@')[0])
    const kept = (await owner.client.call(listMessages, of(conversationId))).body.items
    expect(kept.map(({ role, notice }) => notice?.kind ?? role)).toEqual([
      ...['user', 'assistant', 'joined', 'member'],
    ])
    stream.close()
    await set({ disableHandoffMessages: false })
  })
})

describe('a visitor who goes back to the agent', () => {
  it.each([1, 2, 3, 4, 5, 6])(
    'is asked for their details, though the server was killed after write %i',
    async (writes) => {
      await set({ officeHours: always, handoffMailMinutes: 0, handoffFallbackMinutes: 10 })
      const visitor = await visitorClient(app, 'eu', agentId)
      const { conversationId } = await say(visitor, 'I want to talk to a person')
      const roles = async () =>
        (await visitor.call(listVisitorMessages, about())).body.items.map(
          ({ role, notice }) => notice?.kind ?? role,
        )
      app.clock.advance(10 * 60_000 + 1)
      let written = 0
      const stores = interceptStores(app.deps.stores, async ({ method }, proceed) => {
        if (writeMethods.has(method)) written += 1
        if (written > writes) throw new StoreUnavailableError('killed')
        return proceed()
      })
      await round({ ...app.deps, stores }).catch(() => undefined)
      expect(written).toBeGreaterThan(writes)
      app.clock.advance(61_000)
      await round()
      await doDueJobs(app, owedAnswerJob)
      expect((await roles()).filter((role) => role === 'assistant')).toHaveLength(1)
      expect(await cardOf(conversationId)).toMatchObject({ state: 'open', handledBy: 'agent' })
      await set({ officeHours: [] })
    },
  )
})
