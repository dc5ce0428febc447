import { join } from 'node:path'
import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { agentSections } from '#app/routes/agent-sections.ts'
import { paths } from '#features/shared/paths.ts'
import { type Person, signUp } from '../harness/sign-up.ts'
import { type RunningApp, startApp } from '../harness/start-app.ts'
import { makeAgent } from '../harness/workspace-people.ts'
import { launchBrowser, openVisit, type Visit } from './harness/browser.ts'
import { picturesIn } from './harness/pictures.ts'
import { signInAs } from './harness/sign-in.ts'

const dist = join(import.meta.dirname, '../../dist')
const { picture } = picturesIn('ZOOM_PICTURES')

let app: RunningApp
let browser: Browser
let owner: Person
let agentId = ''
let visit: Visit

beforeAll(async () => {
  app = await startApp({ dist })
  owner = await signUp(app)
  agentId = await makeAgent(owner)
  browser = await launchBrowser()
  // A laptop's window at twice the size.
  visit = await openVisit(browser, { viewport: { width: 720, height: 450 }, deviceScaleFactor: 2 })
  await signInAs(visit, app.url, owner.client)
})

afterAll(async () => {
  await browser?.close()
  await app?.stop()
})

/** Runs in the page: what cannot be brought to where it can be seen and pressed, and whether the page is wider than its window. */
function findOutOfReach(): string[] {
  const name = (element: Element) => element.getAttribute('aria-label') ?? element.textContent?.trim() ?? ''
  const root = document.documentElement
  const wide = root.scrollWidth > root.clientWidth ? [`the page is ${root.scrollWidth} px wide`] : []
  const controls = [...document.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea')]
  const lost = controls
    .filter((control) => control.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
    .filter((control) => !control.closest('[inert], [aria-hidden="true"]') && !control.matches(':disabled'))
    .filter((control) => {
      control.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
      const { left, top, width, height } = control.getBoundingClientRect()
      // A link that skips to the content comes into view with the focus.
      if (width <= 1 || height <= 1 || control.matches('a[href^="#"]')) return false
      const [x, y] = [left + width / 2, top + height / 2]
      const hit = document.elementFromPoint(x, y)
      const parts = [control, ...((control as HTMLInputElement).labels ?? [])]
      return !hit || !parts.some((part) => part.contains(hit) || hit.contains(part))
    })
  return [...wide, ...lost.map((control) => `"${name(control).slice(0, 40)}" is out of reach`)]
}

async function look(page: Page, address: string): Promise<string[]> {
  await page.goto(`${app.url}${address}`)
  // The first page of a server that has just started takes its time.
  await page.getByRole('heading', { level: 1 }).first().waitFor({ timeout: 60_000 })
  await page.waitForFunction(() => !document.querySelector('.vg-skeleton, .vg-spinner, [aria-busy="true"]'))
  await picture(page, address.replaceAll('/', '_'))
  return (await page.evaluate(findOutOfReach)).map((fault) => `${address}: ${fault}`)
}

it('shows the main screens at 200% without scrolling sideways, with every control in reach', async () => {
  const ofRegion = [paths.agents, paths.chats, paths.functions, paths.prompts, paths.sessions, paths.agency]
  const addresses = [
    ...ofRegion.map(({ href }) => href('eu')),
    ...agentSections.map(({ tab }) => paths.agent.href('eu', agentId, tab)),
    paths.home.href(),
    paths.pricing.href(),
    paths.docs.href(),
  ]
  const faults: string[] = []
  for (const address of addresses) faults.push(...(await look(visit.page, address)))
  expect(faults).toEqual([])
  expect(visit.faults).toEqual([])
  // Both would be noticed.
  await visit.page.evaluate(() => {
    const wide = document.createElement('div')
    wide.style.cssText = 'inline-size: 2000px; block-size: 1px'
    const cover = document.createElement('div')
    cover.style.cssText = 'position: fixed; inset: 0; z-index: 9999'
    document.body.append(wide, cover)
  })
  const planted = await visit.page.evaluate(findOutOfReach)
  expect(planted[0]).toMatch(/^the page is \d+ px wide$/)
  expect(planted.length).toBeGreaterThan(5)
})
