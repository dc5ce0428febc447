import { join } from 'node:path'
import type { Browser, Frame } from 'playwright'
import { afterAll, beforeAll, expect } from 'vitest'
import { type LiveReading, readLive } from '../../harness/live-client.ts'
import { setUpApp, setUpOwnerOfAgent } from '../../harness/set-up.ts'
import { launchBrowser, openVisit, type Visit } from './browser.ts'
import { startEmbeddingSite } from './embedding-site.ts'

const dist = join(import.meta.dirname, '../../../dist')

/** A website with an agent's widget that somebody looks at, while a member follows; `prepare` changes the agent first. */
export function setUpDeskVisit(prepare?: (owner: ReturnType<typeof setUpOwnerOfAgent>) => Promise<void>) {
  const app = setUpApp({ dist })
  const owner = setUpOwnerOfAgent(app)
  const desk = { app, owner } as {
    app: typeof app
    owner: typeof owner
    visit: Visit
    member: LiveReading
    siteUrl: string
  }
  let browser: Browser | undefined
  let site: Awaited<ReturnType<typeof startEmbeddingSite>> | undefined

  beforeAll(async () => {
    await prepare?.(owner)
    const { agentId } = owner
    desk.member = await readLive(owner.client, `/api/eu/v2/live?agentId=${agentId}`)
    site = await startEmbeddingSite({ origin: app.url, agentId, title: 'Desk' })
    desk.siteUrl = site.url
    browser = await launchBrowser()
    desk.visit = await openVisit(browser)
  })
  afterAll(async () => {
    desk.member?.close()
    await browser?.close()
    await site?.stop()
  })

  return Object.assign(desk, {
    launcher: () => desk.visit.page.locator('voiceglow-widget .vg-launcher'),

    /** Opens the website anew; the widget's frame in its page. */
    async openWidget(): Promise<Frame> {
      const { page } = desk.visit
      await page.goto(desk.siteUrl)
      await page.locator('voiceglow-widget .vg-launcher').click()
      await expect.poll(() => page.frames().length, { timeout: 10_000 }).toBeGreaterThan(1)
      return page.frames()[1] as Frame
    },
  })
}
