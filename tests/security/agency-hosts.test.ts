import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import { createAgencyRepository } from '#api/agency/agency.repository.ts'
import { createHostRepository } from '#api/domains/host.repository.ts'
import { getAgency, saveAgency } from '#mocks/contracts/agency/agency.contract.ts'
import type { Agency } from '#mocks/contracts/agency/agency.schema.ts'
import { hostGraceDays, trialDays } from '#mocks/contracts/agency/white-label-trial.ts'
import { saveAgent } from '#mocks/contracts/agents/agent.contract.ts'
import {
  createStatusLink,
  readDomainStatus,
} from '#mocks/contracts/domains/concierge/status-link.contract.ts'
import { fixtureLogo } from '#mocks/fixtures/onboarding/branding.fixtures.ts'
import { getAt, giveHost, newAgencyHost } from '../harness/agency-host.ts'
import { expectAnswer } from '../harness/both-sides.ts'
import { bootOf, builtPages } from '../harness/built-pages.ts'
import { setUpApp } from '../harness/set-up.ts'
import { newAgentId, type Person } from '../harness/sign-up.ts'

const app = setUpApp({ built: builtPages })
const hostile = `</title></script><script>alert("1")</script>'"&`
const day = 24 * 60 * 60 * 1000

let north: Person
let south: Person
let own: string
let foreign: string

async function newAgent({ client, region, workspaceId }: Person): Promise<string> {
  const agentId = newAgentId()
  const body = { workspaceId, title: 'Harbour café' }
  const { status } = await client.call(saveAgent, { params: { region, agentId }, body })
  expect(status).toBe(200)
  return agentId
}

beforeAll(async () => {
  north = await newAgencyHost(app, 'north.localhost', {
    name: 'Northwind',
    brandingText: '**Welcome** to [us](https://north.example)',
    squarePhotoURL: fixtureLogo,
  })
  south = await newAgencyHost(app, 'south.localhost', {
    name: hostile,
    brandingText: hostile,
    squarePhotoURL: fixtureLogo,
  })
  own = await newAgent(north)
  foreign = await newAgent(south)
})

