// Races: thirty guesses of a secret at once.
import { beforeAll, describe, expect, it } from 'vitest'
import { createAgencyRepository } from '#api/agency/agency.repository.ts'
import { createHostRepository } from '#api/domains/host.repository.ts'
import { secretWrong } from '#mocks/contracts/agency/admin/admin.refusals.ts'
import {
  createAdminSession,
  getAdminDashboard,
  removeAdminSession,
} from '#mocks/contracts/agency/admin/admin-session.contract.ts'
import { saveAgency } from '#mocks/contracts/agency/agency.contract.ts'
import { newTab } from '#mocks/contracts/agency/tabs/tab-template.ts'
import { trialDays } from '#mocks/contracts/agency/white-label-trial.ts'
import { contracts } from '#mocks/contracts/registry.ts'
import {
  adminAt,
  browserAt,
  getAt,
  type HostBrowser,
  newAgencyHost,
  newAgencySecret,
} from '../harness/agency-host.ts'
import { bootOf, builtPages } from '../harness/built-pages.ts'
import { setUpApp } from '../harness/set-up.ts'
import { newAgentId, type Person } from '../harness/sign-up.ts'
import { startApp } from '../harness/start-app.ts'
import { dumpRegion } from '../harness/test-stores.ts'
import { makeAgent } from '../harness/workspace-people.ts'
import { absentInputFor, inputOf } from './matrix/matrix-side.ts'

const app = setUpApp({ built: builtPages })
const tab = { ...newTab, label: 'Reports', href: '/reports' }

let north: Person
let admin: HostBrowser
let secret: string
let agentId: string

const enter = (browser: HostBrowser, given: unknown) =>
  browser.call(createAdminSession, { body: { secret: given } })
const statusOf = async (browser: HostBrowser) => (await browser.call(getAdminDashboard)).status

beforeAll(async () => {
  north = await newAgencyHost(app, 'north.localhost', {
    name: 'Northwind',
    customCSS: '.vg-client-dashboard__bar { color: red; }',
    customTabs: [tab],
  })
  await newAgencyHost(app, 'south.localhost', { name: 'Southpaw' })
  agentId = await makeAgent(north)
  secret = await newAgencySecret(north)
  admin = browserAt(app, 'north.localhost')
})

describe('the admin of an agency', () => {
  it('enters at its host by the secret, and sees the dashboard: no secret, no token, nobody’s address', async () => {
    const entered = await enter(admin, secret)
    expect([entered.status, entered.body]).toEqual([200, { region: 'eu' }])
    expect(entered.headers.get('set-cookie')).toMatch(
      /^agency_admin=[\w-]{43}; Max-Age=43200; Path=\/; HttpOnly; SameSite=Lax$/,
    )
    const { status, body, text } = await admin.call(getAdminDashboard)
    expect(status).toBe(200)
    expect(body).toMatchObject({ region: 'eu', customTabs: [tab] })
    expect(body.agents.map(({ ID }) => ID)).toContain(agentId)
    expect(text).not.toContain(secret)
    expect(text).not.toContain(north.email)
    expect(text).not.toMatch(/vg_|secret|token|Hash/i)
  })

  it('is kept as a hash of the token, for 12 hours', async () => {
    const token = admin.cookie?.split('=')[1] ?? ''
    const kept = await dumpRegion(app.deps.stores.eu)
    for (const never of [token, secret]) expect(kept).not.toContain(never)
    const late = await adminAt(app, 'north.localhost', north)
    app.clock.advance(12 * 60 * 60 * 1000 - 60_000)
    expect(await statusOf(late)).toBe(200)
    app.clock.advance(60_000)
    expect(await statusOf(late)).toBe(401)
    admin = await adminAt(app, 'north.localhost', north)
  })

  it('gets a cookie of https alone, by its host’s name alone, where the page came by https', async () => {
    const behindProxy = await startApp({ env: { TRUST_PROXY: '1' } })
    try {
      const owner = await newAgencyHost(behindProxy, 'tls.localhost')
      const browser = browserAt(behindProxy, 'tls.localhost', { 'X-Forwarded-Proto': 'https' })
      const { headers } = await enter(browser, await newAgencySecret(owner))
      expect(headers.get('set-cookie')).toMatch(
        /^__Host-agency_admin=[\w-]{43}; Max-Age=43200; Path=\/; HttpOnly; SameSite=Lax; Secure$/,
      )
      expect(await statusOf(browser)).toBe(200)
    } finally {
      await behindProxy.stop()
    }
  })

  it('signs out: the token opens nothing any more', async () => {
    const leaving = await adminAt(app, 'north.localhost', north)
    const { cookie } = leaving
    expect((await leaving.call(removeAdminSession)).status).toBe(200)
    expect(leaving.cookie).toBeNull()
    leaving.cookie = cookie
    expect(await statusOf(leaving)).toBe(401)
  })

  it('who enters anew leaves no session behind', async () => {
    const given = await newAgencySecret(north)
    const browser = browserAt(app, 'north.localhost')
    await enter(browser, given)
    const before = browser.cookie
    await enter(browser, given)
    expect(browser.cookie).not.toBe(before)
    const old = Object.assign(browserAt(app, 'north.localhost'), { cookie: before })
    expect([await statusOf(old), await statusOf(browser)]).toEqual([401, 200])
  })
})

