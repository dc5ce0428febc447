import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createGuardedFetch } from '#api/net/guarded-fetch.ts'
import { GuardedFetchError } from '#api/net/guarded-fetch-error.ts'
import { createSiteReader } from '#api/providers/site-reader/create-site-reader.ts'
import { type FakeSite, startSite } from '../fakes/sites/fake-site.ts'
import { redirectTo } from '../fakes/sites/hostile-sites.ts'
import { startPages } from '../fakes/sites/static-site.ts'
import { BLOCKED_HOSTS, BLOCKED_URLS, hostileResolver } from './ssrf-corpus.ts'

describe('siteReader.ssrf', () => {
  /** An internal service: any request that reaches it is a breach. */
  let canary: FakeSite
  beforeAll(async () => {
    canary = await startSite((_request, response) =>
      response.writeHead(200, { 'content-type': 'text/html' }).end('secret'),
    )
  })
  afterAll(() => canary.stop())

  const reasonOf = (promise: Promise<unknown>) =>
    promise.then(
      () => 'fetched',
      (error: unknown) => (error instanceof GuardedFetchError ? error.reason : `threw ${String(error)}`),
    )

  it('has a corpus of at least 120 URLs, and a canary that can be reached', async () => {
    expect(new Set([...BLOCKED_HOSTS, ...BLOCKED_URLS.map(({ url }) => url)]).size).toBeGreaterThanOrEqual(
      120,
    )
    const response = await createGuardedFetch({ allow: [canary.host] })(canary.url)
    expect(response.body.toString()).toBe('secret')
    expect(canary.calls.splice(0)).toEqual(['GET /'])
  })

  describe('with the canary port open, so that only the address can refuse', () => {
    it.each(BLOCKED_HOSTS)('http://%s', async (host) => {
      const fetch = createGuardedFetch({ resolver: hostileResolver, ports: [80, 443, canary.port] })
      expect(await reasonOf(fetch(`http://${host}:${canary.port}/`))).toBe('blocked-address')
      expect(await reasonOf(fetch(`https://${host}/latest/meta-data/`))).toBe('blocked-address')
      expect(canary.calls).toEqual([])
    })
  })

  it.each(BLOCKED_URLS)('$reason: $url', async ({ url, reason }) => {
    expect(await reasonOf(createGuardedFetch({ resolver: hostileResolver })(url))).toBe(reason)
  })

  it.each(BLOCKED_HOSTS)('a redirect to http://%s', async (host) => {
    const site = await redirectTo(`http://${host}:${canary.port}/`).start()
    try {
      const settings = { allow: [site.host], resolver: hostileResolver, ports: [80, 443, canary.port] }
      expect(await reasonOf(createGuardedFetch(settings)(site.url))).toBe('blocked-address')
      expect(site.calls).toHaveLength(1)
      expect(canary.calls).toEqual([])
    } finally {
      await site.stop()
    }
  })

  it('connects to the address it checked, even when the name rebinds in between', async (test) => {
    const reached = await startSite(
      (request, response) =>
        response.writeHead(200, { 'content-type': 'text/plain' }).end(request.headers.host),
      { address: '127.0.0.2', port: canary.port },
    ).catch(() => undefined)
    if (!reached) return test.skip('this system has no second loopback address (127.0.0.2)')
    let asked = 0
    const fetch = createGuardedFetch({
      resolver: async () => [{ address: asked++ === 0 ? '127.0.0.2' : '127.0.0.1', family: 4 }],
      isAllowedAddress: (address) => address === '127.0.0.2',
      ports: [canary.port],
    })
    try {
      const url = `http://rebind.example:${canary.port}/`
      expect((await fetch(url)).body.toString()).toBe(`rebind.example:${canary.port}`)
      expect(asked).toBe(1)
      expect(await reasonOf(fetch(url))).toBe('blocked-address')
      expect(canary.calls).toEqual([])
    } finally {
      await reached.stop()
    }
  })

  it('frees exactly the allowed pair, not its neighbours', async () => {
    const fetch = createGuardedFetch({ allow: [`127.0.0.1:${canary.port + 1}`], ports: [canary.port] })
    expect(await reasonOf(fetch(canary.url))).toBe('blocked-address')
    expect(await reasonOf(createGuardedFetch({ allow: ['127.0.0.1'] })(canary.url))).toBe('blocked-address')
    expect(canary.calls).toEqual([])
  })

  it('fetches nothing from another origin that a page names', async () => {
    const away = canary.url
    const site = await startPages({
      '/': `<title>Acme</title><link rel="stylesheet" href="${away}a.css"><link rel="icon" href="${away}i.png">
        <link rel="canonical" href="${away}"><style>@import "${away}b.css"; p { background: url(${away}c.png) }</style>
        <link rel="stylesheet" href="/style.css"><img class="logo" src="${away}logo.png"><script src="${away}x.js"></script>
        <iframe src="${away}frame"></iframe><a href="${away}page">Away</a><a href="/based">Based</a>
        <p>We sell anvils of every size.</p>`,
      '/based': `<base href="${away}"><p>Links of this page lead away.</p><a href="/relative">Relative</a>`,
      '/style.css': { type: 'text/css', body: `@import url(${away}d.css); p { color: #c0392b }` },
      '/sitemap.xml': {
        type: 'application/xml',
        body: `<urlset><url><loc>${away}mapped</loc></url></urlset>`,
      },
    })
    try {
      // Both sites are allowed, so that only the same-origin rule keeps the reader from the other one.
      const read = await createSiteReader({ allow: [site.host, canary.host] }).read(site.url)
      expect(read.pages.map((page) => page.url)).toEqual([site.url, `${site.url}based`])
      expect(read.colors).toContain('#c0392b')
      expect(canary.calls).toEqual([])
    } finally {
      await site.stop()
    }
  })

  it('does not follow a page that redirects to another origin', async () => {
    const site = await startSite((request, response) => {
      if (request.url === '/')
        response.writeHead(200, { 'content-type': 'text/html' }).end('<p>Home.</p><a href="/away">Away</a>')
      else if (request.url === '/away') response.writeHead(302, { location: canary.url }).end()
      else response.writeHead(404).end()
    })
    try {
      const read = await createSiteReader({ allow: [site.host, canary.host] }).read(site.url)
      expect(read.pages).toHaveLength(1)
      expect(site.calls).toContain('GET /away')
      expect(canary.calls).toEqual([])
    } finally {
      await site.stop()
    }
  })

  it.each([
    ['http://169.254.169.254/', 'not-allowed'],
    ['http://[::1]', 'not-allowed'],
    ['169.254.169.254', 'not-allowed'],
    ['http://localhost', 'not-allowed'],
    // Whether a name stands for a private address, or for none, is nothing to tell a stranger.
    ['metadata.google.internal', 'unreachable'],
    ['public-then-private.example', 'unreachable'],
    ['no-such-name.example', 'unreachable'],
    ['file:///etc/passwd', 'bad-address'],
    ['javascript:alert(1)', 'bad-address'],
    ['someone@example.com', 'bad-address'],
    ['   ', 'bad-address'],
    ['two words', 'bad-address'],
    ['x'.repeat(10_000), 'bad-address'],
  ])('tells a person in plain words why %s is no website', async (website, reason) => {
    const reading = createSiteReader({ resolver: hostileResolver }).read(website)
    await expect(reading).rejects.toMatchObject({ name: 'SiteReadError', reason })
    await expect(reading).rejects.not.toThrow(/\d+\.\d+|169|::1/)
  })
})
