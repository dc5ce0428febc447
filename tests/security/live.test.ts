// Races: many take, ask and send at once; also who may follow, and for how long.
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createConversationRepository } from '#api/conversations/conversation.repository.ts'
import { removeAgent } from '#mocks/contracts/agents/agent-life.contract.ts'
import {
  releaseConversation,
  sendMemberMessage,
  takeConversation,
} from '#mocks/contracts/conversations/turn.contract.ts'
import {
  createVisitorSession,
  listVisitorMessages,
  sendVisitorMessage,
} from '#mocks/contracts/embed/embed.contract.ts'
import { openVisitorStream } from '#mocks/contracts/live/live.contract.ts'
import { mostStreams } from '#mocks/contracts/live/live-limits.ts'
import { signOut } from '#mocks/contracts/session/session.contract.ts'
import type { HttpClient } from '../harness/http-client.ts'
import { readLive } from '../harness/live-client.ts'
import { type Person, signUp } from '../harness/sign-up.ts'
import { type RunningApp, startApp } from '../harness/start-app.ts'
import { addMember, makeAgent, removeMember, setLimits } from '../harness/workspace-people.ts'

let app: RunningApp
let owner: Person
let agentId: string

beforeAll(async () => {
  app = await startApp({ live: { checkMs: 60, beatMs: 60 } })
  owner = await signUp(app)
  await setLimits(app, owner, { maxAgents: 100, workspaceSeats: 10 })
  agentId = await makeAgent(owner)
})
afterAll(() => app.stop())

const ofWorkspace = () => `/api/eu/v2/live?workspaceId=${owner.workspaceId}`
const ofVisitor = (id = agentId) => `/api/eu/public/agents/${id}/live`
const eu = (conversationId: string) => ({ region: 'eu', agentId, conversationId })

async function newVisitor(): Promise<HttpClient> {
  const made = await app.client().call(createVisitorSession, { params: { region: 'eu', agentId } })
  return app.client({ bearer: made.body.token })
}

async function ask(visitor: HttpClient, text: string, clientId?: string) {
  return visitor.call(sendVisitorMessage, { params: { region: 'eu', agentId }, body: { text, clientId } })
}

const historyOf = async (visitor: HttpClient) =>
  (await visitor.call(listVisitorMessages, { params: { region: 'eu', agentId } })).body.items

async function newMember(usersPerms?: ('view' | 'chats')[]): Promise<Person> {
  const person = await signUp(app)
  await addMember(app, owner, person, usersPerms)
  return person
}

