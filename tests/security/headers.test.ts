import { beforeAll, describe, expect, it } from 'vitest'
import { saveAgent } from '#mocks/contracts/agents/agent.contract.ts'
import { publicAgentSchema, sendVisitorMessage } from '#mocks/contracts/embed/embed.contract.ts'
import { contracts } from '#mocks/contracts/registry.ts'
import { bootOf, builtPages } from '../harness/built-pages.ts'
import { rawRequest } from '../harness/raw-request.ts'
import { setUpApp } from '../harness/set-up.ts'
import { newAgentId, type Person, signUp } from '../harness/sign-up.ts'
import { startApp } from '../harness/start-app.ts'
import { makeAgent, setLimits, visitorClient } from '../harness/workspace-people.ts'
import { matrixRows } from './tenant-matrix.ts'

let owner: Person
let agentId: string

const app = setUpApp({ built: builtPages })
beforeAll(async () => {
  owner = await signUp(app)
  await setLimits(app, owner, { maxAgents: null })
  agentId = await makeAgent(owner)
})

/** What every answer carries, whatever it is (threats G24). */
function expectCommon(headers: Headers): void {
  expect(Object.fromEntries(headers)).toMatchObject({
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(self)',
    'content-security-policy': expect.stringMatching(/default-src 'none'|object-src 'none'/),
  })
  expect(headers.get('x-powered-by')).toBeNull()
  expect(headers.get('server')).toBeNull()
}

/** What an answer of the API carries besides. */
function expectApi(headers: Headers, caching = 'no-store'): void {
  expectCommon(headers)
  expect(headers.get('cache-control')).toBe(caching)
  expect(headers.get('cross-origin-opener-policy')).toBe('same-origin')
  expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
  expect(headers.get('x-request-id')).toMatch(/^[0-9a-f]{8}-[0-9a-z]+$/)
}

/** The headers of an answer read over a bare socket. */
function headersOf(text: string): Headers {
  const [head = ''] = text.split('\r\n\r\n')
  return new Headers(
    head
      .split('\r\n')
      .slice(1)
      .map(
        (line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 2)] as [string, string],
      ),
  )
}

describe('every answer of the API', () => {
  it.each(contracts)('of $id carries the headers, as a success and as an error', async (contract) => {
    const visitor = await visitorClient(app, 'eu', agentId)
    const client =
      contract.needs.kind === 'visitor' ? visitor : (await signUp(app, { email: owner.email })).client
    const input = matrixRows[contract.id]?.input({
      region: 'eu',
      workspaceId: owner.workspaceId,
      agentId,
      ownerEmail: 'owner@example.com',
      memberEmail: 'member@example.com',
      thingId: newAgentId(),
      newAgentId: newAgentId(),
    })
    const { cacheSeconds } = contract
    const caching = cacheSeconds ? `public, max-age=${cacheSeconds}` : undefined
    expectApi((await client.call(contract, input)).headers, caching)
    expectApi((await client.stream(contract, input)).headers, caching)
    expectApi((await app.client({ bearer: 'x'.repeat(20) }).call(contract, input)).headers)
    if (!contract.path.includes(':region')) return
    const wrong = await client.call(contract, { ...input, params: { ...input?.params, region: 'xx' } })
    expect(wrong.status).toBe(422)
    expectApi(wrong.headers)
    expectApi((await app.client({ bearer: 'x'.repeat(20) }).call(contract, input)).headers)
  })

  it('of an unknown address, a wrong method, a wrong type and a body too large', async () => {
    const answers = [
      await owner.client.fetch('/api/eu/nothing'),
      await owner.client.fetch('/api/'),
      await owner.client.fetch('/api/eu/session', { method: 'PUT' }),
      await owner.client.fetch('/api/eu/auth/code', { method: 'POST', body: 'x' }),
      await app.client().fetch('/api/eu/auth/code', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ email: 'x'.repeat(1_000_001) }),
      }),
    ]
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 405, 415, 413])
    for (const { headers } of answers) expectApi(headers)
    expect(answers[2]?.headers.get('allow')).toBe('GET')
    expect(await answers[0]?.json()).toMatchObject({ code: 'not_found' })
  })

  it('of a request that is no HTTP', async () => {
    for (const bytes of [
      'GARBAGE\r\n\r\n',
      `GET / HTTP/1.1\r\nHost: x\r\nX: ${'x'.repeat(70_000)}\r\n\r\n`,
    ]) {
      const { text } = await rawRequest(app.url, bytes)
      expectApi(headersOf(text))
      expect(JSON.parse(text.slice(text.indexOf('\r\n\r\n') + 4))).toMatchObject({
        requestId: expect.any(String),
      })
    }
  })

  it('of an answer in pieces', async () => {
    const visitor = await visitorClient(app, 'eu', agentId)
    const reply = await visitor.stream(sendVisitorMessage, {
      params: { region: 'eu', agentId },
      body: { text: 'What do you do?' },
    })
    expect(reply.headers.get('content-type')).toBe('application/x-ndjson; charset=utf-8')
    expect(reply.events.length).toBeGreaterThan(0)
    expectApi(reply.headers)
  })
})

