// The half of 'With Vercel in front' that can be proved without an account: what the docs say, word by word.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createAdminSession } from '#mocks/contracts/agency/admin/admin-session.contract.ts'
import { fixtureLogo } from '#mocks/fixtures/onboarding/branding.fixtures.ts'
import { browserAt, getAt, newAgencyHost, newAgencySecret } from '../harness/agency-host.ts'
import { bootOf, builtPages } from '../harness/built-pages.ts'
import { missingPrograms, programPath } from '../harness/debian-packages.ts'
import { documented } from '../harness/documented.ts'
import { type ForwardingProxy, startForwardingProxy } from '../harness/forwarding-proxy.ts'
import type { Person } from '../harness/sign-up.ts'
import { type RunningApp, startApp } from '../harness/start-app.ts'
import { freePorts } from './free-port.ts'
import { until } from './pebble.ts'

const page = 'agency-hosts.mdx'
const main = 'app.example.com'
const agencys = 'chat.salon.example'
const secret = 'a-long-random-secret'

/** Whose page an address shows under a host, and under which address it knows itself. */
async function shown(app: { url: string }, host: string, headers: Record<string, string> = {}) {
  const { status, text } = await getAt(app, host, '/', { headers })
  const { brand, origin } = bootOf(text) as { brand: { name: string }; origin: string }
  return { status, name: brand.name, origin }
}

const agencysPage = { status: 200, name: 'Salon', origin: `https://${agencys}` }
const ours = { status: 200, name: 'VoiceGlow', origin: `https://${main}` }

let app: RunningApp
let owner: Person
beforeAll(async () => {
  app = await startApp({
    built: builtPages,
    env: { TRUST_PROXY: '1', PUBLIC_URL: `https://${main}`, MAIN_HOSTS: main },
  })
  owner = await newAgencyHost(app, agencys, { name: 'Salon', squarePhotoURL: fixtureLogo })
}, 60_000)
afterAll(() => app?.stop())

describe('behind a rewrite', () => {
  let vercel: ForwardingProxy
  beforeAll(async () => {
    vercel = await startForwardingProxy(app.url, main)
  })
  afterAll(() => vercel?.stop())

  it('an agency’s host shows the agency, with links of https', async () => {
    expect(await shown(vercel, agencys)).toEqual(agencysPage)
    const { text, headers } = await getAt(vercel, agencys, '/')
    expect(text).toMatch(new RegExp(`og:image" content="https://${agencys}/files/`))
    expect(text).not.toMatch(/http:\/\/(?!www\.w3\.org)/)
    expect(headers['cache-control']).toBe('no-store')
  })

  it('its admin gets a cookie that goes over https alone, and is let in by it', async () => {
    const admin = browserAt(vercel, agencys, { Origin: `https://${agencys}` })
    const { status, headers } = await admin.call(createAdminSession, {
      body: { secret: await newAgencySecret(owner) },
    })
    expect(status).toBe(200)
    expect(headers.get('set-cookie')).toMatch(/^__Host-agency_admin=.*; Secure$/)
  })

  it('what a visitor writes into X-Forwarded-Host counts for nothing', async () => {
    const forged = { 'X-Forwarded-Host': agencys }
    expect(await shown(vercel, main, forged)).toEqual(ours)
    const stranger = await getAt(vercel, 'stranger.example', '/', { headers: forged })
    expect([stranger.status, stranger.text]).toEqual([404, expect.not.stringMatching(/salon|voiceglow/i)])
  })
})

it('without TRUST_PROXY nobody is believed who says which host was asked', async () => {
  const alone = await startApp({ built: builtPages, env: { MAIN_HOSTS: main } })
  try {
    await newAgencyHost(alone, agencys, { name: 'Salon' })
    expect((await shown(alone, agencys)).name).toBe('Salon')
    const forged = { 'X-Forwarded-Host': agencys, 'X-Forwarded-Proto': 'https' }
    expect(await shown(alone, main, forged)).toEqual({ ...ours, origin: `http://${main}` })
  } finally {
    await alone.stop()
  }
})

it('vercel.json passes every path on, with the secret', () => {
  const { routes } = JSON.parse(documented(page, '"routes"'))
  expect(routes).toHaveLength(1)
  const [{ src, dest, transforms }] = routes
  expect('/login?secret=x'.replace(new RegExp(`^${src}$`), dest)).toBe(`https://${main}/login?secret=x`)
  expect(documented(page, '@vercel').toLowerCase()).toContain(`header ${transforms[0].target.key} ${secret}`)
})

const reason = await missingPrograms([{ program: 'caddy', package: 'caddy' }])
if (reason) process.stdout.write(`SKIPPED the server behind Vercel and Caddy: ${reason}\n`)

describe.skipIf(reason !== null)('behind a rewrite and Caddy as documented', { timeout: 60_000 }, () => {
  const dir = mkdtempSync(join(tmpdir(), 'voiceglow-caddy-'))
  let caddy: { url: string }
  let vercel: ForwardingProxy
  let stop: () => Promise<void>
  let server: Server
  /** Whom each request came from, as the server is told. */
  const from: unknown[] = []

  beforeAll(async () => {
    server = createServer((request, response) => {
      from.push(request.headers['x-forwarded-for'])
      app.listener(request, response)
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const [port] = await freePorts(1)
    const site = documented(page, '@vercel')
      .replace(`${main} {`, `http://${main}:${port} {\n  bind 127.0.0.1`)
      .replaceAll('127.0.0.1:3000', `127.0.0.1:${(server.address() as AddressInfo).port}`)
    const file = join(dir, 'Caddyfile')
    writeFileSync(file, `{\n  admin off\n  auto_https off\n}\n${site}`)
    const child = spawn(programPath('caddy')!, ['run', '--adapter', 'caddyfile', '--config', file], {
      env: { PATH: process.env.PATH, HOME: dir, XDG_DATA_HOME: dir, XDG_CONFIG_HOME: dir },
      stdio: ['ignore', 'ignore', 'pipe'],
    })
    let said = ''
    child.stderr.setEncoding('utf8').on('data', (chunk: string) => {
      said += chunk
    })
    const ended = once(child, 'close')
    stop = async () => {
      child.kill('SIGKILL')
      await ended
    }
    caddy = { url: `http://127.0.0.1:${port}` }
    await until(
      () => getAt(caddy, `${main}:${port}`, '/health'),
      () => said,
    )
    vercel = await startForwardingProxy(caddy.url, main, { 'x-origin-key': secret })
  }, 60_000)
  afterAll(async () => {
    await vercel?.stop()
    await stop?.()
    server?.close()
    rmSync(dir, { recursive: true, force: true })
  })

  it('who has the secret is believed', async () => {
    expect(await shown(vercel, agencys)).toEqual(agencysPage)
  })

  it.each(['', 'wrong', `${secret}x`])('who comes with the secret %j is not', async (key) => {
    const forged = { 'X-Origin-Key': key, 'X-Forwarded-Host': agencys, 'X-Forwarded-For': '198.51.100.7' }
    expect((await shown(caddy, main, forged)).name).toBe('VoiceGlow')
  })

  it('each visitor is known by the address Vercel saw, and others by their own', async () => {
    const forged = { headers: { 'X-Forwarded-For': '198.51.100.7' } }
    from.length = 0
    await getAt(vercel, agencys, '/', forged)
    await getAt(caddy, main, '/', forged)
    expect(from).toEqual(['203.0.113.9', '127.0.0.1'])
  })
})
