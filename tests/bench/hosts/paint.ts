import { join } from 'node:path'
import type { Browser, BrowserContext, Page } from 'playwright'
import { openVisit } from '../../e2e/harness/browser.ts'
import { median } from '../shared/statistics.ts'

/** When a page was first drawn, and when its largest part was; milliseconds since it was asked for. */
interface Paint {
  fcp: number
  lcp: number
}

const watchPaint = { path: join(import.meta.dirname, 'watch-paint.js') }

const keptIn = (page: Page) =>
  page.evaluate(() => Reflect.get(window, 'kept') as Paint & { shift: number; moved: string[] })

async function paintOf(browser: Browser, address: string): Promise<Paint> {
  const { context, page } = await openVisit(browser)
  await page.addInitScript(watchPaint)
  await page.goto(address, { waitUntil: 'networkidle' })
  // What is drawn is told of a frame later, and later still by a machine that is busy.
  await page.waitForFunction(() => Reflect.get(window, 'kept').fcp > 0 && Reflect.get(window, 'kept').lcp > 0)
  await page.waitForTimeout(200)
  const { fcp, lcp } = await keptIn(page)
  await context.close()
  return { fcp, lcp }
}

/** Medians of visits by fresh browser profiles to two addresses in turn. */
export async function paintsInTurn(
  browser: Browser,
  addresses: readonly [string, string],
  rounds: number,
): Promise<[Paint, Paint]> {
  const paints: [Paint[], Paint[]] = [[], []]
  // The first round of each warms up.
  for (let round = -1; round < rounds; round += 1)
    for (const at of round % 2 === 0 ? ([0, 1] as const) : ([1, 0] as const)) {
      const paint = await paintOf(browser, addresses[at])
      if (round >= 0) paints[at].push(paint)
    }
  const middle = (all: Paint[]): Paint => ({
    fcp: median(all.map(({ fcp }) => fcp)),
    lcp: median(all.map(({ lcp }) => lcp)),
  })
  return [middle(paints[0]), middle(paints[1])]
}

/** Has every page of a browser profile watched. */
export const watchShifts = (context: BrowserContext) => context.addInitScript(watchPaint)

/** Layout shift of a page while something is done to it, and of the same page while its content is pushed down. */
export async function shiftWhile(
  page: Page,
  address: string,
  act: () => Promise<void>,
): Promise<{ shift: number; pushed: number; moved: string[] }> {
  await page.goto(address, { waitUntil: 'networkidle' })
  await page.waitForTimeout(500)
  const before = await keptIn(page)
  await act()
  await page.waitForTimeout(300)
  const after = await keptIn(page)
  await page.evaluate(() => {
    const block = document.createElement('div')
    block.style.height = '200px'
    document.body.prepend(block)
  })
  await page.waitForTimeout(300)
  const pushed = (await keptIn(page)).shift - after.shift
  const moved = [...new Set(after.moved.slice(before.moved.length))]
  return { shift: after.shift - before.shift, pushed, moved }
}