describe('every page and file', () => {
  it.each([
    '/',
    '/app/eu/agents',
    '/health',
    '/ready',
    '/embed.js',
    '/embed.js?eu=AAAAAAAAAAAAAAAA',
    '/embed-chat.js?eu=AAAAAAAAAAAAAAAA',
    '/assets/main-abc123.js',
    '/assets/none.js',
    '/embed-assets/chat-abc123.js',
    '/files/eu/none/none/none.png',
    '/api/openapi.json',
    '/api/docs',
    '/dev/outbox',
    '/app/eu/render/AAAAAAAAAAAAAAAA/iframe',
    '/%2e%2e/etc/passwd',
    '/assets/%2e%2e/%2e%2e/index.html',
    '/.env',
  ])('%s carries the headers', async (path) => {
    expectCommon((await app.client().fetch(path)).headers)
    expectCommon((await app.client().fetch(path, { method: 'POST', body: 'x' })).headers)
  })

  it('is never a page inside another page, but for the widget', async () => {
    for (const path of ['/', '/app/eu/agents', '/api/docs', '/dev/outbox']) {
      const csp = (await app.client().fetch(path)).headers.get('content-security-policy')
      expect(csp, path).toContain("frame-ancestors 'none'")
    }
  })

  it('runs scripts with a nonce of this answer alone', async () => {
    const nonces = new Set<string>()
    for (let count = 0; count < 5; count += 1) {
      for (const path of ['/', `/app/eu/render/${agentId}/iframe`]) {
        const page = await app.client().fetch(path)
        const csp = page.headers.get('content-security-policy') ?? ''
        const nonce = /script-src 'self' 'nonce-([^']+)'/.exec(csp)?.[1] ?? ''
        expect(Buffer.from(nonce, 'base64')).toHaveLength(16)
        expect(await page.text()).toContain(`<meta property="csp-nonce" nonce="${nonce}">`)
        expect(csp).not.toMatch(/unsafe|script-src[^;]*(https:|\*)/)
        expect(csp).toContain("object-src 'none'; base-uri 'none'")
        expect(page.headers.get('cache-control')).toBe('no-store')
        nonces.add(nonce)
      }
    }
    expect(nonces.size).toBe(10)
  })
})

describe('HSTS', () => {
  it('is sent where the origin is https, and nowhere else', async () => {
    const secure = await startApp({ env: { PUBLIC_URL: 'https://app.example.com' }, built: builtPages })
    for (const path of ['/', '/api/eu/utils/ip', '/api/nothing', '/embed.js', '/health']) {
      const hsts = 'strict-transport-security'
      expect((await secure.client().fetch(path)).headers.get(hsts)).toBe('max-age=31536000')
      expect((await app.client().fetch(path)).headers.get(hsts)).toBeNull()
    }
    await secure.stop()
  })
})

describe('the embed page', () => {
  async function embedOf(allowedOrigins: string[]) {
    const id = newAgentId()
    const made = await owner.client.call(saveAgent, {
      params: { region: 'eu', agentId: id },
      body: { workspaceId: owner.workspaceId, title: '</script><script>alert(1)</script>', allowedOrigins },
    })
    expect(made.status).toBe(200)
    return app.client().fetch(`/app/eu/render/${id}/iframe`)
  }

  it('may be framed by the agent’s allowed origins alone', async () => {
    const page = await embedOf(['https://cafe.example', 'http://localhost:8080'])
    const csp = page.headers.get('content-security-policy')
    expect(csp).toMatch(/frame-ancestors 'self' https:\/\/cafe\.example http:\/\/localhost:8080$/)
  })

  it('may be framed by anyone when no origin is named', async () => {
    const page = await embedOf([])
    expect(page.headers.get('content-security-policy')).toMatch(/frame-ancestors \*$/)
  })

  it.each([
    "https://a.example; script-src 'unsafe-inline'",
    'https://a.example https://b.example',
    '*',
    'javascript:alert(1)',
    "'unsafe-inline'",
    'https://*.example',
    'https://a.example/path',
  ])('takes no origin that would say more: %j', async (origin) => {
    const reply = await owner.client.call(saveAgent, {
      params: { region: 'eu', agentId },
      body: { allowedOrigins: [origin] },
    })
    expect(reply.status).toBe(422)
  })

  it('carries the agent’s public face and nothing else, and text cannot leave its script', async () => {
    const page = await embedOf([])
    const html = await page.text()
    expect(html).not.toContain('<script>alert(1)')
    const { agent } = bootOf(html) as { agent: Record<string, unknown> }
    // Of an agent that asks nothing first and has thumbs, nothing is said of either.
    const fields = Object.keys(publicAgentSchema.shape).filter(
      (field) => !['chatForm', 'ratings'].includes(field),
    )
    expect(Object.keys(agent).sort()).toEqual(fields.sort())
    for (const secret of [owner.workspaceId, owner.email, 'vg_systemPrompt'])
      expect(html).not.toContain(secret)
  })

  it.each(['eu/render/AAAAAAAAAAAAAAAA', 'xx/render/AAAAAAAAAAAAAAAA', 'eu/render/short', 'eu/render/%00'])(
    'of %s is a 404 page that says so',
    async (path) => {
      const page = await app.client().fetch(`/app/${path}/iframe`)
      expect(page.status).toBe(404)
      expect(bootOf(await page.text())).toMatchObject({ agent: null, error: { code: 'not_found' } })
    },
  )
})
