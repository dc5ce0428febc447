// No race: calls side by side to save time, each about its own.
import { once } from 'node:events'
import { connect } from 'node:net'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { contracts } from '#mocks/contracts/registry.ts'
import type { Contract } from '#mocks/contracts/shared/define-contract.ts'
import { builtPages } from '../harness/built-pages.ts'
import type { HttpClient } from '../harness/http-client.ts'
import { rawRequest } from '../harness/raw-request.ts'
import { runSeed, seededRandom } from '../harness/seeded-random.ts'
import { newAgentId, type Person, signUp } from '../harness/sign-up.ts'
import { type RunningApp, startApp } from '../harness/start-app.ts'
import { makeAgent, setLimits, visitorClient } from '../harness/workspace-people.ts'
import {
  hostileHeaders,
  hostilePathParts,
  hostileQueries,
  hostileStrings,
  wrongTypes,
} from './bad-input/hostile-values.ts'
import { fieldPaths, mutate, withField } from './bad-input/mutate.ts'
import { oddBodies, unreadableBodies } from './bad-input/raw-bodies.ts'
import { matrixRows } from './tenant-matrix.ts'

const isDeep = process.env.DEEP === '1'
const requests = isDeep ? 25_000 : 1_250
const seed = runSeed()

let app: RunningApp
let owner: Person
let agentId: string
let visitor: HttpClient
let answered = 0

beforeAll(async () => {
  app = await startApp({ built: builtPages })
  owner = await signUp(app)
  await setLimits(app, owner, { maxAgents: null, workspaceSeats: null })
  agentId = await makeAgent(owner)
  visitor = await visitorClient(app, 'eu', agentId)
})
afterAll(async () => {
  process.stdout.write(`bad input: ${answered} requests, seed ${seed}\n`)
  // Whatever came before, the server still works and no object was polluted.
  expect((await owner.client.fetch('/health')).status).toBe(200)
  expect((await owner.client.fetch('/api/eu/session')).status).toBe(200)
  expect(({} as { polluted?: unknown }).polluted).toBeUndefined()
  await app.stop()
})

const withBody = contracts.filter((contract) => contract.body)

function callerOf(contract: Contract): HttpClient {
  // The owner's session must outlive its own sign-out's turn.
  if (contract.id === 'session.current.remove') return app.client()
  return contract.needs.kind === 'visitor' ? visitor : owner.client
}

/** What a good client would send. */
function goodInput(contract: Contract) {
  const target = {
    region: 'eu' as const,
    workspaceId: owner.workspaceId,
    ownerEmail: owner.email,
    memberEmail: 'member@example.com',
    agentId,
    thingId: newAgentId(),
    newAgentId: newAgentId(),
  }
  return matrixRows[contract.id]?.input(target) ?? {}
}

function pathOf(contract: Contract): string {
  const { params = {} } = goodInput(contract)
  return contract.path.replace(/:(\w+)/g, (_, name: string) => params[name] ?? '')
}

async function send(
  client: HttpClient,
  path: string,
  init: RequestInit,
): Promise<{ status: number; text: string }> {
  const response = await client.fetch(path, init)
  const text = await response.text()
  answered += 1
  expect(response.status, `${init.method} ${path.slice(0, 200)} → ${text.slice(0, 300)}`).toBeLessThan(500)
  // An address with dots in it leaves `fetch` as another one.
  if (response.status >= 400 && new URL(response.url).pathname.startsWith('/api/')) {
    expect(JSON.parse(text)).toMatchObject({ code: expect.any(String), requestId: expect.any(String) })
  }
  return { status: response.status, text }
}

function post(contract: Contract, body: string | Buffer, headers: Record<string, string> = {}) {
  return send(callerOf(contract), pathOf(contract), {
    method: contract.method,
    headers: { 'Content-Type': 'application/json', ...headers },
    body: body as BodyInit,
  })
}

describe.each(withBody)('a body for $id', (contract) => {
  it.each(unreadableBodies)('is refused when it is $name', async ({ bytes }) => {
    // What takes little is not read to its end.
    const isTooLong = bytes.length > (contract.bodyLimit ?? Number.POSITIVE_INFINITY)
    expect((await post(contract, bytes)).status).toBe(isTooLong ? 413 : 400)
  })

  it.each(oddBodies)('is survived when it is $name', async ({ bytes }) => {
    await post(contract, bytes)
  })

  it('is refused one byte over the limit, and read at the limit', async () => {
    const limit = contract.bodyLimit ?? 1_000_000
    const filled = (length: number) => `{"padding":"${'x'.repeat(length - '{"padding":""}'.length)}"}`
    expect((await post(contract, filled(limit + 1))).status).toBe(413)
    expect((await post(contract, filled(limit))).status).not.toBe(413)
  })

  it('is refused when it is compressed, or no JSON by its type', async () => {
    const bomb = gzipSync(Buffer.alloc(5_000_000, '{'))
    expect((await post(contract, bomb, { 'Content-Encoding': 'gzip' })).status).toBe(415)
    for (const type of [
      'text/plain',
      'application/x-www-form-urlencoded',
      'multipart/form-data',
      'application/jsonp',
    ]) {
      expect((await post(contract, '{}', { 'Content-Type': type })).status).toBe(415)
    }
  })

  it('names the field that has the wrong type', async () => {
    const { body } = goodInput(contract)
    for (const path of fieldPaths(body)) {
      for (const wrong of wrongTypes) {
        const { status, text } = await post(contract, JSON.stringify(withField(body, path, wrong)))
        if (status === 422) expect(Object.keys(JSON.parse(text).fields ?? {}).length).toBeGreaterThan(0)
      }
    }
  })
})

