import { type Browser, type BrowserContext, chromium, type Page } from 'playwright'
import { chromiumFlags } from '../../harness/chromium-flags.ts'

/** The Chromium the runner found, with more flags, and another home folder, where a test needs them. */
export function launchBrowser(flags: readonly string[] = [], home?: string): Promise<Browser> {
  return chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: [...chromiumFlags, ...flags],
    ...(home && { env: { ...(process.env as Record<string, string>), HOME: home } }),
  })
}

/** A person's browser, with everything in it that must not happen. */
export interface Visit {
  context: BrowserContext
  page: Page
  /** Console errors, uncaught errors and CSP violations so far. */
  faults: string[]
  /** Requests that went to other origins than the given ones. */
  strangers(allowed: readonly string[]): string[]
}

/** What playwright lets one say of a browser profile. */
export type VisitOptions = Parameters<Browser['newContext']>[0]

/** Opens a fresh browser profile that writes down every fault. */
export async function openVisit(browser: Browser, options: VisitOptions = {}): Promise<Visit> {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    timezoneId: 'Europe/Berlin',
    ...options,
  })
  context.setDefaultTimeout(15_000)
  const faults: string[] = []
  const requests: string[] = []
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      // The console carries it to the test; the page itself goes on.
      window.setTimeout(() => {
        throw new Error(`CSP violation: ${event.violatedDirective} ${event.blockedURI} ${event.sourceFile}`)
      })
    })
  })
  context.on('request', (request) => requests.push(request.url()))
  context.on('console', (message) => {
    if (message.type() === 'error') faults.push(message.text())
  })
  context.on('weberror', (error) => faults.push(String(error.error())))
  const page = await context.newPage()
  return {
    context,
    page,
    faults,
    strangers: (allowed) =>
      requests.filter((url) => /^https?:/.test(url) && !allowed.includes(new URL(url).origin)),
  }
}
