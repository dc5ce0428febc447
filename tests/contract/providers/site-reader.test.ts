// No race: websites are read, nothing is kept.
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createSiteReader } from '#api/providers/site-reader/create-site-reader.ts'
import type { SiteProgress, SiteRead } from '#api/providers/site-reader/site-reader.ts'
import { type FakeSite, startSite } from '../../fakes/sites/fake-site.ts'
import { startPages, startStaticSite } from '../../fakes/sites/static-site.ts'

const dist = (name: string) => new URL(`../../../node_modules/${name}/dist`, import.meta.url).pathname

describe('siteReader.read', () => {
  describe('the café site of startbootstrap-business-casual', () => {
    let site: FakeSite
    let read: SiteRead
    const progress: SiteProgress[] = []
    beforeAll(async () => {
      site = await startStaticSite(dist('startbootstrap-business-casual'))
      // Typed as people type it: no scheme, so https is tried first and plain http answers.
      read = await createSiteReader({ allow: [site.host] }).read(site.host, {
        onProgress: (step) => progress.push(step),
      })
    })
    afterAll(() => site.stop())

    it('knows who it is', () => {
      expect(read).toMatchObject({
        url: site.url,
        origin: new URL(site.url).origin,
        name: 'Business Casual',
        lang: 'en',
      })
      expect(read.description).toMatch(/^Every cup of our quality artisan coffee/)
      expect(read.favicon?.url).toBe(`${site.url}assets/favicon.ico`)
      expect(read.favicon?.dataUrl).toMatch(/^data:image\/png;base64,/)
      expect(read.logo).toBeUndefined()
    })

    it('ranks its oranges and browns before any grey, and no colour of the framework it uses', () => {
      expect(new Set(read.colors.slice(0, 3))).toEqual(new Set(['#e6a756', '#f6e1c5', '#2f170f']))
      expect(read.colors[0]).toBe('#e6a756')
      expect(read.colors.length).toBeLessThanOrEqual(11)
      for (const unused of ['#0d6efd', '#6f42c1', '#20c997']) expect(read.colors).not.toContain(unused)
    })

    it('reads each of its four pages once', () => {
      expect(read.pages.map((page) => new URL(page.url).pathname)).toEqual([
        '/',
        '/about.html',
        '/products.html',
        '/store.html',
      ])
      expect(new Set(read.pages.map((page) => page.title)).size).toBe(4)
      expect(new Set(site.calls).size).toBe(site.calls.length)
    })

    it('keeps every line of the opening hours, with the address and the telephone', () => {
      const store = read.pages.at(-1)!.text
      const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'].map(
        (day) => `- ${day}: 7:00 AM to 8:00 PM`,
      )
      expect(store.split('\n')).toEqual(
        expect.arrayContaining([
          '- Sunday: Closed',
          ...weekdays,
          '- Saturday: 9:00 AM to 5:00 PM',
          '1116 Orchard Street',
          '(317) 585-8468',
        ]),
      )
    })

    it('says what frames every page only once', () => {
      const footers = read.pages.filter((page) => page.text.includes('Copyright'))
      expect(footers.map((page) => page.url)).toEqual([site.url])
    })

    it('tells its stages in order, and counts up', () => {
      const stages = [...new Set(progress.map(({ stage }) => stage))]
      expect(stages).toEqual(['connecting', 'reading-home', 'finding-brand', 'reading-pages', 'done'])
      expect(progress.flatMap((step) => (step.stage === 'reading-pages' ? step.pagesRead : []))).toEqual([
        1, 2, 3, 4,
      ])
      expect(progress.at(-1)).toMatchObject({
        stage: 'done',
        pagesRead: 4,
        pagesFound: 4,
        name: 'Business Casual',
      })
    })
  })

  it('reads the one page of startbootstrap-agency, its logo and its yellow', async () => {
    const site = await startStaticSite(dist('startbootstrap-agency'))
    try {
      const read = await createSiteReader({ allow: [site.host] }).read(site.url)
      expect(read).toMatchObject({ name: 'Agency', logo: { url: `${site.url}assets/img/navbar-logo.svg` } })
      expect(read.colors[0]).toBe('#ffc800')
      expect(read.pages).toHaveLength(1)
      expect(read.pages[0]?.text).toContain('- Diana Petersen: Lead Marketer')
      expect(read.pages[0]?.text).not.toContain('An email is required.')
    } finally {
      await site.stop()
    }
  })

  it('finds pages through the sitemap, an index of sitemaps, and links of linked pages', async () => {
    let origin = ''
    const pages: Record<string, string> = {
      '/': '<p>Home of bolts.</p><a href="/one">One</a>',
      '/one': '<p>Page one of bolts.</p><a href="/two">Two</a>',
      '/two': '<p>Page two of bolts.</p>',
      '/twin': '<p>Page two of bolts.</p>',
      '/mapped': '<p>Only the map knows this page.</p>',
    }
    const site = await startSite((request, response) => {
      const path = request.url ?? '/'
      const xml = { 'content-type': 'application/xml' }
      if (path === '/sitemap.xml')
        response.writeHead(200, xml).end(`<sitemapindex><loc>${origin}/map.xml</loc></sitemapindex>`)
      else if (path === '/map.xml')
        response
          .writeHead(200, xml)
          .end(`<urlset><loc>${origin}/mapped</loc><loc>${origin}/twin</loc></urlset>`)
      else response.writeHead(path in pages ? 200 : 404, { 'content-type': 'text/html' }).end(pages[path])
    })
    origin = new URL(site.url).origin
    try {
      const read = await createSiteReader({ allow: [site.host] }).read(site.url)
      expect(read.pages.map((page) => new URL(page.url).pathname)).toEqual(['/', '/one', '/mapped', '/twin'])
      expect(site.calls).toContain('GET /two')
    } finally {
      await site.stop()
    }
  })

  it('takes text without colour, and colour without text', async () => {
    const site = await startPages({
      '/': '<p>Plain words only.</p>',
      '/color': '<body style="background: #c0392b"></body>',
    })
    const reader = createSiteReader({ allow: [site.host], limits: { pages: 1 } })
    try {
      expect(await reader.read(site.url)).toMatchObject({
        colors: [],
        pages: [{ text: 'Plain words only.' }],
      })
      expect(await reader.read(`${site.url}color`)).toMatchObject({ colors: ['#c0392b'], pages: [] })
    } finally {
      await site.stop()
    }
  })

  it('names the links that lead to no page, and no other', async () => {
    const site = await startPages({
      '/': '<title>Home</title><p>All about us.</p><a href="/old">Old</a><a href="/new">New</a>',
      '/new': '<title>New</title><p>All that is new.</p>',
    })
    try {
      const read = await createSiteReader({ allow: [site.host] }).read(site.url)
      expect(read.broken).toEqual([new URL('/old', site.url).href])
    } finally {
      await site.stop()
    }
  })

  it('calls a website what all its titles end in, though its home page shouts something else', async () => {
    const page = (title: string) =>
      `<title>${title} – Spoke &amp; Sprocket</title><h1>${title}</h1><p>We mend what rolls.</p><a href="/prices">Prices</a>`
    const site = await startPages({ '/': page('Bicycle repairs in Leiden'), '/prices': page('Prices') })
    const named: (string | undefined)[] = []
    try {
      const read = await createSiteReader({ allow: [site.host] }).read(site.url, {
        onProgress: (progress) => named.push('name' in progress ? progress.name : undefined),
      })
      expect(read.name).toBe('Spoke & Sprocket')
      expect(named.at(-1)).toBe('Spoke & Sprocket')
    } finally {
      await site.stop()
    }
  })

  it('reads two sites at once without mixing them', async () => {
    const sites = await Promise.all(
      ['Red', 'Blue'].map((name) => startPages({ '/': `<title>${name}</title><p>All about ${name}.</p>` })),
    )
    const reader = createSiteReader({ allow: sites.map((site) => site.host) })
    try {
      const reads = await Promise.all(sites.map((site) => reader.read(site.url)))
      expect(reads.map((read) => read.name)).toEqual(['Red', 'Blue'])
    } finally {
      await Promise.all(sites.map((site) => site.stop()))
    }
  })
})
