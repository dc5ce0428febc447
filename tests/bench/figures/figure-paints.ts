import type { BrowserContext } from 'playwright'
import { paths } from '#features/shared/paths.ts'
import { launchBrowser, openVisit } from '../../e2e/harness/browser.ts'
import { signInAs } from '../../e2e/harness/sign-in.ts'
import type { RunningApp } from '../../harness/start-app.ts'
import { drawnAfterLoad, watchPages } from '../screens/drawn.ts'
import { within } from '../shared/bounded.ts'
import { median } from '../shared/statistics.ts'
import { printTable } from '../shared/table.ts'
import { formatMs } from '../shared/units.ts'
import type { TalkedTo } from './talked-to.ts'

interface FigurePaints {
  /** Somebody with `few` conversations, and somebody with `many`. */
  small: TalkedTo
  large: TalkedTo
  rounds: number
}

const mostSeconds = 60

/** A page of somebody's browser, and what is there once it shows what was asked for. */
interface Opened {
  context: BrowserContext
  address: string
  shows: string
}

/** When Analytics shows a year, beside a week, and Chats many conversations, beside a few; in a browser, in turns. */
export async function figurePaints(
  { url }: RunningApp,
  { small, large, rounds }: FigurePaints,
): Promise<void> {
  const browser = await launchBrowser()
  try {
    const signedIn = async ({ client }: TalkedTo) => {
      const visit = await openVisit(browser)
      await visit.page.close()
      await watchPages(visit.context)
      await signInAs(visit, url, client)
      return visit.context
    }
    const [ofFew, ofMany] = [await signedIn(small), await signedIn(large)]
    const analytics = (range: string): Opened => ({
      context: ofMany,
      address: `${url}${paths.agentAnalytics.href('eu', large.agentId)}?range=${range}`,
      shows: '.vg-_figures__value',
    })
    const chats = (context: BrowserContext, { agentId }: TalkedTo): Opened => ({
      context,
      address: `${url}${paths.agentChats.href('eu', agentId)}`,
      shows: '.vg-_inbox__row',
    })
    const pairs = [
      { what: 'Analytics, a year beside a week', most: 1.5, pair: [analytics('7'), analytics('year')] },
      {
        what: `Chats, ${large.conversations} conversations beside ${small.conversations}`,
        most: 1.2,
        pair: [chats(ofFew, small), chats(ofMany, large)],
      },
    ]
    const rows = []
    for (const { what, most, pair } of pairs) {
      const taken: number[][] = [[], []]
      const hasTime = within(mostSeconds)
      for (let round = -1; round < rounds && hasTime(); round += 1)
        for (const [at, opened] of pair.entries()) {
          const ms = await drawnIn(opened)
          if (round >= 0) taken[at]!.push(ms)
        }
      const [base = Number.NaN, own = Number.NaN] = taken.map(median)
      const measured = `${formatMs(own)} and ${formatMs(base)}, ${(own / base).toFixed(2)}×, ${taken[1]!.length} times`
      rows.push({ what, measured, goal: `≤ ${most}×`, met: own / base <= most })
    }
    printTable('When it is drawn in a browser, median, in turns', rows)
  } finally {
    await browser.close()
  }
}

/** Milliseconds from asking for the page until what it is asked for is drawn. */
async function drawnIn({ context, address, shows }: Opened): Promise<number> {
  const page = await context.newPage()
  page.setDefaultTimeout(60_000)
  await page.goto(address, { waitUntil: 'commit' })
  const { ms } = await drawnAfterLoad(page, shows)
  // What loads after it is no part of the next page; the network is never idle, as events are followed.
  await page.waitForTimeout(500)
  await page.close()
  return ms
}