describe('a stream', () => {
  it('tells of what happens, each once and in order, and goes on where it was', async () => {
    const stream = await readLive(owner.client, ofWorkspace())
    const visitor = await newVisitor()
    await ask(visitor, 'When are you open?')
    await stream.until(({ message }) => message?.role === 'assistant')
    stream.close()
    await ask(visitor, 'And on Sunday?')
    const back = await readLive(owner.client, ofWorkspace(), { 'Last-Event-ID': stream.lastId() })
    await back.until(({ message }) => message?.role === 'assistant')
    back.close()
    const all = [...stream.events, ...back.events].filter(({ type }) => type === 'message')
    expect(all.map(({ message }) => message.role)).toEqual(['user', 'assistant', 'user', 'assistant'])
    const ids = all.map(({ id }) => Number(id))
    expect(ids).toEqual([...new Set(ids)].sort((a, b) => a - b))
  })

  it('says that all is to be read anew where it cannot go on', async () => {
    const stream = await readLive(owner.client, ofWorkspace(), { 'Last-Event-ID': '999999999' })
    expect(await stream.until(({ type }) => type === 'reset')).toMatchObject({ type: 'reset' })
    stream.close()
  })

  it('ends with 404 when the membership goes, with 401 when the session does', async () => {
    const lost = await newMember(['view'])
    const gone = await newMember()
    const left = await newMember()
    const [first, second, third] = await Promise.all(
      [gone, left, lost].map(({ client }) => readLive(client, ofWorkspace())),
    )
    await removeMember(app, owner, gone)
    await left.client.call(signOut, { params: { region: 'eu' } })
    await first?.over
    await second?.over
    expect(first?.end()).toMatchObject({ status: 404 })
    expect(second?.end()).toMatchObject({ status: 401 })
    expect(third?.end()).toBeUndefined()
    third?.close()
  })

  it('ends when its agent goes, for members and visitors', async () => {
    const doomed = await makeAgent(owner)
    const session = await app
      .client()
      .call(createVisitorSession, { params: { region: 'eu', agentId: doomed } })
    const visitor = app.client({ bearer: session.body.token })
    await visitor.call(sendVisitorMessage, {
      params: { region: 'eu', agentId: doomed },
      body: { text: 'Hi' },
    })
    const streams = await Promise.all([
      readLive(owner.client, `/api/eu/v2/live?agentId=${doomed}`),
      readLive(visitor, ofVisitor(doomed)),
    ])
    await owner.client.call(removeAgent, { params: { region: 'eu', agentId: doomed } })
    app.clock.advance(2_001)
    for (const stream of streams) {
      await stream.over
      expect(stream.end()).toMatchObject({ status: 404 })
    }
  })

  it('is one of so many an account may have', async () => {
    const person = await newMember()
    const streams = await Promise.all(
      Array.from({ length: mostStreams }, () => readLive(person.client, ofWorkspace())),
    )
    expect(streams.map(({ status }) => status)).toEqual(Array(mostStreams).fill(200))
    const more = await readLive(person.client, ofWorkspace())
    expect(more.status).toBe(429)
    streams[0]?.close()
    await expect
      .poll(async () => {
        const next = await readLive(person.client, ofWorkspace())
        next.close()
        return next.status
      })
      .toBe(200)
    for (const stream of streams) stream.close()
  })

  it('tells a visitor of their own conversation alone, and nothing of how it is looked after', async () => {
    const [one, other] = [await newVisitor(), await newVisitor()]
    const { conversationId } = (await ask(one, 'Hello')).body
    await ask(other, 'A secret of mine')
    const streams = [await readLive(one, ofVisitor()), await readLive(other, ofVisitor())] as const
    await owner.client.call(takeConversation, { params: eu(conversationId) })
    await streams[0].until(({ message }) => message?.notice?.kind === 'joined')
    await ask(other, 'Another secret')
    await streams[1].until(({ message }) => message?.role === 'user')
    expect(JSON.stringify(streams[0].events)).not.toMatch(/secret|assignee|@|priority|workspace/)
    expect(JSON.stringify(streams[1].events)).not.toMatch(/joined/)
    for (const stream of streams) stream.close()
    expect((await readLive(one, `/api/eu/v2/live?agentId=${agentId}`)).status).toBe(401)
    expect((await readLive(owner.client, ofVisitor())).status).toBe(401)
  })

  it('tells a visitor nothing of how much goes on in other conversations, and where to go on from', async () => {
    const [one, other] = [await newVisitor(), await newVisitor()]
    await ask(one, 'Hello')
    await ask(other, 'Hello')
    const page = async (by: HttpClient, after?: string) => {
      const query: Record<string, string> = after === undefined ? {} : { after }
      const reply = await by.call(openVisitorStream, { params: { region: 'eu', agentId }, query })
      expect(reply.status, reply.text).toBe(200)
      return reply.body
    }
    const begun = await page(one)
    // Said again of the same place, nothing is alike but when it was said.
    const places = await Promise.all(Array.from({ length: 20 }, () => page(one, begun.lastId)))
    const sealed = (id: string) => id.slice(16)
    expect(new Set([begun, ...places].map(({ lastId }) => sealed(lastId))).size).toBe(21)
    expect(places.flatMap(({ events }) => events)).toEqual([])
    const stream = await readLive(one, ofVisitor())
    for (let each = 0; each < 5; each += 1) await ask(other, `Another ${each}`)
    const before = stream.lastId()
    // Beats go on, and say a place each, whatever others do.
    await expect.poll(stream.lastId).not.toBe(before)
    await ask(one, 'Mine')
    await stream.until(({ message }) => message?.blocks[0]?.runs?.[0]?.text === 'Mine')
    stream.close()
    expect(stream.events.every(({ type }) => type === 'message')).toBe(true)
    const ids = [begun.lastId, ...stream.events.map(({ id }) => id), stream.lastId()]
    for (const [at, id] of ids.entries()) {
      expect(id).toMatch(/^\d{55}$/)
      // Widgets compare them as numbers.
      if (at > 0) expect(Number(id)).toBeGreaterThanOrEqual(Number(ids[at - 1]))
    }
    // What was missed comes, after any of them, by any process that has the secret.
    const missed = await page(one, begun.lastId)
    expect(missed.events.map(({ type }) => type)).toEqual(['message', 'message'])
    expect(Number(missed.events[0]?.id)).toBeGreaterThan(Number(begun.lastId))
    expect((await page(one, missed.events[0]?.id)).events).toHaveLength(1)
    // Another's place, a changed one, one of before and a number of the workspace lead nowhere: all is read anew.
    const changed = `${begun.lastId.slice(0, -1)}${(Number(begun.lastId.at(-1)) + 1) % 10}`
    for (const after of [(await page(other)).lastId, changed, '0', '7', '9'.repeat(55)])
      expect((await page(one, after)).events.map(({ type }) => type)).toEqual(['reset'])
  })

  it('goes on for a visitor after the last event that was heard, as event sources ask for it', async () => {
    const visitor = await newVisitor()
    await ask(visitor, 'Hello')
    const stream = await readLive(visitor, ofVisitor())
    await expect.poll(stream.lastId).not.toBe('')
    stream.close()
    await ask(visitor, 'While away')
    const back = await readLive(visitor, ofVisitor(), { 'Last-Event-ID': stream.lastId() })
    await back.until(({ message }) => message?.blocks[0]?.runs?.[0]?.text === 'While away')
    back.close()
  })

  it('gives a visitor all of their own in one page, however much goes on beside it', async () => {
    const [one, ...others] = await Promise.all(Array.from({ length: 9 }, newVisitor))
    await ask(one!, 'Hello')
    const query = { params: { region: 'eu', agentId } } as const
    const { lastId } = (await one!.call(openVisitorStream, { ...query, query: {} })).body
    for (let each = 0; each < 14; each += 1)
      await Promise.all(others.map((other) => ask(other, `Another ${each}`)))
    await ask(one!, 'Mine')
    const { events } = (await one!.call(openVisitorStream, { ...query, query: { after: lastId } })).body
    expect(events.filter(({ type }) => type === 'message')).toHaveLength(2)
  })

  it('tells a visitor who has said nothing no more', async () => {
    const silent = await newVisitor()
    const query = { params: { region: 'eu', agentId } } as const
    const { lastId } = (await silent.call(openVisitorStream, { ...query, query: {} })).body
    expect(lastId).toMatch(/^\d{55}$/)
    await ask(silent, 'Hello')
    const { events } = (await silent.call(openVisitorStream, { ...query, query: { after: lastId } })).body
    expect(events.map(({ type }) => type)).toEqual(['reset'])
  })

  it('and turns are no business of who may only look, or of strangers', async () => {
    const viewer = await newMember(['view'])
    const stranger = await signUp(app)
    const { conversationId } = (await ask(await newVisitor(), 'Hello')).body
    const take = (client: HttpClient) => client.call(takeConversation, { params: eu(conversationId) })
    expect((await take(viewer.client)).status).toBe(403)
    expect((await take(stranger.client)).status).toBe(404)
    const stream = await readLive(viewer.client, ofWorkspace())
    expect(stream.status).toBe(200)
    stream.close()
    expect((await readLive(stranger.client, ofWorkspace())).status).toBe(404)
  })
})