describe('an agency’s host', () => {
  it('has the agency’s own font from files of this host, and nothing else of its stylesheet', async () => {
    const owner = await newAgencyHost(app, 'fonts.localhost', { name: 'Fonts' })
    const face = { src: '/files/eu/w/f.woff2', weight: '400', style: 'normal', unicodeRange: 'U+0000-00FF' }
    const thief = {
      ...face,
      src: '/files/eu/w/g.woff2',
      unicodeRange: '}body{background:url(//evil.example)',
    }
    const { agencies } = createAgencyRepository(app.deps)
    const $set = { googleFont: 'Work+Sans', fontFaces: [face, thief] as Agency['fontFaces'] }
    await agencies('eu').updateOne({ _id: owner.workspaceId }, { $set })
    const { text, headers } = await getAt(app, 'fonts.localhost', '/')
    const [, nonce, css] = /<style nonce="([^"]+)">([^<]*)<\/style>/.exec(text) ?? []
    expect(css).toBe(
      '@font-face{font-family:"Work Sans";src:url("/files/eu/w/f.woff2") format("woff2");font-weight:400;font-style:normal;font-display:swap;unicode-range:U+0000-00FF}',
    )
    expect(headers['content-security-policy']).toContain(`style-src 'self' 'nonce-${nonce}'`)
  })

  it('shows the agency, in the page and before any script runs', async () => {
    const { status, headers, text } = await getAt(app, 'north.localhost:3000', '/')
    expect(status).toBe(200)
    expect(bootOf(text)).toMatchObject({
      brand: { name: 'Northwind', mainHost: false, agency: { name: 'Northwind' } },
      origin: 'http://north.localhost:3000',
      analytics: 'none',
    })
    expect(text.match(/<title>.*?<\/title>/g)).toEqual(['<title>Northwind</title>'])
    expect(text).toContain('<meta property="og:description" content="Welcome to us">')
    expect(text).toMatch(/og:image" content="http:\/\/north\.localhost:3000\/files\/eu\//)
    expect(headers['set-cookie']).toBeUndefined()
    expect(`${text} ${JSON.stringify(headers)}`).not.toMatch(/voiceglow/i)
  })

  it('is described to others without the marks of its words', async () => {
    const brandingText =
      '# Hello\n\n- one <b>two</b>\n1. [three](https://x.example)\n\n---\n\n<https://y.example> \\*'
    await newAgencyHost(app, 'marks.localhost', { name: 'Marks', brandingText })
    const { text } = await getAt(app, 'marks.localhost', '/')
    expect(text).toContain('<meta property="og:description" content="Hello one two three https://y.example">')
  })

  it('lets no name end the element it stands in', async () => {
    const { text } = await getAt(app, 'south.localhost', '/')
    expect(bootOf(text)).toMatchObject({ brand: { agency: { name: hostile } } })
    expect(text).not.toContain('<script>alert')
    expect(text.match(/<\/title>/g)).toHaveLength(1)
    const icon = await getAt(app, 'south.localhost', '/favicon.svg')
    expect(icon.text).not.toContain('<script')
    const manifest = JSON.parse((await getAt(app, 'south.localhost', '/manifest.webmanifest')).text)
    expect(manifest.name).toBe(hostile)
  })

  it('holds nothing of the agency that its clients need not know', async () => {
    const { text } = await getAt(app, 'north.localhost', '/')
    for (const secret of [north.email, north.workspaceId])
      expect(text.replaceAll(/\/files\/[^"]*/g, '')).not.toContain(secret)
  })

  it.each([
    ['/login', 200],
    ['/share?region=eu&vg_id={own}', 200],
    ['/eu/prototype/{own}', 200],
    ['/app/eu/render/{own}/iframe', 200],
    ['/embed.js?eu={own}', 200],
    ['/api/eu/public/agents/{own}', 200],
    ['/robots.txt', 200],
    ['/eu/prototype/{foreign}', 404],
    ['/na/prototype/{own}', 404],
    ['/share?region=eu&vg_id={foreign}', 404],
    ['/app/eu/render/{foreign}/iframe', 404],
    ['/embed.js?eu={foreign}', 404],
    ['/embed-chat.js?eu={foreign}', 404],
    ['/api/eu/public/agents/{foreign}', 404],
    ['/api/eu/session', 404],
    ['/api/openapi.json', 404],
    ['/api/docs', 404],
    ['/proxy?domain=north.localhost', 404],
    ['/proxy/?domain=north.localhost', 404],
    ['/api/eu/v2/agencies/{workspace}', 404],
    ['/files/{foreignFile}', 404],
    ['/signup', 404],
    ['/pricing', 404],
    ['/docs', 404],
    ['/landing2', 404],
    ['/legal/tos', 404],
    ['/app/eu/agents', 404],
    ['/app/eu/prototype?vg_id={own}', 404],
    ['/dev/outbox', 404],
    ['/health', 404],
    ['/custom-tab/html', 200],
    ['/app/eu', 200],
    ['/app/na', 404],
    ['/app/eu/c/reports', 200],
    ['/nowhere', 404],
    ['//north.localhost/login', 404],
  ])('%s is %i there', async (path, status) => {
    const { body } = await south.client.call(getAgency, {
      params: { region: 'eu', agencyId: south.workspaceId },
    })
    const address = path
      .replace('{own}', own)
      .replace('{foreign}', foreign)
      .replace('{workspace}', north.workspaceId)
      .replace('{foreignFile}', body.squarePhotoURL.replace('/files/', ''))
    const answer = await getAt(app, 'north.localhost', address)
    expect(answer.status).toBe(status)
    expect(`${answer.text} ${JSON.stringify(answer.headers)}`).not.toMatch(/voiceglow|alert\(/i)
  })

  it('signs nobody in: no session is made at a host that its owner may point elsewhere', async () => {
    const headers = { 'Content-Type': 'application/json', Accept: 'application/json' }
    const body = JSON.stringify({ email: north.email })
    const answer = await getAt(app, 'north.localhost', '/api/eu/auth/code', { method: 'POST', headers, body })
    expect(answer.status).toBe(404)
    expect(answer.headers['set-cookie']).toBeUndefined()
  })

  it('shows a developer a domain of its own agency, and of no other', async () => {
    const host = `app.${randomUUID()}.example`
    const params = { region: 'eu' as const, agencyId: north.workspaceId }
    await giveHost(app.deps, host, params)
    const made = await north.client.call(createStatusLink, { params, body: { domain: host } })
    expectAnswer(createStatusLink, made, 200)
    const headers = { 'Content-Type': 'application/json', Accept: 'application/json' }
    const body = JSON.stringify({ secret: made.body.secret })
    const path = readDomainStatus.path.replace(':region', 'eu')
    const readAt = (at: string) => getAt(app, at, path, { method: 'POST', headers, body })
    const shown = await readAt('north.localhost')
    expect(shown.status).toBe(200)
    expect(`${shown.text} ${JSON.stringify(shown.headers)}`).not.toMatch(/voiceglow/i)
    expect((await readAt('south.localhost')).status).toBe(404)
    expect((await getAt(app, 'north.localhost', '/no-auth/eu/domain')).status).toBe(200)
    expect((await getAt(app, 'north.localhost', '/no-auth/na/domain')).status).toBe(404)
  })

  it('shows a change within five seconds', async () => {
    await getAt(app, 'north.localhost', '/')
    const body = { name: 'Northwind Two' }
    await north.client.call(saveAgency, { params: { region: 'eu', agencyId: north.workspaceId }, body })
    app.clock.advance(5_000)
    expect((await getAt(app, 'north.localhost', '/')).text).toContain('<title>Northwind Two</title>')
  })
})

describe('the Host of an agency', () => {
  const titleAt = async (host: string, headers: Record<string, string> = {}) =>
    /<title>(.*?)<\/title>/.exec((await getAt(app, host, '/', { headers })).text)?.[1]

  it('is found in any spelling of its name, with any port', async () => {
    for (const host of ['NORTH.localhost', 'north.localhost:8080', 'north.localhost.:3000'])
      expect(await titleAt(host)).toMatch(/^Northwind/)
  })

  it.each([
    'a@north.localhost',
    'north.localhost, south.localhost',
    'north.localhost/south',
    'xnorth.localhost',
    'north.localhost.evil.example',
    'north.localhost:3000:80',
    `${'n'.repeat(300)}.localhost`,
  ])('%j is nobody’s', async (host) => {
    expect(await titleAt(host)).toMatch(host.includes('evil.example') ? 'VoiceGlow' : 'Not available')
  })

  it('forwarded by nobody we know is not believed', async () => {
    expect(await titleAt('evil.example', { 'X-Forwarded-Host': 'north.localhost' })).toBe('VoiceGlow')
    expect(await titleAt('north.localhost', { 'X-Forwarded-Host': 'south.localhost' })).toMatch(/^Northwind/)
  })

  it('that is not proven, or was given back, shows nobody', async () => {
    const owner = await newAgencyHost(app, 'gone.localhost', { name: 'Gone' })
    expect(await titleAt('gone.localhost')).toBe('Gone')
    const hosts = createHostRepository(app.deps)
    const claim = await hosts.find('gone.localhost')
    await hosts.release(claim!)
    await hosts.claim({ ...claim!, agencyId: owner.workspaceId, token: 'another', verifiedAt: null })
    app.clock.advance(5_000)
    expect(await titleAt('gone.localhost')).toBe('Not available')
  })
})

describe('the host of an agency whose trial is over', () => {
  it(`shows it for ${hostGraceDays} days, then nobody; its agents go on answering visitors`, async () => {
    const owner = await newAgencyHost(app, 'late.localhost', { name: 'Late', supportEmail: 'a@late.example' })
    const agentId = await newAgent(owner)
    const start = () => getAt(app, 'late.localhost', '/')
    app.clock.advance((trialDays + hostGraceDays) * day - 60_000)
    expect((await start()).text).toContain('<title>Late</title>')
    app.clock.advance(2 * 60_000)
    const over = await start()
    expect([over.status, over.headers['cache-control']]).toEqual([503, 'no-store'])
    expect(over.text).toContain('not available at the moment')
    expect(`${over.text} ${JSON.stringify(over.headers)}`).not.toMatch(/voiceglow|late/i)
    expect((await getAt(app, 'late.localhost', '/favicon.svg')).text).not.toMatch(/<svg/)
    expect((await getAt(app, 'late.localhost', `/embed.js?eu=${agentId}`)).status).toBe(200)
  })
})
