import { join } from 'node:path'
import type { BrowserContext } from 'playwright'
import { ensureBuilt } from '#api/bootstrap/build.mjs'
import { paths } from '#features/shared/paths.ts'
import { launchBrowser, openVisit } from '../../e2e/harness/browser.ts'
import { signInAs } from '../../e2e/harness/sign-in.ts'
import { signUp } from '../../harness/sign-up.ts'
import { startApp } from '../../harness/start-app.ts'
import { makeAgent } from '../../harness/workspace-people.ts'
import { fillYear } from '../figures/fill-year.ts'
import { within } from '../shared/bounded.ts'
import { percentile } from '../shared/statistics.ts'
import { printTable } from '../shared/table.ts'
import { formatMs } from '../shared/units.ts'

const few = 100
const mostTimes = 1.5
const mostSeconds = 120
/** Less than any row is high, in px. */
const leastHeight = 60

/** Scrolling through a list of Chats whose pages were all read, beside that of one with a hundred conversations. */
export async function benchInboxScroll({ rows, steps }: { rows: number; steps: number }): Promise<void> {
  await ensureBuilt()
  const app = await startApp({ dist: join(import.meta.dirname, '../../../dist') })
  const browser = await launchBrowser()
  try {
    const measured = []
    for (const count of [few, rows]) {
      const owner = await signUp(app)
      const agentId = await makeAgent(owner)
      await fillYear(app, owner, agentId, count)
      const visit = await openVisit(browser)
      await visit.page.close()
      await signInAs(visit, app.url, owner.client)
      measured.push(
        await scrolled(visit.context, `${app.url}${paths.agentChats.href('eu', agentId)}`, count, steps),
      )
    }
    const [base, own] = measured as [Scrolled, Scrolled]
    const ratio = own.frame / base.frame
    printTable(`Scrolling ${own.read} conversations that were read, beside ${base.read}`, [
      {
        what: `95 of 100 frames, of ${steps}`,
        measured: `${formatMs(own.frame)} and ${formatMs(base.frame)}, ${ratio.toFixed(2)}×`,
        goal: `≤ ${mostTimes}×`,
        met: ratio <= mostTimes,
      },
      {
        what: 'elements in the page',
        measured: `${own.elements} and ${base.elements}, ${(own.elements / base.elements).toFixed(2)}×`,
        goal: `≤ ${mostTimes}×`,
        met: own.elements <= base.elements * mostTimes,
      },
    ])
  } finally {
    await browser.close()
    await app.stop()
  }
}

interface Scrolled {
  /** Conversations that were read, about. */
  read: number
  /** Milliseconds from frame to frame, 95 of 100. */
  frame: number
  /** Elements of the page after it was scrolled. */
  elements: number
}

/** Reads all of a list by scrolling to its end, then scrolls through it frame by frame. */
async function scrolled(
  context: BrowserContext,
  address: string,
  count: number,
  steps: number,
): Promise<Scrolled> {
  const page = await context.newPage()
  await page.goto(address)
  await page.locator('.vg-_inbox__row').first().waitFor()
  const hasTime = within(mostSeconds)
  const height = () =>
    page.evaluate(() => {
      const pane = document.querySelector('.vg-_inbox__list .vg-_inbox__scroll') as HTMLElement
      pane.scrollTop = pane.scrollHeight
      return pane.scrollHeight
    })
  let reached = 0
  for (let idle = 0; idle < 80 && hasTime(); ) {
    const now = await height()
    idle = now === reached ? idle + 1 : 0
    reached = now
    await page.waitForTimeout(100)
  }
  const { frames, elements } = await page.evaluate(async (steps) => {
    const pane = document.querySelector('.vg-_inbox__list .vg-_inbox__scroll') as HTMLElement
    const frames: number[] = []
    pane.scrollTop = 0
    await new Promise<number>(requestAnimationFrame)
    const step = Math.max(40, Math.min(700, pane.scrollHeight / steps))
    let last = await new Promise<number>(requestAnimationFrame)
    for (let at = 0; at < steps; at += 1) {
      // A short list is gone through again and again.
      const end = pane.scrollHeight - pane.clientHeight
      pane.scrollTop = ((at + 1) * step) % end
      const now = await new Promise<number>(requestAnimationFrame)
      frames.push(now - last)
      last = now
    }
    return { frames, elements: document.querySelectorAll('*').length }
  }, steps)
  await page.close()
  return {
    read: Math.min(count, Math.floor(reached / leastHeight)),
    frame: percentile(frames, 0.95),
    elements,
  }
}
