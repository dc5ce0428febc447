import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createKnowledgeRepository, type KnowledgeDoc } from '#api/knowledge/knowledge.repository.ts'
import { createPageReader } from '#api/providers/site-reader/create-page-reader.ts'
import { createSiteReader } from '#api/providers/site-reader/create-site-reader.ts'
import { createWorkspaceRepository } from '#api/workspaces/workspace.repository.ts'
import {
  getKnowledgeUsage,
  listKnowledge,
  removeKnowledge,
  saveKnowledge,
} from '#mocks/contracts/knowledge/document.contract.ts'
import { createKnowledgeReading } from '#mocks/contracts/knowledge/file.contract.ts'
import { createKnowledgePages, saveKnowledgeRefreshRate } from '#mocks/contracts/knowledge/page.contract.ts'
import { pageFailures } from '#mocks/contracts/knowledge/page-failures.ts'
import { siteProofLine, siteProofPath } from '#mocks/contracts/knowledge/site-proof.ts'
import type { BodyOf } from '#mocks/contracts/shared/define-contract.ts'
import { type FakeSite, startSite } from '../fakes/sites/fake-site.ts'
import { endlessRedirect, hugeHome, pdf } from '../fakes/sites/hostile-sites.ts'
import { signUpAt, startChild } from '../harness/child-server.ts'
import { newAgentId, type Person, signUp } from '../harness/sign-up.ts'
import { type RunningApp, startApp } from '../harness/start-app.ts'
import { makeAgent } from '../harness/workspace-people.ts'

const region = 'eu'
const hour = 3_600_000

/** A website whose pages the test changes; null is one that is gone. */
const pages = new Map<string, { title: string; text: string } | null>()
let robots: string | number
/** What the site says of whose it is; '' for nothing. */
let proof: string
let site: FakeSite
let delayMs: number

beforeEach(async () => {
  pages.clear()
  robots = 404
  proof = ''
  delayMs = 0
  site = await startSite((request, response) => {
    const path = request.url ?? '/'
    if (path === '/robots.txt') {
      const isText = typeof robots === 'string'
      response.writeHead(isText ? 200 : (robots as number), { 'content-type': 'text/plain' })
      response.end(isText ? robots : '')
      return
    }
    if (path === siteProofPath && proof !== '') {
      response.writeHead(200, { 'content-type': 'text/plain' })
      response.end(proof)
      return
    }
    const page = pages.get(path)
    setTimeout(() => {
      response.writeHead(page ? 200 : 404, { 'content-type': 'text/html' })
      response.end(
        page ? `<title>${page.title}</title><main><p>${page.text}</p></main>` : '<h1>Not found</h1>',
      )
    }, delayMs)
  })
})
afterEach(() => site.stop())

