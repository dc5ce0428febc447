// Races: three servers on one MongoDB.
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createAgentRepository } from '#api/agents/agent.repository.ts'
import type { ServerTurnDoc } from '#api/store/turns.ts'
import { createWorkspaceRepository } from '#api/workspaces/workspace.repository.ts'
import { getAgent, listAgents, saveAgent } from '#mocks/contracts/agents/agent.contract.ts'
import { createAgentKey } from '#mocks/contracts/agents/agent-key.contract.ts'
import { convertTemplate } from '#mocks/contracts/agents/template.contract.ts'
import { publishAgent } from '#mocks/contracts/agents/version.contract.ts'
import {
  createVisitorSession,
  getPublicAgent,
  listVisitorMessages,
  sendVisitorMessage,
} from '#mocks/contracts/embed/embed.contract.ts'
import { saveEventSettings } from '#mocks/contracts/library/event.contract.ts'
import {
  createTicket,
  getSession,
  sendCode,
  signOut,
  tokenToUser,
} from '#mocks/contracts/session/session.contract.ts'
import { type FakeEventEndpoint, start as startEndpoint } from '../fakes/events/event-endpoint.ts'
import { type FakeOpenAi, start as startOpenAi } from '../fakes/openai/openai.ts'
import { type ChildServer, failToStart } from '../harness/child-server.ts'
import { httpClient } from '../harness/http-client.ts'
import { invite, join } from '../harness/invitations.ts'
import { newAgentId, newEmail, type Person } from '../harness/sign-up.ts'
import { canRace, testMongoUri } from '../harness/test-stores.ts'
import { makeAgent, setLimits } from '../harness/workspace-people.ts'
import {
  at,
  type Cluster,
  mailedCodeOf,
  mailedTo,
  newAddress,
  signUpThrough,
  startCluster,
  ticketThrough,
} from './cluster.ts'

const eu = { region: 'eu' }
const canRun = testMongoUri !== undefined && canRace()
if (!canRun) {
  process.stdout.write('SKIPPED three servers: they need a MongoDB that changes documents in one piece\n')
}
const isDeep = process.env.DEEP === '1'
const withinMs = 2_000