describe('a secret', () => {
  it('that opens nothing is refused in one sentence, whatever is wrong', async () => {
    const browser = browserAt(app, 'north.localhost')
    const given = await newAgencySecret(north)
    const wrong = [
      given.slice(1),
      `${given} `,
      given.toLowerCase() === given ? given.toUpperCase() : given.toLowerCase(),
      'x'.repeat(25),
      `${given}\u0000`,
    ]
    for (const each of wrong) {
      const { status, error } = await enter(browser, each)
      if (status === 400) continue
      expect([status, error.code, error.message]).toEqual([401, secretWrong.code, secretWrong.message])
    }
    // The other agency made none.
    const { error } = await enter(browserAt(app, 'south.localhost'), given)
    expect([error.code, error.message]).toEqual([secretWrong.code, secretWrong.message])
    for (const each of [null, '', [], { $ne: 1 }, 5, 'x'.repeat(201)])
      expect([400, 422]).toContain((await enter(browser, each)).status)
    expect(browser.cookie).toBeNull()
  })

  it('of another agency opens nothing here', async () => {
    const south = await newAgencyHost(app, 'third.localhost')
    const theirs = await newAgencySecret(south)
    expect((await enter(browserAt(app, 'north.localhost'), theirs)).status).toBe(401)
    expect((await enter(browserAt(app, 'third.localhost'), theirs)).status).toBe(200)
  })

  it('made anew ends what the one before opened, sessions that are open among them', async () => {
    const before = await newAgencySecret(north)
    const open = browserAt(app, 'north.localhost')
    await enter(open, before)
    expect(await statusOf(open)).toBe(200)
    const after = await newAgencySecret(north)
    expect(await statusOf(open)).toBe(401)
    expect((await enter(browserAt(app, 'north.localhost'), before)).status).toBe(401)
    expect((await enter(browserAt(app, 'north.localhost'), after)).status).toBe(200)
    expect(await statusOf(open)).toBe(401)
  })

  it('is tried ten times in 15 minutes from one address, side by side as well', async () => {
    const counted = await startApp({ env: { TRUST_PROXY: '1' }, rateLimitFactor: 1 })
    try {
      const owner = await newAgencyHost(counted, 'tries.localhost')
      const right = await newAgencySecret(owner)
      const from = (address: string) =>
        browserAt(counted, 'tries.localhost', { 'X-Forwarded-For': `${newAgentId()}, ${address}` })
      const statuses = await Promise.all(
        Array.from({ length: 30 }, async () => (await enter(from('10.0.0.1'), 'x'.repeat(25))).status),
      )
      expect(statuses.filter((status) => status === 401)).toHaveLength(10)
      expect(statuses.filter((status) => status === 429)).toHaveLength(20)
      const late = await enter(from('10.0.0.1'), right)
      expect([late.status, Number(late.headers.get('retry-after')) > 800]).toEqual([429, true])
      expect((await enter(from('10.0.0.2'), right)).status).toBe(200)
    } finally {
      await counted.stop()
    }
  })

  it('reaches no log and no Referer, though it came in an address', async () => {
    const given = await newAgencySecret(north)
    for (const path of ['/login', '/', '/app/eu', '/app/eu/c/reports', '/nowhere']) {
      const { headers, text } = await getAt(app, 'north.localhost', `${path}?secret=${given}`)
      expect(headers['referrer-policy']).toBe('no-referrer')
      expect(headers['cache-control']).toBe('no-store')
      expect(text).not.toContain(given)
    }
    await getAt(app, 'north.localhost', `/api/agency-admin?secret=${given}`)
    await getAt(app, 'north.localhost', `/api/eu/nowhere?secret=${given}`)
    await enter(browserAt(app, 'north.localhost'), given)
    await enter(browserAt(app, 'north.localhost'), `${given}x`)
    expect(app.log.text()).toContain('agency.admin.entered')
    expect(app.log.text()).not.toContain(given)
  })

  it.each<[string, Record<string, string>, number]>([
    ['a page elsewhere', { 'Sec-Fetch-Site': 'cross-site' }, 403],
    ['a page of a host beside it', { 'Sec-Fetch-Site': 'same-site' }, 403],
    ['an older browser elsewhere', { Origin: 'https://evil.example' }, 403],
    ['a form', { 'Content-Type': 'text/plain' }, 415],
  ])('is not taken from %s, and nobody is signed out by it', async (_, headers, status) => {
    const member = await adminAt(app, 'north.localhost', north)
    for (const contract of [createAdminSession, removeAdminSession]) {
      const reply = await member.call(contract, { body: { secret: 'x'.repeat(25) }, headers })
      expect(reply.status).toBe(status)
    }
    expect(await statusOf(member)).toBe(200)
  })
})