describe('pages that are read again', () => {
  let app: RunningApp
  let owner: Person
  let agentId: string

  beforeEach(async () => {
    app = await startApp({ deps: { pageReader: createPageReader({ allow: [site.host] }) } })
    owner = await signUp(app)
    agentId = await makeAgent(owner)
  })
  afterEach(() => app.stop())

  const params = () => ({ region, agentId })
  const url = (path: string) => `${site.url.replace(/\/$/, '')}${path}`

  async function settled(): Promise<void> {
    const reading = async () =>
      (await owner.client.call(getKnowledgeUsage, { params: params() })).body.reading
    await vi.waitFor(async () => expect(await reading()).toBe(0), { timeout: 20_000, interval: 30 })
  }

  async function add(paths: string[], more: Partial<BodyOf<typeof createKnowledgePages>> = {}) {
    const body = { urls: paths.map(url), ...more }
    const made = await owner.client.call(createKnowledgePages, { params: params(), body })
    expect(made.status).toBe(202)
    await settled()
  }

  it('are read past robots.txt where the site carries the line of their workspace, alone', async () => {
    robots = 'User-agent: *\nDisallow: /'
    pages.set('/a', { title: 'A', text: 'About apples.' })
    await add(['/a'])
    expect(await documentOf('/a')).toMatchObject({ status: 'ERROR', error: pageFailures.robots })
    const told = await owner.client.call(getKnowledgeUsage, { params: params() })
    proof = told.body.siteProof
    await readAgain('/a')
    expect(await documentOf('/a')).toMatchObject({ status: 'SUCCESS', content: 'About apples.' })
    const other = await signUp(app)
    const theirs = { region, agentId: await makeAgent(other) } as const
    const { body } = await other.client.call(getKnowledgeUsage, { params: theirs })
    expect(body.siteProof).not.toBe(proof)
  })

  async function documentOf(path: string): Promise<KnowledgeDoc> {
    const docs = await createKnowledgeRepository(app.deps.stores).knowledgeOf(region, agentId)
    const doc = docs.find((each) => each.url === url(path))
    if (!doc) throw new Error(`No document of ${path}`)
    return doc
  }

  const idOf = ({ _id }: KnowledgeDoc) => _id.slice(agentId.length + 1)

  async function readAgain(path: string): Promise<void> {
    const documentId = idOf(await documentOf(path))
    await owner.client.call(createKnowledgeReading, { params: { ...params(), documentId } })
    await settled()
  }

  const knowledgeRev = async () =>
    (await app.deps.stores[region]
      .collection<{ _id: string; knowledgeRev: number }>('agents')
      .findOne({ _id: agentId }))!.knowledgeRev

  it('change where they say something else, and cost nothing where they say the same', async () => {
    pages.set('/hours', { title: 'Hours', text: 'We open at nine.' })
    await add(['/hours'])
    const first = await documentOf('/hours')
    expect(first).toMatchObject({ status: 'SUCCESS', name: 'Hours', content: 'We open at nine.' })
    const rev = await knowledgeRev()
    app.clock.advance(hour)
    await readAgain('/hours')
    expect(await documentOf('/hours')).toMatchObject({
      unchangedSince: first.readAt,
      updatedAt: first.updatedAt,
      rev: first.rev,
    })
    expect(await knowledgeRev()).toBe(rev)
    pages.set('/hours', { title: 'Hours', text: 'We open at ten.' })
    await readAgain('/hours')
    expect(await documentOf('/hours')).toMatchObject({ content: 'We open at ten.', unchangedSince: null })
    expect(await knowledgeRev()).toBe(rev + 1)
  })

  it('keep what was known of a page that is gone, with the reason', async () => {
    pages.set('/hours', { title: 'Hours', text: 'We open at nine.' })
    await add(['/hours'])
    pages.set('/hours', null)
    await readAgain('/hours')
    expect(await documentOf('/hours')).toMatchObject({
      status: 'ERROR',
      error: 'The website has no page at this address (404).',
      retryable: true,
      content: 'We open at nine.',
    })
    pages.set('/hours', { title: 'Hours', text: 'We open at nine.' })
    await readAgain('/hours')
    expect(await documentOf('/hours')).toMatchObject({ status: 'SUCCESS', error: null })
  })

  it('come by their rhythm, and no more once it is never', async () => {
    pages.set('/hours', { title: 'Hours', text: 'We open at nine.' })
    await add(['/hours'], { refreshRate: '6h' })
    pages.set('/hours', { title: 'Hours', text: 'We open at ten.' })
    app.clock.advance(6 * hour + 1_000)
    // What another process would notice by itself is looked for when something is asked for.
    await app.deps.jobs.ask(region, { kind: 'nobody.does', key: 'look' })
    await vi.waitFor(async () => expect((await documentOf('/hours')).content).toBe('We open at ten.'), 10_000)
    await settled()
    const documentIds = [idOf(await documentOf('/hours'))]
    const body = { documentIds, refreshRate: 'never' as const }
    await owner.client.call(saveKnowledgeRefreshRate, { params: params(), body })
    pages.set('/hours', { title: 'Hours', text: 'We open at eleven.' })
    app.clock.advance(100 * hour)
    await app.deps.jobs.ask(region, { kind: 'nobody.does', key: 'look again' })
    await new Promise((resolve) => setTimeout(resolve, 300))
    expect(await documentOf('/hours')).toMatchObject({ content: 'We open at ten.', refreshRate: 'never' })
  })

  it('keep the name and the tags somebody gave while they were read, and stay deleted when deleted', async () => {
    pages.set('/a', { title: 'A', text: 'Apples.' })
    pages.set('/b', { title: 'B', text: 'Bananas.' })
    delayMs = 300
    const body = { urls: [url('/a'), url('/b')] }
    await owner.client.call(createKnowledgePages, { params: params(), body })
    const [a, b] = [await documentOf('/a'), await documentOf('/b')]
    const about = (doc: KnowledgeDoc) => ({ params: { ...params(), documentId: idOf(doc) } })
    await owner.client.call(saveKnowledge, { ...about(a), body: { name: 'Mine', tags: ['Fruit'] } })
    await owner.client.call(removeKnowledge, about(b))
    await settled()
    expect(await documentOf('/a')).toMatchObject({ name: 'Mine', tags: ['Fruit'], content: 'Apples.' })
    await expect(documentOf('/b')).rejects.toThrow('No document')
  })

  it('are left alone where robots.txt asks for it, and where it cannot be had', async () => {
    pages.set('/open', { title: 'Open', text: 'Come in.' })
    pages.set('/private', { title: 'Private', text: 'Stay out.' })
    robots = 'User-agent: *\nDisallow: /private'
    await add(['/open', '/private'])
    expect(await documentOf('/open')).toMatchObject({ status: 'SUCCESS' })
    expect(await documentOf('/private')).toMatchObject({
      status: 'ERROR',
      error: pageFailures.robots,
      content: '',
    })
    expect(site.calls).not.toContain('GET /private')
    robots = 503
    await readAgain('/open')
    expect(await documentOf('/open')).toMatchObject({ status: 'ERROR', error: pageFailures['robots-away'] })
  })

  it('stop where the plan has no more room, one by one', async () => {
    const docs = createKnowledgeRepository(app.deps.stores)
    const held = (await docs.knowledgeOf(region, agentId)).reduce((sum, doc) => sum + doc.charCount, 0)
    const limits = { maxKbDocsCharCount: held + 25 }
    await createWorkspaceRepository(app.deps.stores)
      .workspaces(region)
      .updateOne({ _id: owner.workspaceId }, { $set: { 'internal.customPlan': { limits } } })
    pages.set('/short', { title: 'Short', text: 'Twenty characters ok' })
    pages.set('/long', { title: 'Long', text: 'Word '.repeat(40) })
    await add(['/long', '/short'])
    expect(await documentOf('/long')).toMatchObject({ status: 'ERROR', charCount: 0, retryable: true })
    expect((await documentOf('/long')).error).toMatch(/characters of knowledge/)
    expect(await documentOf('/short')).toMatchObject({ status: 'SUCCESS' })
  })
})

