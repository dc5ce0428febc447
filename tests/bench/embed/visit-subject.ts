import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { Browser, CDPSession, Page } from 'playwright'
import { startPages } from '../../fakes/sites/static-site.ts'
import { bytesOf, foreignHosts, logRequests } from '../shared/request-log.ts'
import { hostPage } from './host-page.ts'
import type { Subject } from './subject.ts'

/** What one visit to a website with a widget saw. Bytes are gzip, the website's own page left out. */
export interface SubjectVisit {
  requestsBeforeOpen: number
  bytesBeforeOpen: number
  /** JS, HTML, CSS and whatever else, until the composer could be seen. */
  bytesUntilComposer: number
  scriptBytesUntilComposer: number
  /** Long tasks' time over 50 ms each, while loading and until idle. */
  loadBlockingMs: number
  /** The same, while opening. */
  openBlockingMs: number
  /** From the button going down until the composer can be seen and typed into; from navigation without a button. */
  composerMs: number
  /** What the main thread worked meanwhile; steadier than time on a busy machine. */
  openWorkMs: number
  /** Cumulative layout shift of the website's page. */
  shift: number
  foreignHosts: string[]
}

const slowdown = 4
const idleMs = 500
const visitMs = 30_000

declare global {
  interface Window {
    /** Kept by `watch-page.js`. Times are Unix milliseconds. */
    benchWatch: { blockingMs: number; shift: number; startedAt: number }
  }
}

/**
 * Visits a website that carries the subject, with an empty cache and a slow processor. Website and widget differ in
 * port only, so they share a process: the frame's work counts, which a visitor's desktop browser would do elsewhere.
 */
export async function visitSubject(browser: Browser, subject: Subject): Promise<SubjectVisit> {
  const site = await startPages({ '/': hostPage(subject.snippet) })
  // Whatever leaves the machine fails at once instead of being waited for.
  const context = await browser.newContext({ proxy: { server: 'http://127.0.0.1:9', bypass: '127.0.0.1' } })
  try {
    context.setDefaultTimeout(visitMs)
    const log = logRequests(context)
    const page = await context.newPage()
    const devtools = await context.newCDPSession(page)
    const composer = await watch(devtools)
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown })

    await page.goto(site.url)
    if (subject.launcher) await page.locator(subject.launcher).waitFor()
    await comeToRest(page)
    const loaded = await readWatch(page)
    const before = log.count()
    const workBefore = subject.launcher ? await readWork(devtools) : 0

    if (subject.launcher) await pressCentre(page, subject.launcher)
    const shownAt = await Promise.race([composer.shown, failAfter(visitMs)])
    const openWorkMs = (await readWork(devtools)) - workBefore
    const after = subject.launcher ? log.count() : before
    const opened = await readWatch(page)

    const own = (file: { url: string }) => file.url !== site.url
    const filesBefore = (await log.files(0, before)).filter(own)
    const files = [...filesBefore, ...(await log.files(before, after)).filter(own)]
    return {
      requestsBeforeOpen: filesBefore.length,
      bytesBeforeOpen: bytesOf(filesBefore),
      bytesUntilComposer: bytesOf(files),
      scriptBytesUntilComposer: bytesOf(files, 'script'),
      loadBlockingMs: loaded.blockingMs,
      openBlockingMs: opened.blockingMs - loaded.blockingMs,
      openWorkMs,
      composerMs: shownAt - opened.startedAt,
      shift: opened.shift,
      foreignHosts: foreignHosts(files, site.url, subject.origin),
    }
  } finally {
    await context.close()
    await site.stop()
  }
}

/**
 * Puts `watch-page.js` into the page and every frame of it. Straight through DevTools, whose bindings cost the page
 * nothing. `shown` is when the composer could first be seen, in Unix milliseconds.
 */
async function watch(devtools: CDPSession): Promise<{ shown: Promise<number> }> {
  const source = await readFile(join(import.meta.dirname, 'watch-page.js'), 'utf8')
  await devtools.send('Page.enable')
  await devtools.send('Runtime.enable')
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' })
  const shown = new Promise<number>((resolve) => {
    devtools.on('Runtime.bindingCalled', ({ payload }) => resolve(Number(payload)))
  })
  await devtools.send('Runtime.addBinding', { name: 'benchComposer' })
  await devtools.send('Page.addScriptToEvaluateOnNewDocument', { source })
  return { shown }
}

/** Milliseconds the main thread has worked so far; what other programs take from it does not count. */
async function readWork(devtools: CDPSession): Promise<number> {
  const { metrics } = await devtools.send('Performance.getMetrics')
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1000
}

/** Waits until nothing is loading and the page has had time to run what it put off. */
async function comeToRest(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle')
  await wait(idleMs)
}

/** Clicks as a mouse does that arrives and clicks at once. */
async function pressCentre(page: Page, selector: string): Promise<void> {
  const box = await page.locator(selector).boundingBox()
  if (!box) throw new Error(`${selector} cannot be clicked`)
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2)
}

function readWatch(page: Page): Promise<Window['benchWatch']> {
  return page.evaluate(() => window.benchWatch)
}

async function failAfter(ms: number): Promise<never> {
  await wait(ms, undefined, { ref: false })
  throw new Error(`No composer within ${ms / 1000} s`)
}
