import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { loadavg } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import type { Browser } from 'playwright'
import { launchBrowser } from '../../e2e/harness/browser.ts'
import { startStaticSite } from '../../fakes/sites/static-site.ts'
import { nodeBin } from '../../runner/node-bin.mjs'
import { storybookFolder } from '../../visual/stories/catalogue.ts'
import { median } from '../shared/statistics.ts'
import { printTable, type Row } from '../shared/table.ts'
import { formatMs } from '../shared/units.ts'

/** What people open first: a control, and a screen with the app around it. */
const stories = [
  { what: 'a control', id: 'forms-button--default', seen: 'button' },
  { what: 'a screen in the app', id: 'agents-agent-list--in-the-app', seen: 'h1' },
]
/** Longest the first story may take on a machine with nothing else to do. */
const mostMs = 2500

/** From an empty browser to the first story of the built catalogue, its sidebar included. */
export async function benchCatalogue({ rounds }: { rounds: number }): Promise<void> {
  if (!existsSync(path.join(storybookFolder, 'index.json'))) {
    await promisify(execFile)(process.execPath, [nodeBin('storybook', 'storybook'), 'build', '--quiet'])
  }
  const site = await startStaticSite(storybookFolder)
  const browser = await launchBrowser()
  try {
    const rows: Row[] = []
    for (const story of stories) {
      const times: number[] = []
      for (let round = 0; round < rounds; round++) times.push(await openFirst(browser, site.url, story))
      const time = median(times)
      rows.push({
        what: `first story, ${story.what}`,
        measured: formatMs(time),
        goal: `${formatMs(mostMs)} on an idle machine`,
        met: time <= mostMs,
      })
    }
    const load = loadavg()[0]?.toFixed(1)
    printTable(`The built catalogue, median of ${rounds}, load average ${load}`, rows)
  } finally {
    await browser.close()
    await site.stop()
  }
}

/** Milliseconds from the address to the story on the screen, in a profile that has loaded nothing. */
async function openFirst(browser: Browser, url: string, { id, seen }: (typeof stories)[number]) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  try {
    const page = await context.newPage()
    const start = performance.now()
    await page.goto(`${url}?path=/story/${id}`, { waitUntil: 'commit' })
    const preview = page.frameLocator('#storybook-preview-iframe')
    await preview.locator(`#storybook-root ${seen}`).first().waitFor({ timeout: 60_000 })
    await page.locator('#storybook-explorer-tree a').first().waitFor({ timeout: 60_000 })
    return performance.now() - start
  } finally {
    await context.close()
  }
}