describe('hostile pages', () => {
  it.each([
    ['a file', pdf, /PDF/],
    ['endless redirects', endlessRedirect, /redirect/],
    ['a page of 50 MB', hugeHome, /too large/],
  ])(
    '%s is told in words',
    async (_what, hostile, reason) => {
      const bad = await hostile.start()
      try {
        const [answer] = await createPageReader({ allow: [bad.host] }).readPages([bad.url])
        expect(answer && 'error' in answer ? answer.error.message : '').toMatch(reason)
      } finally {
        await bad.stop()
      }
    },
    30_000,
  )

  it.each([
    'http://127.0.0.1:1/',
    'http://169.254.169.254/latest/meta-data',
    'http://[::1]/',
    'http://localhost/',
  ])('%s is not reached', async (address) => {
    const [answer] = await createPageReader().readPages([address])
    const { error } = answer as Extract<typeof answer, { error: unknown }>
    expect(error.message).toBeTruthy()
    // That nothing is there is the reason, not what it would say of readers.
    expect(error.message).not.toBe(pageFailures['robots-away'])
  })
})

describe('pages that are found', () => {
  const reader = () => createPageReader({ allow: [site.host] })
  const search = { maxPages: 50, include: [], exclude: [] }
  const link = (path: string) => `<a href="${path}">${path}</a>`

  beforeEach(() => {
    pages.set('/', {
      title: 'Home',
      text: `Welcome. ${link('/blog/a')} ${link('/shop/b')} ${link('/private')}`,
    })
    pages.set('/blog/a', { title: 'A', text: `About apples. ${link('/blog/c')}` })
    pages.set('/blog/c', { title: 'C', text: 'About cherries.' })
    pages.set('/shop/b', { title: 'B', text: 'Buy bananas.' })
    pages.set('/private', { title: 'Private', text: 'Stay out.' })
    robots = 'User-agent: *\nDisallow: /private'
  })
  const pathsOf = (found: { pages: { url: string }[] }) =>
    found.pages.map((page) => new URL(page.url).pathname)

  it('along links, but for those robots.txt leaves out', async () => {
    const found = await reader().findPages({ ...search, by: 'crawl', address: site.url })
    expect(pathsOf(found).sort()).toEqual(['/', '/blog/a', '/blog/c', '/shop/b'])
    expect(found).toMatchObject({ refused: 1, cutShort: false })
    expect(found.pages.find(({ title }) => title === 'C')?.charCount).toBe('About cherries.'.length)
    expect(site.calls).not.toContain('GET /private')
  })

  it('and a website is read by the same rule when an agent is made from it, or follows it', async () => {
    const read = (siteProof?: string) =>
      createSiteReader({ allow: [site.host] }).read(site.url, { ...(siteProof && { siteProof }) })
    const pathsRead = async (siteProof?: string) =>
      (await read(siteProof)).pages.map(({ url }) => new URL(url).pathname)
    expect(await pathsRead()).not.toContain('/private')
    expect(site.calls).not.toContain('GET /private')
    const line = siteProofLine('mine')
    proof = line
    expect(await pathsRead(line)).toContain('/private')
    proof = ''
    robots = 'User-agent: *\nDisallow: /'
    await expect(read()).rejects.toThrow(pageFailures.robots)
    robots = 503
    await expect(read()).rejects.toThrow(pageFailures['robots-away'])
  })

  it('past robots.txt where the site itself says whose it is, and only then', async () => {
    const asked = { ...search, by: 'crawl' as const, address: site.url }
    const line = siteProofLine('mine')
    const foundWith = async (said: string, siteProof: string | undefined) => {
      proof = said
      return reader().findPages(asked, { siteProof })
    }
    expect(await foundWith(`${line}\n`, line)).toMatchObject({ refused: 0 })
    expect(site.calls).toContain('GET /private')
    for (const [said, siteProof] of [
      [line, undefined],
      ['', line],
      [siteProofLine('another'), line],
      [`<p>There is no ${line} here</p>`, line],
      [`${line}0`, line],
      [siteProofLine(''), siteProofLine('')],
    ] as const)
      expect(await foundWith(said, siteProof)).toMatchObject({ refused: 1 })
    const url = `${site.url}private`
    proof = `${siteProofLine('another')}\n${line}`
    expect(await reader().readPages([url], { siteProof: line })).toMatchObject([
      { page: { title: 'Private' } },
    ])
    proof = ''
    expect(await reader().readPages([url], { siteProof: line })).toMatchObject([
      { error: { message: pageFailures.robots } },
    ])
    // Nor does a robots.txt that cannot be had keep an owner out.
    robots = 500
    proof = line
    expect(await reader().readPages([url], { siteProof: line })).toMatchObject([
      { page: { title: 'Private' } },
    ])
  })

  it('only where they are wanted, and as many as are asked for', async () => {
    const blog = {
      ...search,
      by: 'crawl' as const,
      address: site.url,
      include: ['/blog'],
      exclude: ['/blog/c'],
    }
    expect(pathsOf(await reader().findPages(blog))).toEqual(['/blog/a'])
    const two = await reader().findPages({ ...search, by: 'crawl', address: site.url, maxPages: 2 })
    expect(two.pages).toHaveLength(2)
    expect(two.cutShort).toBe(true)
  })

  it('by no site map where there is none', async () => {
    const missing = { ...search, by: 'sitemap' as const, address: `${site.url}sitemap.xml` }
    await expect(reader().findPages(missing)).rejects.toThrow(/no page at this address/)
    await expect(reader().findPages({ ...missing, address: `${site.url}blog/a` })).rejects.toThrow(
      pageFailures['no-sitemap'],
    )
    await expect(reader().findPages({ ...missing, address: site.url })).rejects.toThrow(
      pageFailures['no-sitemap'],
    )
  })

  it('by a site map, and by an index of them, of the same site alone', async () => {
    const loc = (tag: string, urls: string[]) =>
      `<?xml version="1.0"?><${tag}>${urls.map((at) => `<x><loc>${at}</loc></x>`).join('')}</${tag}>`
    const maps = await startSite((request, response) => {
      const at = `http://${request.headers.host}`
      const bodies: Record<string, string> = {
        '/sitemap.xml': loc('sitemapindex', [
          `${at}/one.xml`,
          `${at}/missing.xml`,
          'https://other.example/two.xml',
        ]),
        '/one.xml': loc('urlset', [`${at}/a`, `${at}/b`, `${at}/no/c`, 'https://other.example/d']),
        '/robots.txt': 'User-agent: *\nDisallow: /no',
      }
      const body = bodies[request.url ?? '']
      const type = request.url === '/robots.txt' ? 'text/plain' : 'application/xml'
      response.writeHead(body ? 200 : 404, { 'content-type': type }).end(body)
    })
    try {
      const maplover = createPageReader({ allow: [maps.host] })
      const found = await maplover.findPages({ ...search, by: 'sitemap', address: `${maps.url}sitemap.xml` })
      expect(pathsOf(found)).toEqual(['/a', '/b'])
      expect(found.refused).toBe(1)
      expect(pathsOf(await maplover.findPages({ ...search, by: 'sitemap', address: maps.url }))).toEqual([
        '/a',
        '/b',
      ])
    } finally {
      await maps.stop()
    }
  })
})