describe('the session of an agency’s admin', () => {
  it('is one at its host alone: no other host knows it, ours least of all', async () => {
    const inside = await adminAt(app, 'north.localhost', north)
    const token = inside.cookie?.split('=')[1] ?? ''
    for (const host of ['south.localhost', 'third.localhost', 'nobody.example', '127.0.0.1', 'localhost']) {
      const elsewhere = browserAt(app, host)
      for (const name of ['agency_admin', '__Host-agency_admin', 'auth_token', '__Host-auth_token']) {
        elsewhere.cookie = `${name}=${token}`
        expect((await elsewhere.call(getAdminDashboard)).status).toBe(401)
        const own = await elsewhere.call(
          contracts.find(({ id }) => id === 'session.current.get')!,
          absentInputFor('session.current.get'),
        )
        expect([401, 404]).toContain(own.status)
      }
    }
    // A token is no bearer either.
    const bearer = browserAt(app, 'north.localhost', { Authorization: `Bearer ${token}` })
    expect(await statusOf(bearer)).toBe(401)
  })

  it('does nothing beside: every other call is answered as to a stranger', async () => {
    const inside = await adminAt(app, 'north.localhost', north)
    const stranger = browserAt(app, 'north.localhost')
    const { cookie } = inside
    const target = {
      region: 'eu' as const,
      workspaceId: north.workspaceId,
      ownerEmail: north.email,
      memberEmail: 'member@example.com',
      agentId,
    }
    let hidden = 0
    for (const contract of contracts.filter(({ id }) => !id.startsWith('agency.admin.'))) {
      const input = inputOf(contract.id, target)
      inside.cookie = cookie
      const [asAdmin, asStranger] = [await inside.call(contract, input), await stranger.call(contract, input)]
      stranger.cookie = null
      expect([contract.id, asAdmin.status]).toEqual([contract.id, asStranger.status])
      if (asAdmin.status === 404) hidden += 1
    }
    expect(hidden).toBeGreaterThan(contracts.length / 2)
    inside.cookie = cookie
    expect(await statusOf(inside)).toBe(200)
  })

  it('ends with the domain at once, and a new claim of the same host does not bring it back', async () => {
    const owner = await newAgencyHost(app, 'moved.localhost', { name: 'Moved' })
    const browser = await adminAt(app, 'moved.localhost', owner)
    const hosts = createHostRepository(app.deps)
    const claim = await hosts.find('moved.localhost')
    await hosts.release(claim!)
    expect(await statusOf(browser)).toBe(401)
    await hosts.claim({ ...claim!, token: 'another' })
    expect(await statusOf(browser)).toBe(401)
  })

  it('ends with the agency', async () => {
    const owner = await newAgencyHost(app, 'removed.localhost')
    const browser = await adminAt(app, 'removed.localhost', owner)
    await app.deps.stores.eu.collection('agencies').deleteOne({ _id: owner.workspaceId })
    expect(await statusOf(browser)).toBe(401)
  })
})

