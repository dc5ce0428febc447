// Two servers on one store, each killed in turn, while visitors write to both and clients follow both.
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { MessageDoc } from '#api/conversations/conversation.repository.ts'
import { memberId } from '#api/workspaces/member.repository.ts'
import { createWorkspaceRepository } from '#api/workspaces/workspace.repository.ts'
import { getAgent } from '#mocks/contracts/agents/agent.contract.ts'
import { takeConversation } from '#mocks/contracts/conversations/turn.contract.ts'
import { createVisitorSession, sendVisitorMessage } from '#mocks/contracts/embed/embed.contract.ts'
import { mostStreams } from '#mocks/contracts/live/live-limits.ts'
import { at, type Cluster, newAddress, signUpThrough, startCluster } from '../cluster/cluster.ts'
import type { ChildServer } from '../harness/child-server.ts'
import { type HttpClient, httpClient } from '../harness/http-client.ts'
import { type LiveReading, readLive } from '../harness/live-client.ts'
import type { Person } from '../harness/sign-up.ts'
import { makeAgent } from '../harness/workspace-people.ts'
import { startMongoJavaServer } from '../mongo/mongo-java-server.mjs'

const isDeep = process.env.DEEP === '1'
/** Half of them members', which hear of every message, half visitors', which hear of their own conversation. */
const clients = isDeep ? 200 : 10
const messages = isDeep ? 5000 : 250
const kills = isDeep ? 4 : 2
/** Visitors who write at the same time. */
const writers = 40
/** A visitor may send twenty in a minute; some are sent again. */
const messagesEach = 16
const region = 'eu'

const mongo = await startMongoJavaServer()
if ('skipped' in mongo) process.stdout.write(`SKIPPED two servers that are killed: ${mongo.skipped}\n`)

/** Somebody who writes in the widget, through no server in particular. */
interface Visitor {
  bearer: string
  address: string
  conversationId: string
  /** Ids of what was acknowledged. */
  said: string[]
  /** Of those, what was sent more than once: that may be told of again, under the same id. */
  resent: string[]
}

/** Somebody who follows, and goes on after the last event they know wherever a server answers. */
interface Client {
  /** Times each message was told of, by its id. */
  got: Map<string, number>
  /** Streams it opened. */
  opened: number
  /** Events that came again, or told of a loss. */
  wrong: string[]
  leave: () => void
}