it('thirty pages whose reader is killed in the middle are each read, once each in what is known', async () => {
  const count = 30
  for (let n = 0; n < count; n += 1) pages.set(`/p${n}`, { title: `Page ${n}`, text: `Number ${n}.` })
  delayMs = 60
  const dataDir = mkdtempSync(join(tmpdir(), 'voiceglow-pages-'))
  const env = { DATA_DIR: dataDir, SITE_READER_ALLOW: site.host }
  let server = await startChild(env)
  try {
    const owner = await signUpAt(server.url, 'pages@example.com')
    const agentId = await makeAgent(owner, newAgentId())
    const params = { region, agentId }
    const urls = [...pages.keys()].map((path) => `http://${site.host}${path}`)
    await owner.client.call(createKnowledgePages, { params, body: { urls } })
    await vi.waitFor(() => expect(site.calls.length).toBeGreaterThan(12), { timeout: 20_000, interval: 10 })
    await server.end('SIGKILL')
    const port = new URL(server.url).port
    server = await startChild({ ...env, PORT: port })
    const listed = async () =>
      (await owner.client.call(listKnowledge, { params, query: { kind: 'page', limit: '100' } })).body.items
    await vi.waitFor(
      async () => {
        const items = (await listed()).filter(({ url }) => url?.includes(site.host))
        expect(items.map(({ status }) => status)).toEqual(Array.from({ length: count }, () => 'SUCCESS'))
        expect(new Set(items.map(({ url }) => url)).size).toBe(count)
        expect(items.every(({ rev }) => rev === 2)).toBe(true)
      },
      { timeout: 60_000, interval: 200 },
    )
    // Twice is asked for at most what was under way when it was killed.
    const asked = site.calls.filter((call) => call.startsWith('GET /p'))
    expect(asked.length).toBeLessThanOrEqual(count + 8)
  } finally {
    await server.end('SIGTERM')
    rmSync(dataDir, { recursive: true, force: true })
  }
}, 120_000)