describe('the pages of the dashboard', () => {
  it('say whether somebody is in, and hold nothing of it themselves', async () => {
    const inside = await adminAt(app, 'north.localhost', north)
    const Cookie = inside.cookie ?? ''
    const page = await getAt(app, 'north.localhost', '/app/eu', { headers: { Cookie } })
    expect([page.status, bootOf(page.text).hasSession]).toEqual([200, true])
    expect(page.text).not.toContain('Reports')
    expect(bootOf((await getAt(app, 'north.localhost', '/app/eu')).text).hasSession).toBe(false)
  })

  it('are those of the agency’s region', async () => {
    for (const path of ['/app/na', '/app/na/c/reports', '/app/eu/agents', '/app/eu/agency'])
      expect([path, (await getAt(app, 'north.localhost', path)).status]).toEqual([path, 404])
    expect((await getAt(app, 'north.localhost', '/app/eu/c/reports')).status).toBe(200)
  })

  it('frame tabs that reach neither our hosts nor the agency’s own', async () => {
    const hosts = '?host=cdn.example.com&host=north.example.org&host=app.example.net'
    const { status, headers } = await getAt(app, 'north.localhost', `/custom-tab/html${hosts}`)
    expect(status).toBe(200)
    expect(headers['content-security-policy']).toContain('sandbox allow-scripts allow-forms')
    expect(headers['content-security-policy']).toContain('connect-src https://cdn.example.com')
    const named = await newAgencyHost(app, 'app.agency-of-own.example', { name: 'Own' })
    // Its other host, as it is noted where one is proven.
    const $set = { VGsubDomain: 'app.other-agency-of-own.example' }
    await createAgencyRepository(app.deps)
      .agencies(named.region)
      .updateOne({ _id: named.workspaceId }, { $set })
    app.clock.advance(5_000)
    const own = await getAt(
      app,
      'app.agency-of-own.example',
      '/custom-tab/html?host=app.agency-of-own.example&host=app.other-agency-of-own.example&host=cdn.example.com',
    )
    expect(own.headers['content-security-policy']).toContain('connect-src https://cdn.example.com;')
    expect(own.headers['content-security-policy']).not.toContain('agency-of-own')
  })

  it('run what the owner wrote as it was saved', async () => {
    const body = { customTabs: [tab, { ...tab, label: 'More', href: '/more' }] }
    await north.client.call(saveAgency, { params: { region: 'eu', agencyId: north.workspaceId }, body })
    const inside = await adminAt(app, 'north.localhost', north)
    const { body: shown } = await inside.call(getAdminDashboard)
    expect(shown.customTabs.map(({ label }) => label)).toEqual(['Reports', 'More'])
  })
})

// Last: it lets a fortnight go by.
describe('an agency whose white-label access is over', () => {
  it('lets its admin in no more, though its host shows it for a while', async () => {
    const owner = await newAgencyHost(app, 'over.localhost', { name: 'Over' })
    const given = await newAgencySecret(owner)
    app.clock.advance(trialDays * 24 * 60 * 60 * 1000 - 60_000)
    const browser = browserAt(app, 'over.localhost')
    await enter(browser, given)
    expect(await statusOf(browser)).toBe(200)
    app.clock.advance(2 * 60_000)
    expect((await getAt(app, 'over.localhost', '/')).text).toContain('<title>Over</title>')
    expect(await statusOf(browser)).toBe(401)
    expect((await enter(browserAt(app, 'over.localhost'), given)).error.message).toBe(secretWrong.message)
  })
})