describe.runIf(canRun)('three servers behind one address', { timeout: 120_000 }, () => {
  let cluster: Cluster
  let model: FakeOpenAi
  let endpoint: FakeEventEndpoint
  let owner: Person
  /** Those that were started together. */
  let started: ChildServer[]

  beforeAll(async () => {
    model = await startOpenAi({ port: 0 })
    endpoint = await startEndpoint({ port: 0 })
    cluster = await startCluster(testMongoUri ?? '', {
      OPENAI_API_KEY: 'sk-test',
      OPENAI_BASE_URL: model.url,
      SITE_READER_ALLOW: endpoint.host,
      // How often they cleaned up stands there alone.
      LOG_LEVEL: 'info',
    })
    started = [...cluster.servers]
    owner = await signUpThrough(cluster)
    await setLimits(app(), owner, { maxAgents: 1000, workspaceSeats: 0 })
  }, 120_000)
  afterAll(async () => {
    await cluster?.stop()
    await model?.stop()
    await endpoint?.stop()
  }, 60_000)

  /** What helpers need of an app that runs elsewhere. */
  const app = () =>
    ({
      deps: { stores: cluster.stores },
      mailsTo: async (email: string) => (await mailedTo(cluster, email)).map((text) => ({ text })),
    }) as never
  const onEach = <R>(work: (index: number) => Promise<R>): Promise<R[]> => Promise.all([0, 1, 2].map(work))
  const mine = (index: number, person = owner) => at(cluster.servers[index % 3]!, person)

  describe('people', () => {
    it('are signed in on all, and signed out on one is signed out on all', async () => {
      const person = await signUpThrough(cluster)
      const statuses = () =>
        onEach(async (index) => (await mine(index, person).call(getSession, { params: eu })).status)
      expect(await statuses()).toEqual([200, 200, 200])
      await mine(0, person).call(signOut, { params: eu })
      await expect.poll(statuses, { timeout: withinMs }).toEqual([401, 401, 401])
    })

    it('use a code and a ticket once, wherever they bring it', async () => {
      const email = newEmail()
      const headers = { 'X-From': newAddress() }
      const anybody = () => httpClient(cluster.proxy.url)
      await anybody().call(sendCode, { params: eu, headers, body: { email } })
      const code = await mailedCodeOf(cluster, email)
      const tries = await Promise.all(
        Array.from({ length: 9 }, () =>
          anybody().call(createTicket, { params: eu, headers, body: { email, code } }),
        ),
      )
      const proved = tries.filter(({ status }) => status === 200)
      expect(proved).toHaveLength(1)
      const body = { token: proved[0]!.body.token, createAccount: true }
      const used = await Promise.all(
        Array.from({ length: 9 }, () => anybody().call(tokenToUser, { params: eu, headers, body })),
      )
      expect(used.filter(({ status }) => status === 200)).toHaveLength(1)
    })

    it('have one account and one workspace, however many sign up with their address at once', async () => {
      const email = newEmail()
      const tokens = [
        await ticketThrough(cluster, email),
        await ticketThrough(cluster, email),
        await ticketThrough(cluster, email),
      ]
      await onEach((index) =>
        httpClient(cluster.servers[index]!.url).call(tokenToUser, {
          params: eu,
          body: { token: tokens[index], createAccount: true },
        }),
      )
      const { members } = createWorkspaceRepository(cluster.stores)
      expect(await members('eu').countDocuments({ email })).toBe(1)
    })

    it('of one seat and six who join at once, one gets it', async () => {
      const host = await signUpThrough(cluster)
      await setLimits(app(), host, { workspaceSeats: 0 })
      const guests = await Promise.all(Array.from({ length: 6 }, () => signUpThrough(cluster)))
      const links = await Promise.all(guests.map(({ email }) => invite(app(), host, email)))
      const replies = await Promise.all(guests.map((guest, index) => join(mine(index, guest), links[index]!)))
      expect(replies.filter(({ status }) => status === 200)).toHaveLength(1)
      const { members, workspaces } = createWorkspaceRepository(cluster.stores)
      expect(await members('eu').countDocuments({ workspaceId: host.workspaceId })).toBe(2)
      expect((await workspaces('eu').findOne({ _id: host.workspaceId }))?.seatCount).toBe(2)
    })
  })

  describe('agents', () => {
    const agentIn = (agentId: string) => ({ params: { region: 'eu', agentId } })

    it('are made once for one id and within the plan, whoever is asked', async () => {
      const person = await signUpThrough(cluster)
      await setLimits(app(), person, { maxAgents: 3 })
      const create = (index: number, agentId: string) =>
        mine(index, person).call(convertTemplate, {
          params: eu,
          body: { agentName: 'Desk', agentTemplate: 'game-npc', agentId, workspaceId: person.workspaceId },
        })
      const pressed = newAgentId()
      const same = await Promise.all(Array.from({ length: 6 }, (_, index) => create(index, pressed)))
      expect(same.map(({ status }) => status)).toEqual(Array(6).fill(200))
      await Promise.all(Array.from({ length: 12 }, (_, index) => create(index, newAgentId())))
      const { agents } = createAgentRepository(cluster.stores)
      const room = await mine(0, person).call(listAgents, {
        params: eu,
        query: { workspaceId: person.workspaceId, limit: '100' },
      })
      const extra = (await create(0, newAgentId())).status
      expect(extra).toBe(403)
      expect(await agents('eu').countDocuments({ ownerID: person.workspaceId })).toBe(room.body.items.length)
      expect(room.body.items.length).toBeGreaterThan(1)
      expect(room.body.items.length).toBeLessThanOrEqual(4)
    })

    it('published on one are served by all within two seconds', async () => {
      const agentId = await makeAgent(owner)
      const titles = () =>
        onEach(async (index) => {
          const { body } = await httpClient(cluster.servers[index]!.url).call(
            getPublicAgent,
            agentIn(agentId),
          )
          return body.title
        })
      expect(await titles()).toEqual(Array(3).fill('Front desk'))
      for (const [index, title] of ['Reception', 'Concierge'].entries()) {
        await mine(index).call(saveAgent, { ...agentIn(agentId), body: { title } })
        await mine(index + 1).call(publishAgent, agentIn(agentId))
        const publishedAt = performance.now()
        await expect.poll(titles, { timeout: withinMs, interval: 100 }).toEqual(Array(3).fill(title))
        expect(performance.now() - publishedAt).toBeLessThan(withinMs)
      }
    })

    it('published by all at once have each version once, and a save on a stale revision is refused', async () => {
      const agentId = await makeAgent(owner)
      const { body: read } = await mine(0).call(getAgent, agentIn(agentId))
      const saves = await Promise.all(
        Array.from({ length: 9 }, (_, index) =>
          mine(index).call(saveAgent, {
            ...agentIn(agentId),
            body: { title: `Title ${index}`, rev: read.rev },
          }),
        ),
      )
      expect(saves.map(({ status }) => status).sort()).toEqual([200, ...Array(8).fill(409)])
      const published = await Promise.all(
        Array.from({ length: 9 }, (_, index) => mine(index).call(publishAgent, agentIn(agentId))),
      )
      for (const { status } of published) expect([200, 409]).toContain(status)
      const { versions, agents } = createAgentRepository(cluster.stores)
      const kept = await versions('eu')
        .find({ agentId }, { sort: { version: 1 } })
        .toArray()
      const { publishedVersion } = (await agents('eu').findOne({ _id: agentId }))!
      expect(kept.map(({ version }) => version)).toEqual([1, publishedVersion])
    })

    it('have one key that opens them, of those made at once', async () => {
      const agentId = await makeAgent(owner)
      const made = await Promise.all(
        Array.from({ length: 9 }, (_, index) => mine(index).call(createAgentKey, agentIn(agentId))),
      )
      const opened = await Promise.all(
        made.map(async ({ body }, index) => {
          const server = httpClient(cluster.servers[index % 3]!.url, { bearer: body.SECRET_API_KEY })
          return (await server.call(getAgent, agentIn(agentId))).status
        }),
      )
      expect(opened.filter((status) => status === 200)).toHaveLength(1)
    })
  })

  describe('visitors', () => {
    it('talk on with whichever server answers, streamed answers among it', async () => {
      const agentId = await makeAgent(owner)
      const params = { region: 'eu', agentId }
      const opened = await httpClient(cluster.proxy.url).call(createVisitorSession, { params })
      const visitor = httpClient(cluster.proxy.url, { bearer: opened.body.token })
      for (const text of ['One?', 'Two?', 'Three?', 'Four?']) {
        const reply = await visitor.stream(sendVisitorMessage, { params, body: { text } })
        expect(reply.status).toBe(200)
        expect(reply.events.length).toBeGreaterThan(0)
      }
      const kept = await visitor.call(listVisitorMessages, { params })
      expect(kept.body.items).toHaveLength(8)
    })

    it('are limited by all together as by one, give or take a fifth', async () => {
      const agentId = await makeAgent(owner)
      const headers = { 'X-From': newAddress() }
      const limit = createVisitorSession.rateLimit?.[0]?.points ?? 0
      const statuses: number[] = []
      await Promise.all(
        Array.from({ length: 10 }, async () => {
          for (let count = 0; count < limit / 6; count += 1) {
            const { status } = await httpClient(cluster.proxy.url).call(createVisitorSession, {
              params: { region: 'eu', agentId },
              headers,
            })
            statuses.push(status)
          }
        }),
      )
      const passed = statuses.filter((status) => status === 200).length
      expect(statuses.length).toBeGreaterThan(limit * 1.5)
      expect(Math.abs(passed - limit)).toBeLessThanOrEqual(limit / 5)
    })

    it('who guess codes are stopped after as many tries as at one server', async () => {
      const email = newEmail()
      const statuses = await Promise.all(
        Array.from({ length: 30 }, async () => {
          const client = httpClient(cluster.proxy.url)
          const headers = { 'X-From': newAddress() }
          const body = { email, code: '000000' }
          return (await client.call(createTicket, { params: eu, headers, body })).status
        }),
      )
      expect(statuses.filter((status) => status !== 429)).toHaveLength(
        createTicket.rateLimit?.[0]?.points ?? 0,
      )
    })

    it('have the model asked for them no more often than one server would', async () => {
      const agentId = await makeAgent(owner)
      const params = { region: 'eu', agentId }
      const headers = { 'X-From': newAddress() }
      const before = model.calls.length
      // One address, as many visitors as it takes: each may ask sixty times, the address sixty times a minute.
      const visitors = await Promise.all(
        Array.from({ length: 5 }, async () => {
          const opened = await httpClient(cluster.proxy.url).call(createVisitorSession, {
            params,
            headers: { 'X-From': newAddress() },
          })
          return httpClient(cluster.proxy.url, { bearer: opened.body.token })
        }),
      )
      await Promise.all(
        visitors.map(async (visitor) => {
          for (let count = 0; count < 20; count += 1) {
            await visitor.call(sendVisitorMessage, { params, headers, body: { text: `Question ${count}?` } })
          }
        }),
      )
      expect(Math.abs(model.calls.length - before - 60)).toBeLessThanOrEqual(12)
    })
  })

  describe('work nobody asks for', () => {
    it('is done once: cleaning up, deliveries, mails about requests', async () => {
      const person = await signUpThrough(cluster)
      const settings = { endpoint: endpoint.url, subscribedEvents: ['agent_created'] }
      const { region, workspaceId } = person
      await setLimits(app(), person, { maxAgents: 100 })
      const saved = await person.client.call(saveEventSettings, {
        params: { region, workspaceId },
        body: settings,
      })
      expect(saved.status, saved.text).toBe(200)
      const made = await Promise.all(
        Array.from({ length: isDeep ? 60 : 12 }, (_, index) =>
          makeAgent({ ...person, client: mine(index, person) }),
        ),
      )
      const visitor = await httpClient(cluster.proxy.url).call(createVisitorSession, {
        params: { region, agentId: made[0]! },
      })
      const asking = httpClient(cluster.proxy.url, { bearer: visitor.body.token })
      for (const text of ['I want to talk to a person', 'Anna Smith, 0171 2345678']) {
        await asking.call(sendVisitorMessage, { params: { region, agentId: made[0]! }, body: { text } })
      }
      const told = async () =>
        (await mailedTo(cluster, person.email)).filter((text) => text.includes('0171 2345678')).length
      await expect.poll(() => endpoint.calls.length, { timeout: 30_000 }).toBeGreaterThanOrEqual(made.length)
      await expect.poll(told, { timeout: 30_000 }).toBe(1)
      // Every server has looked again by then.
      await wait(6_000)
      const ids = endpoint.calls.map(({ headers }) => headers['webhook-id'])
      expect(ids).toHaveLength(made.length)
      expect(new Set(ids).size).toBe(made.length)
      expect(await told()).toBe(1)
      const turn = () =>
        cluster.stores.eu.collection<ServerTurnDoc>('serverTurns').findOne({ _id: 'housekeeping' })
      await expect.poll(turn, { timeout: 30_000 }).toMatchObject({ holder: '', heldUntil: 0 })
      expect((await turn())!.dueAt).toBeGreaterThan(Date.now() + 50 * 60_000)
      const rounds = started.map(({ output }) => output().split('housekeeping.done').length - 1)
      expect(rounds.sort()).toEqual([0, 0, 1])
    })
  })

  describe('a server that is killed', () => {
    it('loses nothing it has acknowledged, and the others go on', async () => {
      const person = await signUpThrough(cluster)
      await setLimits(app(), person, { maxAgents: null })
      const acknowledged: string[] = []
      let isOver = false
      const work = Array.from({ length: 3 }, async () => {
        while (!isOver) {
          const agentId = newAgentId()
          try {
            await makeAgent(person, agentId)
            acknowledged.push(agentId)
          } catch {
            // Cut off in the middle, or asked too often: nothing was acknowledged.
          }
          await wait(150)
        }
      })
      await expect.poll(() => acknowledged.length, { timeout: 30_000 }).toBeGreaterThan(2)
      await cluster.kill(1)
      const atKill = acknowledged.length
      await expect.poll(() => acknowledged.length, { timeout: 30_000 }).toBeGreaterThan(atKill + 2)
      isOver = true
      await Promise.all(work)
      const left = cluster.servers[2]!
      for (const agentId of acknowledged) {
        const params = { region: 'eu', agentId }
        expect((await at(left, person).call(getAgent, { params })).status).toBe(200)
        expect(
          (
            await httpClient(left.url).call(getPublicAgent, {
              params,
              headers: { 'X-Forwarded-For': newAddress() },
            })
          ).status,
        ).toBe(200)
      }
      await cluster.restart(1)
      expect((await mine(1, person).call(getSession, { params: eu })).status).toBe(200)
    })
  })

  it('servers that are restarted one after the other fail no call', async () => {
    const person = await signUpThrough(cluster)
    const agentId = await makeAgent(person)
    const params = { region: 'eu', agentId }
    const statuses: number[] = []
    let isOver = false
    const load = Array.from({ length: 3 }, async (_, index) => {
      for (let count = 0; !isOver; count += 1) {
        const body = { title: `Title ${index} ${count}` }
        const { status } =
          index === 0
            ? await person.client.call(saveAgent, { params, body })
            : await person.client.call(getAgent, { params })
        statuses.push(status)
        await wait(600)
      }
    })
    for (const index of isDeep ? [0, 1, 2] : [0]) {
      expect(await cluster.servers[index]!.end('SIGTERM')).toEqual({ code: 0, signal: null })
      await cluster.restart(index)
    }
    isOver = true
    await Promise.all(load)
    expect(statuses.length).toBeGreaterThan(5)
    expect(new Set(statuses)).toEqual(new Set([200]))
  })

  describe('a server that would not fit', () => {
    it('does not start, and says what differs', async () => {
      const all = [
        [
          { SESSION_SECRET: 'another secret, of the tests as well, never real' },
          'has another SESSION_SECRET',
        ],
        [
          { CREDENTIALS_SECRET: 'another secret for credentials, of the tests' },
          'has another CREDENTIALS_SECRET',
        ],
        [{ DATA_DIR: `${cluster.env.DATA_DIR}/elsewhere` }, 'keeps files in another place'],
      ] as const
      // Each is a whole server to start; that the others are refused, too, is shown without one.
      const misfits = isDeep ? all : all.slice(-1)
      await Promise.all(
        misfits.map(async ([env, says]) => {
          const { code, output } = await failToStart({ ...cluster.env, PORT: '0', ...env })
          expect(output).toContain(says)
          expect(output).not.toMatch(/ at .*\.ts/)
          expect(code).toBe(1)
        }),
      )
    })
  })
})
