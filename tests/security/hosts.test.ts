import { IncomingMessage } from 'node:http'
import { Socket } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { isLoopback } from '#api/http/client-address.ts'
import { createOutboxAccess } from '#api/pages/outbox-access.ts'
import { getIp } from '#mocks/contracts/platform/ip.contract.ts'
import { bootOf, builtPages } from '../harness/built-pages.ts'
import { rawRequest } from '../harness/raw-request.ts'
import { signUp } from '../harness/sign-up.ts'
import { type RunningApp, startApp } from '../harness/start-app.ts'

let app: RunningApp
let proxied: RunningApp

beforeAll(async () => {
  app = await startApp({ built: builtPages })
  proxied = await startApp({
    built: builtPages,
    env: { TRUST_PROXY: '1', PUBLIC_URL: 'https://app.example.com', GEO_COUNTRY_HEADER: 'CF-IPCountry' },
  })
})
afterAll(() => Promise.all([app.stop(), proxied.stop()]))

/** The boot data of the first page under a Host and other headers. */
async function bootUnder(from: RunningApp, host: string, more = ''): Promise<Record<string, unknown>> {
  const { status, text } = await rawRequest(
    from.url,
    `GET / HTTP/1.1\r\nHost: ${host}\r\n${more}Accept: text/html\r\nConnection: close\r\n\r\n`,
  )
  expect(status).toBe(200)
  return bootOf(text)
}

describe('the Host', () => {
  it.each(['localhost:3000', '127.0.0.1', 'LOCALHOST'])('%s is our own', async (host) => {
    expect(await bootUnder(app, host)).toMatchObject({ brand: { name: 'VoiceGlow', mainHost: true } })
  })

  it.each([
    'evil.example',
    'laptop',
    'localhost.evil.example',
    '192.168.0.7:3000',
    'localhost:3000:80',
    '[::1]',
  ])('%s is not, and shows our brand without what only our host shows', async (host) => {
    const { brand } = await bootUnder(app, host)
    // Everything behind the first colon is a port to whoever sent it.
    expect(brand).toEqual({ name: 'VoiceGlow', mainHost: host.startsWith('localhost:') })
  })

  it.each([
    () => [app, 'removed.localhost'] as const,
    () => [app, 'a@localhost'] as const,
    () => [app, 'x"></script>'] as const,
    () => [proxied, 'removed.example'] as const,
    () => [proxied, 'laptop'] as const,
  ])('of a stranger shows nobody, and nobody signs in there: %#', async (at) => {
    const [from, host] = at()
    const ask = (path: string, method = 'GET', more = '') =>
      rawRequest(
        from.url,
        `${method} ${path} HTTP/1.1\r\nHost: ${host}\r\n${more}Accept: text/html\r\nConnection: close\r\n\r\n`,
      )
    for (const path of ['/', '/login', '/app/eu/agents', '/embed.js', '/dev/outbox', '/favicon.svg']) {
      const { status, text } = await ask(path)
      expect([path, status]).toEqual([path, 404])
      expect(text).not.toMatch(/voiceglow|vg-boot/i)
    }
    const body = '{"email":"a@b.example"}'
    const json = `Content-Type: application/json\r\nContent-Length: ${body.length}\r\n`
    const signIn = await rawRequest(
      from.url,
      `POST /api/eu/auth/code HTTP/1.1\r\nHost: ${host}\r\n${json}Connection: close\r\n\r\n${body}`,
    )
    expect(signIn.status).toBe(404)
    expect(signIn.text).not.toMatch(/set-cookie/i)
    expect((await ask('/health')).status).toBe(200)
  })

  it('is open to an address where hosts are named, as nobody can point it elsewhere', async () => {
    expect(await bootUnder(proxied, '10.0.0.1')).toMatchObject({ brand: { name: 'VoiceGlow' } })
  })

  it('forwarded by nobody we know is not believed', async () => {
    const spoofed = 'X-Forwarded-Host: localhost\r\nX-Forwarded-Proto: https\r\n'
    expect(await bootUnder(app, 'evil.example', spoofed)).toMatchObject({ brand: { mainHost: false } })
  })

  it('forwarded by the configured proxy is believed, a list of two is not', async () => {
    const ours = 'X-Forwarded-Host: app.example.com\r\n'
    expect(await bootUnder(proxied, '10.0.0.1', ours)).toMatchObject({ brand: { mainHost: true } })
    const list = 'X-Forwarded-Host: evil.example, app.example.com\r\n'
    await expect(bootUnder(proxied, '10.0.0.1', list)).rejects.toThrow('404')
  })

  it('never changes the address people are told to embed, once that is configured', async () => {
    expect(await bootUnder(proxied, '10.0.0.1')).toMatchObject({ origin: 'https://app.example.com' })
  })

  it('stands in no mail', async () => {
    const person = await signUp(app)
    const [mail] = await app.mailsTo(person.email)
    expect(`${mail?.subject} ${mail?.text}`).not.toMatch(/https?:|127\.0\.0\.1|localhost/)
  })
})