describe.skipIf('skipped' in mongo)(
  'two servers on one store',
  { timeout: isDeep ? 2_400_000 : 600_000 },
  () => {
    let cluster: Cluster
    let owner: Person
    let agentId: string

    beforeAll(async () => {
      cluster = await startCluster('uri' in mongo ? mongo.uri : '', {}, 2)
      owner = await signUpThrough(cluster)
      agentId = await makeAgent(owner)
    }, 180_000)
    afterAll(async () => {
      await cluster?.stop()
      if ('stop' in mongo) await mongo.stop()
    }, 60_000)

    const either = () => cluster.servers[Math.floor(Math.random() * 2)]!

    /** Another member of the workspace: one account has so many streams and no more. */
    async function newMember(): Promise<Person> {
      const member = await signUpThrough(cluster)
      const { workspaceId } = owner
      const { email } = member
      await createWorkspaceRepository(cluster.stores)
        .members(region)
        .insertOne({ _id: memberId(workspaceId, email), workspaceId, email, role: 'member', joinedAt: 0 })
      const mayRead = async () => (await member.client.call(getAgent, { params: { region, agentId } })).status
      await expect.poll(mayRead).toBe(200)
      return member
    }

    const sending = ({ address }: Visitor, body: { text: string; clientId: string }) => ({
      params: { region, agentId },
      headers: { 'X-Forwarded-For': address },
      body,
    })

    /** Sends as the widget does: what was not acknowledged is sent again under the same id. */
    async function send(visitor: Visitor, text: string, clientId: string) {
      for (let times = 1; ; times += 1) {
        const sent = await httpClient(either().url, visitor)
          .call(sendVisitorMessage, sending(visitor, { text, clientId }))
          .catch(() => null)
        if (sent?.status === 200) {
          if (times > 1) visitor.resent.push(sent.body.message.id)
          return sent.body
        }
        // 408: it took too long to arrive, as on a machine that is busy.
        if (sent && sent.status !== 429 && sent.status !== 408 && sent.status < 500)
          throw new Error(`Refused: ${sent.text}`)
        await wait(Number(sent?.headers.get('retry-after') ?? 0.1) * 1000)
      }
    }

    /** A visitor whose conversation a member has taken over, so that nothing but what people write is said. */
    async function newVisitor(index: number, members: readonly Person[]): Promise<Visitor> {
      const address = newAddress()
      const headers = { 'X-Forwarded-For': address }
      const begun = await httpClient(either().url).call(createVisitorSession, {
        params: { region, agentId },
        headers,
      })
      const visitor = { bearer: begun.body.token, address, conversationId: '', said: [], resent: [] }
      const { conversationId } = await send(visitor, 'Hello', `hello-of-visitor-${index}`)
      const member = at(either(), members[index % members.length]!)
      const taken = await member.call(takeConversation, { params: { region, agentId, conversationId } })
      expect(taken.status, taken.text).toBe(200)
      return { ...visitor, conversationId }
    }

    /** Follows until it leaves; resolves when it follows for the first time. */
    async function follow(
      open: (server: ChildServer) => { client: HttpClient; path: string; headers?: Record<string, string> },
      first: ChildServer,
    ): Promise<Client> {
      const client: Client = { got: new Map(), opened: 0, wrong: [], leave: () => {} }
      let stream: LiveReading | undefined
      let lastId = ''
      let hasLeft = false
      const begin = async (server: ChildServer) => {
        const asked = open(server)
        const headers = { ...asked.headers, ...(lastId && { 'Last-Event-ID': lastId }) }
        const begun = await readLive(asked.client, asked.path, headers, (event) => {
          if (event.type === 'reset' || Number(event.id) <= Number(lastId)) client.wrong.push(event.id)
          lastId = event.id
          const { id, role } = event.message ?? {}
          if (role === 'user') client.got.set(id, (client.got.get(id) ?? 0) + 1)
        })
        if (begun.status !== 200) throw new Error(`No stream: ${begun.status}`)
        lastId ||= begun.lastId()
        client.opened += 1
        return begun
      }
      client.leave = () => {
        hasLeft = true
        stream?.close()
      }
      stream = await begin(first)
      void (async () => {
        while (!hasLeft) {
          await stream?.over
          if (hasLeft) return
          stream = await begin(either()).catch(() => undefined)
          if (!stream) await wait(100)
        }
      })()
      return client
    }

    it(`lose and double nothing for ${clients} clients over ${messages} messages and ${kills} kills`, async () => {
      const members = [owner]
      while (members.length * mostStreams < clients / 2) members.push(await newMember())
      const visitors: Visitor[] = []
      while (visitors.length * messagesEach < messages) {
        const some = Array.from({ length: 4 }, (_, next) => newVisitor(visitors.length + next, members))
        visitors.push(...(await Promise.all(some)))
      }
      const followers = await Promise.all(
        Array.from({ length: clients / 2 }, (_, index) =>
          follow(
            (server) => ({
              client: at(server, members[index % members.length]!),
              path: `/api/${region}/v2/live?agentId=${agentId}`,
            }),
            cluster.servers[index % 2]!,
          ),
        ),
      )
      const watched = visitors.slice(0, clients / 2)
      const watchers = await Promise.all(
        watched.map((visitor, index) =>
          follow(
            (server) => ({
              client: httpClient(server.url, visitor),
              path: `/api/${region}/public/agents/${agentId}/live`,
              headers: { 'X-Forwarded-For': visitor.address },
            }),
            cluster.servers[index % 2]!,
          ),
        ),
      )

      const acknowledged = () => visitors.reduce((sum, { said }) => sum + said.length, 0)
      const killing = (async () => {
        for (let kill = 0; kill < kills; kill += 1) {
          const due = (messages * (kill + 1)) / (kills + 1)
          await expect.poll(acknowledged, { timeout: 1_800_000, interval: 20 }).toBeGreaterThanOrEqual(due)
          await cluster.kill(kill % 2)
          await cluster.restart(kill % 2)
        }
      })()
      const began = performance.now()
      let next = 0
      const writing = Array.from({ length: writers }, async () => {
        while (next < messages) {
          const number = next++
          const visitor = visitors[number % visitors.length]!
          visitor.said.push((await send(visitor, `Message ${number}`, `client-message-${number}`)).message.id)
        }
      })
      await Promise.all([...writing, killing])
      const seconds = (performance.now() - began) / 1000

      const said = visitors.flatMap((visitor) => visitor.said).sort()
      expect(new Set(said).size).toBe(messages)
      const missing = () =>
        followers.reduce((sum, { got }) => sum + said.filter((id) => !got.has(id)).length, 0) +
        watchers.reduce((sum, { got }, at) => sum + watched[at]!.said.filter((id) => !got.has(id)).length, 0)
      // Looking at all of it takes a moment itself.
      await expect.poll(missing, { timeout: 300_000, interval: 1000 }).toBe(0)
      const toldSeconds = (performance.now() - began) / 1000
      const resent = new Set(visitors.flatMap((visitor) => visitor.resent))
      const isRight = ({ got, wrong }: Client, wanted: readonly string[]) => {
        expect([...got.keys()].sort()).toEqual([...wanted].sort())
        expect(wrong).toEqual([])
        expect([...got].filter(([id, times]) => times > 1 && !resent.has(id))).toEqual([])
      }
      for (const client of followers) isRight(client, said)
      for (const [index, client] of watchers.entries()) isRight(client, watched[index]!.said)
      const kept = await cluster.stores.eu.collection<MessageDoc>('messages').find({ role: 'user' }).toArray()
      expect(kept.filter(({ text }) => text !== 'Hello')).toHaveLength(messages)
      const all = [...followers, ...watchers]
      const opened = all.reduce((sum, each) => sum + each.opened, 0)
      expect(opened).toBeGreaterThan(all.length)
      const told = all.reduce((sum, { got }) => sum + got.size, 0)
      for (const client of all) client.leave()
      process.stdout.write(
        `two servers: ${clients} clients, ${messages} messages in ${seconds.toFixed(0)} s, all told after ${toldSeconds.toFixed(0)} s, ${kills} kills, ` +
          `${opened - all.length} streams resumed, ${resent.size} messages sent again, ${told} deliveries: ` +
          'none lost, none doubled\n',
      )
    })
  },
)
