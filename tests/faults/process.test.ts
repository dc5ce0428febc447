import { mkdtempSync, rmSync } from 'node:fs'
import { Agent, get } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, describe, expect, it } from 'vitest'
import { openEmbeddedStores } from '#api/store/embedded.ts'
import { getAgent, listAgents } from '#mocks/contracts/agents/agent.contract.ts'
import { getPublicAgent } from '#mocks/contracts/embed/embed.contract.ts'
import { getSession } from '#mocks/contracts/session/session.contract.ts'
import { type ChildServer, signUpAt, startChild } from '../harness/child-server.ts'
import { httpClient } from '../harness/http-client.ts'
import { runSeed, seededRandom } from '../harness/seeded-random.ts'
import { newAgentId, newEmail, type Person } from '../harness/sign-up.ts'
import { makeAgent, setLimits } from '../harness/workspace-people.ts'

const isDeep = process.env.DEEP === '1'
const kills = isDeep ? 30 : 2
const seed = runSeed()
const dirs: string[] = []
afterAll(() => {
  for (const dir of dirs) rmSync(dir, { recursive: true, force: true })
})

function newDir(): string {
  const dir = mkdtempSync(join(tmpdir(), 'voiceglow-process-'))
  dirs.push(dir)
  return dir
}

/** Takes the plan's limit off a workspace, behind the running server's back. */
async function liftLimit(dataDir: string, person: Person): Promise<void> {
  const stores = openEmbeddedStores({ dir: dataDir, requireIndexes: true })
  const clock = { now: Date.now, advance: () => undefined }
  await setLimits({ deps: { stores }, clock } as never, person, { maxAgents: null })
  await stores.close()
}

describe('a server that is asked to stop while it works', () => {
  it.each([{ keepAlive: true }, { keepAlive: false }])('cuts no answer: %j', async ({ keepAlive }) => {
    // Each call comes from an address of its own, so that none is over a limit.
    const server = await startChild({ DATA_DIR: newDir(), TRUST_PROXY: '1' })
    const agent = new Agent({ keepAlive, maxSockets: 20 })
    const outcomes: string[] = []
    let isStopped = false
    const load = Array.from({ length: 20 }, async () => {
      while (!isStopped) {
        const from = `10.0.${outcomes.length >> 8}.${outcomes.length & 255}`
        const outcome = await read(`${server.url}/api/openapi.json`, agent, from)
        outcomes.push(outcome)
        if (outcome === 'not accepted') return
      }
    })
    await expect.poll(() => outcomes.length, { timeout: 20_000 }).toBeGreaterThan(100)
    const ended = await server.end('SIGTERM')
    isStopped = true
    await Promise.all(load)
    agent.destroy()
    expect(ended).toEqual({ code: 0, signal: null })
    expect(outcomes.filter((outcome) => outcome === 'cut')).toEqual([])
  })
})

/** Reads an answer whole: `cut` when it began and did not end, `not accepted` when it never began. */
function read(url: string, agent: Agent, from: string): Promise<'whole' | 'cut' | 'not accepted'> {
  return new Promise((resolve) => {
    const request = get(url, { agent, timeout: 15_000, headers: { 'X-Forwarded-For': from } }, (response) => {
      response.resume()
      response.on('end', () => resolve(response.complete ? 'whole' : 'cut'))
      response.on('error', () => resolve('cut'))
    })
    request.on('error', () => resolve('not accepted'))
    request.on('timeout', () => request.destroy())
  })
}

describe('a server that is killed while people sign up and make agents', () => {
  it(`has everything it acknowledged and nothing by halves, ${kills} times (seed ${seed})`, {
    timeout: kills * 30_000,
  }, async () => {
    const random = seededRandom(seed)
    const dataDir = newDir()
    const people: Person[] = []
    const acknowledged: { person: Person; agentId: string }[] = []
    let server: ChildServer = await startChild({ DATA_DIR: dataDir })
    for (let kill = 0; kill < kills; kill += 1) {
      const person = await signUpAt(server.url, newEmail())
      await liftLimit(dataDir, person)
      people.push(person)
      const unfinished = newEmail('unfinished')
      const { url } = server
      const work = [
        signUpAt(url, unfinished).catch(() => undefined),
        ...Array.from({ length: 4 }, async () => {
          for (;;) {
            const agentId = newAgentId()
            try {
              await makeAgent({ ...person, client: reopened(url, person) }, agentId)
              acknowledged.push({ person, agentId })
            } catch {
              return
            }
          }
        }),
      ]
      await wait(50 + random.below(400))
      await server.end('SIGKILL')
      await Promise.all(work)

      server = await startChild({ DATA_DIR: dataDir })
      // Who was cut off in the middle of signing up signs up again and has one whole workspace.
      expect((await signUpAt(server.url, unfinished)).session.workspaces).toHaveLength(1)
      for (const each of people) await expectWhole(server.url, each)
      for (const { person: owner, agentId } of acknowledged) {
        const found = await reopened(server.url, owner).call(getAgent, { params: { region: 'eu', agentId } })
        expect(found.status).toBe(200)
      }
    }
    expect(acknowledged.length).toBeGreaterThan(0)
    await server.end('SIGTERM')
  })
})

/** The person's browser at the restarted server: same cookie, other port. */
function reopened(url: string, person: Person) {
  const client = httpClient(url)
  client.cookie = person.client.cookie
  return client
}

/** The session lives on, and every agent in sight can be read, embedded and asked. */
async function expectWhole(url: string, person: Person): Promise<void> {
  const client = reopened(url, person)
  expect((await client.call(getSession, { params: { region: 'eu' } })).status).toBe(200)
  const listed = await client.call(listAgents, {
    params: { region: 'eu' },
    query: { workspaceId: person.workspaceId, limit: '100' },
  })
  for (const { ID: agentId } of listed.body.items) {
    const params = { region: 'eu', agentId }
    expect((await client.call(getAgent, { params })).status).toBe(200)
    expect((await client.call(getPublicAgent, { params })).status).toBe(200)
  }
}