describe('the country of a caller', () => {
  const ask = (from: RunningApp, headers: Record<string, string>) =>
    from.client().call(getIp, { params: { region: 'eu' }, headers })

  it('comes from the configured header alone', async () => {
    expect((await ask(proxied, { 'CF-IPCountry': 'de' })).body).toEqual({ country: 'DE' })
    expect((await ask(proxied, { 'X-Country': 'de' })).body).toEqual({ country: null })
    expect((await ask(app, { 'CF-IPCountry': 'de' })).body).toEqual({ country: null })
  })

  it.each(['', 'D', 'DEU', '<b>', 'XX,DE'])('is unknown when the header says %j', async (value) => {
    expect((await ask(proxied, { 'CF-IPCountry': value })).body).toEqual({ country: null })
  })
})

describe('the outbox', () => {
  /** Path and key of an app's outbox, as they are printed at its start. */
  const addressOf = ({ deps }: RunningApp) => createOutboxAccess(deps.config, deps.mail).address ?? ''

  /** Asks for a path with exactly these headers. */
  const ask = (from: RunningApp, path: string, ...headers: string[]) =>
    rawRequest(from.url, `GET ${path} HTTP/1.1\r\n${[...headers, 'Connection: close'].join('\r\n')}\r\n\r\n`)

  it('opens with the printed key and shows the mails of this machine from then on', async () => {
    const person = await signUp(app)
    const opened = await app.client().fetch(addressOf(app))
    expect([opened.status, opened.headers.get('location')]).toEqual([303, '/dev/outbox'])
    const cookie = opened.headers.get('set-cookie') ?? ''
    expect(cookie).toMatch(/^vg_outbox=[\w-]{32}; Path=\/dev\/outbox; HttpOnly; SameSite=Strict$/)
    const page = await app.client().fetch('/dev/outbox', { headers: { Cookie: cookie.split(';')[0] ?? '' } })
    expect([page.status, page.headers.get('cache-control')]).toEqual([200, 'no-store'])
    expect(await page.text()).toContain(person.email)
  })

  it('shows nothing through a proxy on this machine that adds no header: the key is missing', async () => {
    const { email } = await signUp(app)
    for (const path of ['/dev/outbox', '/dev/outbox?key=', '/dev/outbox?key=wrong']) {
      for (const cookie of ['', 'Cookie: vg_outbox=\r\n', `Cookie: vg_outbox=${'x'.repeat(32)}\r\n`]) {
        const { status, text } = await ask(app, path, `${cookie}Host: 127.0.0.1:3000`)
        expect(status).toBe(403)
        expect(text).not.toContain(email)
        expect(text).not.toMatch(/set-cookie/i)
        expect(text).toContain('The mails kept on this machine open with a key.')
      }
    }
  })

  it('has the same key after a restart, and another one under another secret', () => {
    const keyOf = (secret: string) =>
      createOutboxAccess({ ...app.deps.config, secret }, app.deps.mail).address?.split('=')[1]
    expect(keyOf('a'.repeat(32))).toBe(keyOf('a'.repeat(32)))
    expect(keyOf('a'.repeat(32))).not.toBe(keyOf('b'.repeat(32)))
  })

  it.each([
    'X-Forwarded-For: 203.0.113.9',
    'X-Forwarded-Host: app.example.com',
    'X-Forwarded-Proto: https',
    'Forwarded: for=203.0.113.9',
    'Via: 1.1 proxy',
    'X-Real-IP: 203.0.113.9',
    'CF-Connecting-IP: 203.0.113.9',
    'True-Client-IP: 203.0.113.9',
  ])('is not there behind a proxy, not even with the key: %s', async (header) => {
    expect((await ask(app, addressOf(app), 'Host: localhost', header)).status).toBe(404)
    expect((await ask(app, '/dev/outbox', 'Host: localhost', header)).status).toBe(404)
  })

  it.each<Record<string, string>>([
    { PUBLIC_URL: 'https://app.example.com' },
    { PUBLIC_URL: 'http://192.168.0.7:3000' },
    { TRUST_PROXY: '1' },
  ])('is not there, and no screen leads to it, on a server for others: %j', async (env) => {
    const open = await startApp({ env, built: builtPages })
    expect(addressOf(open)).toBe('')
    expect((await ask(open, addressOf(app), 'Host: localhost')).status).toBe(404)
    expect(await bootUnder(open, 'localhost')).toMatchObject({ mail: 'closed' })
    await open.stop()
  })

  it('is what screens lead to only where it is', async () => {
    expect(await bootUnder(app, 'localhost:3000')).toMatchObject({ mail: 'local' })
    expect(await bootUnder(app, 'localhost:3000', 'X-Forwarded-For: 203.0.113.9\r\n')).toMatchObject({
      mail: 'closed',
    })
    expect(await bootUnder(app, 'app.example.com')).toMatchObject({ mail: 'closed' })
  })

  it.each(['evil.example', 'app.example.com', 'localhost.evil.example', '127.0.0.1.nip.io'])(
    'is not there for a page of %s whose name leads here',
    async (host) => {
      expect((await ask(app, addressOf(app), `Host: ${host}`)).status).toBe(404)
    },
  )

  it('is not there where a mail server is configured', async () => {
    const mailed = await startApp({ deps: { mail: { kind: 'smtp', send: async () => {} } } })
    expect((await mailed.client().fetch('/dev/outbox')).status).toBe(404)
    await mailed.stop()
  })

  it.each([
    { address: '127.0.0.1', expected: true },
    { address: '127.8.8.8', expected: true },
    { address: '::1', expected: true },
    { address: '::ffff:127.0.0.1', expected: true },
    { address: '10.0.0.1', expected: false },
    { address: '1.127.0.1', expected: false },
    { address: '::ffff:10.0.0.1', expected: false },
    { address: undefined, expected: false },
  ])('takes a peer at $address for this machine: $expected', ({ address, expected }) => {
    const socket = new Socket()
    Object.defineProperty(socket, 'remoteAddress', { value: address })
    const request = new IncomingMessage(socket)
    request.headers.host = 'localhost:3000'
    expect(isLoopback(request)).toBe(expected)
  })
})

describe('files', () => {
  it.each([
    '/files/../session-secret',
    '/files/eu/../../session-secret',
    '/files/eu/a/b/..%2f..%2f..%2f..%2fsession-secret',
    '/files/%2e%2e/%2e%2e/etc/passwd',
    '/files//etc/passwd',
    '/files/eu/a/b/.x.png.part',
    '/files/eu/a/b/x.png%00.html',
    '/embed-assets/../app/index.html',
    '/assets/..%2findex.html',
    '/assets/%252e%252e/index.html',
  ])('outside their folder are not served: %s', async (target) => {
    const { status, text } = await rawRequest(
      app.url,
      `GET ${target} HTTP/1.1\r\nHost: localhost\r\nAccept: image/png\r\nConnection: close\r\n\r\n`,
    )
    expect(status).toBe(404)
    expect(text).toContain('\r\n\r\nNot found')
  })
})