describe('a turn', () => {
  it('is one member’s of many who take it at once', async () => {
    const members = await Promise.all(Array.from({ length: 4 }, () => newMember()))
    const { conversationId } = (await ask(await newVisitor(), 'Hello')).body
    const tries = await Promise.all(
      [...members, ...members, owner].map(({ client }) =>
        client.call(takeConversation, { params: eu(conversationId) }),
      ),
    )
    const winners = new Set(tries.filter(({ status }) => status === 200).map(({ body }) => body.assignee))
    expect(winners.size).toBe(1)
    const [winner = ''] = winners
    for (const { status, error } of tries.filter((one) => one.status !== 200)) {
      expect(status).toBe(409)
      expect(error.message).toBe(`${winner.split('@')[0]} was faster and answers this conversation.`)
    }
  })

  it('is one member’s of twenty who take it from a colleague at once', async () => {
    const members = await Promise.all(Array.from({ length: 4 }, () => newMember()))
    const visitor = await newVisitor()
    const { conversationId } = (await ask(visitor, 'Hello')).body
    const params = eu(conversationId)
    await owner.client.call(takeConversation, { params })
    const body = { from: owner.email }
    const tries = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        members[index % members.length]!.client.call(takeConversation, { params, body }),
      ),
    )
    const won = tries.filter(({ status }) => status === 200)
    const winners = new Set(won.map(({ body: card }) => card.assignee))
    expect(winners.size).toBe(1)
    expect(won).toHaveLength(5)
    const name = [...winners].join().split('@')[0]
    for (const { status, error } of tries.filter((one) => one.status !== 200)) {
      expect(status).toBe(409)
      expect(error.message).toBe(`${name} was faster and answers this conversation.`)
    }
    const joined = (await historyOf(visitor)).filter(({ notice }) => notice?.kind === 'joined')
    expect(joined).toHaveLength(2)
  })

  it('never has agent and person answer the same message, however they race', async () => {
    const conversations = createConversationRepository(app.deps.stores).conversations('eu')
    for (let round = 0; round < 10; round += 1) {
      const visitor = await newVisitor()
      const { conversationId } = (await ask(visitor, 'When are you open?')).body
      await Promise.all([
        ...Array.from({ length: 3 }, (_, index) => ask(visitor, `Question ${index} of ${round}?`)),
        wait(Math.random() * 30).then(() =>
          owner.client.call(takeConversation, { params: eu(conversationId) }),
        ),
        wait(Math.random() * 40).then(() =>
          owner.client.call(sendMemberMessage, {
            params: eu(conversationId),
            body: { text: 'A person', clientId: `race-${round}-00` },
          }),
        ),
      ])
      const messages = await historyOf(visitor)
      const joined = messages.findIndex(({ notice }) => notice?.kind === 'joined')
      expect(joined).toBeGreaterThan(0)
      const after = messages.slice(joined).map(({ role }) => role)
      const held = await conversations.findOne({ _id: conversationId })
      expect(held).toMatchObject({ handledBy: 'member', messageCount: messages.length })
      // What the agent had answered before it was taken over may stand a place later; never what came after.
      expect(after.filter((role) => role === 'assistant')).toEqual([])
      expect(messages.filter(({ role }) => role === 'user')).toHaveLength(4)
    }
  })

  it('keeps what the visitor writes to a person, unanswered by the agent, until it is handed back', async () => {
    const visitor = await newVisitor()
    const { conversationId } = (await ask(visitor, 'Hello')).body
    await owner.client.call(takeConversation, { params: eu(conversationId) })
    const stream = await readLive(owner.client, ofWorkspace())
    const kept = await ask(visitor, 'Are you there?')
    expect(kept.body.message.role).toBe('user')
    await stream.until(({ message }) => message?.blocks[0]?.runs[0].text === 'Are you there?')
    stream.close()
    await ask(visitor, 'Are you there?')
    await owner.client.call(releaseConversation, { params: eu(conversationId) })
    // What was said to the person is the agent's to answer from then on.
    await expect.poll(async () => (await historyOf(visitor)).at(-1)?.role).toBe('assistant')
    expect((await ask(visitor, 'When are you open?')).body.message.role).toBe('assistant')
    expect((await historyOf(visitor)).map(({ role }) => role)).toEqual([
      ...['user', 'assistant', 'notice', 'user', 'user', 'notice', 'assistant'],
      ...['user', 'assistant'],
    ])
  })

  it('keeps a message once that is sent again, by one id, at once or later', async () => {
    const visitor = await newVisitor()
    const { conversationId } = (await ask(visitor, 'Hello')).body
    const same = await Promise.all(Array.from({ length: 5 }, () => ask(visitor, 'Once?', 'client-id-same')))
    expect(new Set(same.map(({ body }) => body.message.id)).size).toBe(1)
    await owner.client.call(takeConversation, { params: eu(conversationId) })
    const body = { text: 'From a person', clientId: 'client-id-mine' }
    const sent = await Promise.all(
      Array.from({ length: 10 }, () =>
        owner.client.call(sendMemberMessage, { params: eu(conversationId), body }),
      ),
    )
    expect(new Set(sent.map((one) => one.body.message.id)).size).toBe(1)
    expect(await historyOf(visitor)).toHaveLength(6)
  })
})