describe.each(contracts)('an address of $id', (contract) => {
  it('survives hostile path parts', async () => {
    const parts = pathOf(contract).split('/')
    for (let place = 2; place < parts.length; place += 1) {
      for (const part of hostilePathParts) {
        const path = parts.with(place, part).join('/')
        const body = contract.method === 'GET' ? undefined : '{}'
        const { status } = await send(callerOf(contract), path, {
          method: contract.method,
          headers: { 'Content-Type': 'application/json' },
          body,
        })
        // 405: dots make it the address of another endpoint.
        expect([200, 400, 401, 404, 405, 422]).toContain(status)
      }
    }
  })

  it('survives hostile queries and headers', async () => {
    const init = {
      method: contract.method,
      body: contract.method === 'GET' ? undefined : JSON.stringify(goodInput(contract).body ?? {}),
    }
    const json = { 'Content-Type': 'application/json' }
    const good = new URLSearchParams(goodInput(contract).query)
    for (const query of hostileQueries) {
      await send(callerOf(contract), `${pathOf(contract)}?${query}&${good}`, { ...init, headers: json })
    }
    for (const headers of hostileHeaders) {
      await send(app.client(), pathOf(contract), { ...init, headers: { ...json, ...headers } })
    }
  })

  it('refuses other methods', async () => {
    const taken: string[] = contracts.filter(({ path }) => path === contract.path).map(({ method }) => method)
    for (const method of ['PUT', 'PATCH', 'DELETE', 'OPTIONS', 'PROPFIND'].filter(
      (m) => !taken.includes(m),
    )) {
      expect((await send(owner.client, pathOf(contract), { method })).status).toBe(405)
    }
  })
})

describe('what no fetch would send', () => {
  it('is refused below HTTP with the one error body', async () => {
    const head = 'GET /api/eu/utils/ip HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n'
    const cases: readonly [string, number][] = [
      ['GARBAGE\r\n\r\n', 400],
      ['GET / HTTP/9.9\r\n\r\n', 400],
      [`GET /${'x'.repeat(100_000)} HTTP/1.1\r\nHost: localhost\r\n\r\n`, 431],
      [`${head}X-Long: ${'x'.repeat(65_536)}\r\n\r\n`, 431],
      [`${head}Bad Header: x\r\n\r\n`, 400],
      [`${head}Content-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`, 400],
      [`${head}Content-Length: -1\r\n\r\n`, 400],
      ['GET / HTTP/1.1\r\n\r\n', 400],
      [`${head}Expect: 200-maybe\r\n\r\n`, 417],
    ]
    for (const [bytes, status] of cases) {
      const reply = await rawRequest(app.url, bytes)
      expect(reply.status, bytes.slice(0, 60)).toBe(status)
      answered += 1
    }
  })

  it('is a query of 10 MB', async () => {
    const reply = await rawRequest(
      app.url,
      `GET /api/eu/v2/agents?x=${'x'.repeat(10_000_000)} HTTP/1.1\r\nHost: localhost\r\n\r\n`,
    )
    expect(reply.status).toBe(431)
  })

  it('is a body without end: it is refused and cut off, not read', async () => {
    const { hostname, port } = new URL(app.url)
    const socket = connect(Number(port), hostname)
    const closed = new Promise<void>((resolve) =>
      socket.on('error', () => undefined).on('close', () => resolve()),
    )
    let text = ''
    socket.setEncoding('latin1').on('data', (data: string) => {
      text += data
    })
    socket.write(
      'POST /api/eu/auth/code HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n',
    )
    const chunk = `10000\r\n${'x'.repeat(65_536)}\r\n`
    let sent = 0
    for (; sent < 1_000 && !socket.destroyed; sent += 1) {
      if (!socket.write(chunk)) await Promise.race([once(socket, 'drain').catch(() => undefined), closed])
    }
    await closed
    expect(text).toMatch(/^HTTP\/1\.1 413 /)
    expect(sent).toBeLessThan(1_000)
  })

  it('is an absolute or broken address', async () => {
    for (const target of [
      'http://evil.example/api/eu/session',
      '//evil.example/',
      '/%',
      '/api/%',
      '*',
      '/api//eu/session',
      '/api/eu/session/..',
    ]) {
      const reply = await rawRequest(
        app.url,
        `GET ${target} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`,
      )
      expect(reply.status, target).toBeLessThan(500 + 4)
      expect([200, 400, 401, 404, 503]).toContain(reply.status)
    }
  })
})

it(`answers ${requests} generated requests without a fault (seed ${seed})`, {
  timeout: 600_000,
}, async () => {
  const random = seededRandom(seed)
  const replacements = [...wrongTypes, ...hostileStrings]
  const workers = Array.from({ length: 8 }, async () => {
    while (answeredOfRun < requests) {
      answeredOfRun += 1
      const contract = random.pick(contracts)
      const { body } = goodInput(contract)
      const query = random.below(3) === 0 ? `?${random.pick(hostileQueries)}` : ''
      const headers = random.below(4) === 0 ? random.pick(hostileHeaders) : {}
      const client = random.below(4) === 0 ? app.client() : callerOf(contract)
      await send(client, `${pathOf(contract)}${query}`, {
        method: contract.method,
        headers: { 'Content-Type': 'application/json', ...headers },
        body:
          contract.method === 'GET' ? undefined : JSON.stringify(mutate(random, body ?? {}, replacements)),
      })
    }
  })
  await Promise.all(workers)
})
let answeredOfRun = 0
