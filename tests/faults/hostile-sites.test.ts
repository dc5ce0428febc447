import { afterEach, describe, expect, it } from 'vitest'
import { createSiteReader } from '#api/providers/site-reader/create-site-reader.ts'
import {
  createSiteWork,
  DefeatedError,
  NoWorkerError,
  type SiteWork,
  sharedSiteWork,
} from '#api/providers/site-reader/work/site-work.ts'
import { PoolFullError } from '#api/shared/worker-pool.ts'
import type { FakeSite } from '../fakes/sites/fake-site.ts'
import type { HostileSite } from '../fakes/sites/hostile-sites.ts'
import * as hostile from '../fakes/sites/hostile-sites.ts'

const MEGABYTE = 1024 * 1024
/** The product's limits in a hurry: the same code paths, without ten seconds each. */
const HURRIED = { connectMs: 500, fetchMs: 1_500, crawlMs: 5_000 }

describe('siteReader.hostileSites', () => {
  const running: FakeSite[] = []
  afterEach(async () => {
    await Promise.all(running.splice(0).map((site) => site.stop()))
  })

  async function open(site: HostileSite) {
    const fake = await site.start({ port: 0 })
    running.push(fake)
    return { fake, reader: createSiteReader({ allow: [fake.host], limits: HURRIED }) }
  }

  it.each([
    ['a 10 GB stream', hostile.endlessStream, 'too-large'],
    ['a gzip bomb', hostile.gzipBomb, 'too-large'],
    ['a 50 MB home page', hostile.hugeHome, 'too-large'],
    ['one byte a second', hostile.oneBytePerSecond, 'timeout'],
    ['slow headers', hostile.slowHeaders, 'timeout'],
    ['a server that never answers', hostile.neverAnswering, 'timeout'],
    ['an endless redirect', hostile.endlessRedirect, 'too-many-redirects'],
    [
      'a redirect to a metadata service',
      hostile.redirectTo('http://169.254.169.254/latest/meta-data/'),
      'not-allowed',
    ],
    ['a redirect to a file', hostile.redirectTo('file:///etc/passwd'), 'bad-address'],
    ['a PDF', hostile.pdf, 'not-a-web-page'],
    ['a 404', hostile.notFound, 'not-found'],
    ['an empty page', hostile.emptyPage, 'nothing-readable'],
    ['headers without end', hostile.hugeHeaders, 'unreachable'],
  ] as const)('refuses %s', async (_name, site, reason) => {
    const { fake, reader } = await open(site)
    await expect(reader.read(fake.url)).rejects.toMatchObject({ name: 'SiteReadError', reason })
  })

  it.each([
    ['a hundred thousand colours in a stylesheet', hostile.manyColors],
    ['a hundred thousand colours in the page', hostile.manyInlineColors],
    ['slow selectors and swelling variables', hostile.slowStyles],
    ['a hundred thousand nested elements', hostile.deeplyNested],
  ])('reads %s and keeps to its limits', async (_name, site) => {
    const { fake, reader } = await open(site)
    const read = await reader.read(fake.url)
    expect(read.colors.length).toBeLessThanOrEqual(11)
    expect(read.pages[0]?.text).toBeTruthy()
  })

  /** Work that fails at one task with this error, or already at starting. */
  function failingWork(at: string, error: Error): SiteWork {
    const work = sharedSiteWork()
    return {
      ...work,
      ready: () => (at === 'ready' ? Promise.reject(error) : work.ready()),
      run: (task, input) => (at === task ? Promise.reject(error) : work.run(task, input)),
    }
  }

  it.each([
    ['whose texts together defeat the reader', 'texts', new DefeatedError('too-slow'), 'too-complex', 0],
    ['whose texts need too much memory', 'texts', new DefeatedError('too-large'), 'too-complex', 0],
    ['while too much waits to be parsed', 'page', new NoWorkerError(new PoolFullError('full')), 'busy', 0],
    ['while no thread starts, and tells the log', 'ready', new NoWorkerError(new Error('no')), 'busy', 1],
  ])('refuses a site %s', async (_name, at, error, reason, logged) => {
    const fake = await hostile.endlessPages.start()
    running.push(fake)
    const told: unknown[] = []
    const reader = createSiteReader({
      allow: [fake.host],
      limits: { ...HURRIED, pages: 2 },
      work: failingWork(at, error),
      log: { error: (facts: object) => void told.push(facts) },
    })
    await expect(reader.read(fake.url)).rejects.toMatchObject({ name: 'SiteReadError', reason })
    expect(told).toHaveLength(logged)
  })

  it('says of threads that all have enough to do, and of those that die, that they are no fault of the website', async () => {
    const work = createSiteWork({ waiting: 0 })
    await expect(work.run('texts', [])).rejects.toBeInstanceOf(NoWorkerError)
    const ended = createSiteWork()
    const running = ended.run('texts', []).catch((error: unknown) => error)
    await ended.close()
    expect(await running).toBeInstanceOf(NoWorkerError)
  })

  it('keeps what stands before a maze of elements', async () => {
    const { fake, reader } = await open(hostile.deeplyNested)
    expect((await reader.read(fake.url)).pages[0]?.text).toContain('Said before the maze.')
  })

  it('reads a page whose charset is a lie', async () => {
    const { fake, reader } = await open(hostile.wrongCharset)
    const read = await reader.read(fake.url)
    expect(read.name).toBe('Café')
    expect(read.pages[0]?.text).toContain('Crème brûlée')
  })

  it('stops at 30 pages of a site without end', async () => {
    const { fake, reader } = await open(hostile.endlessPages)
    expect((await reader.read(fake.url)).pages).toHaveLength(30)
    expect(fake.calls.length).toBeLessThan(45)
  })

  it('passes over a page above the cap', async () => {
    const { fake, reader } = await open(hostile.hugeSubpages)
    const urls = (await reader.read(fake.url)).pages.map((page) => new URL(page.url).pathname)
    expect(urls).toEqual(['/', '/small'])
    expect(fake.calls).toContain('GET /big')
  })

  it('ends with what it has when the read as a whole runs out of bytes', async () => {
    const fake = await hostile.endlessPages.start()
    running.push(fake)
    const reader = createSiteReader({ allow: [fake.host], limits: { ...HURRIED, crawlBytes: 60_000 } })
    const { pages } = await reader.read(fake.url)
    expect(pages.length).toBeGreaterThan(1)
    expect(pages.length).toBeLessThan(30)
  })

  it('ends with what it has when the read as a whole runs out of time', async () => {
    const fake = await hostile.silentSubpages.start()
    running.push(fake)
    const reader = createSiteReader({ allow: [fake.host], limits: { crawlMs: 500 } })
    expect((await reader.read(fake.url)).pages.map((page) => page.text)).toEqual([
      'A quick home page.\n\nSilent',
    ])
  })

  it('ends at once when the caller gives up', async () => {
    const { fake, reader } = await open(hostile.neverAnswering)
    const stop = new AbortController()
    const reading = reader.read(fake.url, { signal: stop.signal })
    stop.abort(new Error('left the page'))
    await expect(reading).rejects.toThrow('left the page')
  })

  it('ends between pages when the caller gives up', async () => {
    const { fake, reader } = await open(hostile.endlessPages)
    const stop = new AbortController()
    const onProgress = (progress: { stage: string; pagesRead?: number }) => {
      if (progress.pagesRead === 3) stop.abort(new Error('left the page'))
    }
    await expect(reader.read(fake.url, { signal: stop.signal, onProgress })).rejects.toThrow('left the page')
    expect(fake.calls.length).toBeLessThan(20)
  })

  it('does not fill memory', async () => {
    const sites = await Promise.all([hostile.endlessStream, hostile.gzipBomb, hostile.hugeHome].map(open))
    const before = process.memoryUsage().rss
    for (const { fake, reader } of sites) await reader.read(fake.url).catch(() => {})
    const grown = (process.memoryUsage().rss - before) / MEGABYTE
    // The servers run in this process too, so the bound is generous against the 11 GB they offer.
    expect(grown).toBeLessThan(200)
  })
})
