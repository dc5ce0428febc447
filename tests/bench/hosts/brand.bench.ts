import { join } from 'node:path'
import type { Browser, Page } from 'playwright'
import { ensureBuilt } from '#api/bootstrap/build.mjs'
import { paths } from '#features/shared/paths.ts'
import { launchBrowser, openVisit } from '../../e2e/harness/browser.ts'
import { signInAs } from '../../e2e/harness/sign-in.ts'
import { newAgencyHost } from '../../harness/agency-host.ts'
import type { Person } from '../../harness/sign-up.ts'
import { type RunningApp, startApp } from '../../harness/start-app.ts'
import { makeAgent } from '../../harness/workspace-people.ts'
import { printColumns, printTable, type Row } from '../shared/table.ts'
import { brandEverywhere } from './brand-everywhere.ts'
import { paintsInTurn, shiftWhile, watchShifts } from './paint.ts'

const dist = join(import.meta.dirname, '../../../dist')
const host = 'north.localhost'
/** Most a first page on an agency's host may take, beside ours. */
const mostTimes = 1.1

/** An agency's pages in a browser against our own, and how long a change of it takes to be everywhere. */
export async function benchBrand({ rounds, changes }: { rounds: number; changes: number }): Promise<void> {
  await ensureBuilt()
  const app = await startApp({ dist })
  const browser = await launchBrowser()
  try {
    const owner = await newAgencyHost(app, host, { name: 'Northwind', themeColorUsage: 'gradient' })
    // Both are names: a number would be spared the look-up.
    const { port } = new URL(app.url)
    const [ours, theirs] = [`http://localhost:${port}`, `http://${host}:${port}`]
    const chat = paths.embed.href('eu', await makeAgent(owner))
    await firstPages(browser, { ours, theirs, chat, rounds })
    await layoutShifts(browser, app, owner, { theirs, chat })
  } finally {
    await browser.close()
    await app.stop()
  }
  await brandEverywhere(changes)
}

async function firstPages(
  browser: Browser,
  { ours, theirs, chat, rounds }: { ours: string; theirs: string; chat: string; rounds: number },
): Promise<void> {
  const rows: Row[] = []
  for (const path of ['/', chat]) {
    const [own, agency] = await paintsInTurn(browser, [ours + path, theirs + path], rounds)
    for (const kind of ['fcp', 'lcp'] as const) {
      const ratio = agency[kind] / own[kind]
      rows.push({
        what: `${path === '/' ? 'start' : 'chat'}, ${kind.toUpperCase()}`,
        measured: `${agency[kind].toFixed(0)} ms, ours ${own[kind].toFixed(0)} ms, ${ratio.toFixed(2)}×`,
        goal: `≤ ${mostTimes}×`,
        met: ratio <= mostTimes,
      })
    }
  }
  printTable(`First page of an agency's host in a browser, median of ${rounds} in turns`, rows)
}

/** Layout shift while a theme is changed in every way there is, each beside a shift that must be seen. */
async function layoutShifts(
  browser: Browser,
  app: RunningApp,
  owner: Person,
  { theirs, chat }: { theirs: string; chat: string },
): Promise<void> {
  const visit = await openVisit(browser)
  await watchShifts(visit.context)
  await signInAs(visit, app.url, owner.client)
  const { page } = visit
  const rest = () => page.waitForTimeout(200)
  const schemes = async () => {
    for (const colorScheme of ['dark', 'light', 'dark', 'light'] as const) {
      await page.emulateMedia({ colorScheme })
      await rest()
    }
  }
  const modes = async () => {
    const preview = page.getByRole('complementary', { name: 'Live preview' })
    for (const name of ['Dark', 'Light', 'Dark', 'Light']) {
      await preview.getByRole('radio', { name }).click()
      await rest()
    }
  }
  const colours = async () => {
    for (const hex of ['#b45309', '#0f766e', '#7c3aed', '#111827']) {
      await page.getByRole('textbox', { name: 'Primary', exact: true }).fill(hex)
      await rest()
    }
  }
  const settings = `${app.url}/app/eu/agency?activeTabIndex=3`
  const shifts: string[][] = []
  for (const [what, address, act] of [
    ["the agency's page, light and dark", `${theirs}/`, schemes],
    ['the chat there, light and dark', theirs + chat, schemes],
    ['the preview, light and dark', settings, modes],
    ['the preview, four colours', settings, colours],
    ['the preview, every colour usage', settings, each(page, 'Colour usage')],
    ['the preview, every variant', settings, each(page, 'Theme variant')],
  ] as const) {
    const { shift, pushed, moved } = await shiftWhile(page, address, act)
    if (pushed === 0) throw new Error(`A shift of ${what} would not be seen`)
    shifts.push([what, shift.toFixed(4), pushed.toFixed(4), moved.join(', ')])
  }
  printColumns(
    'Layout shift while a theme is changed; goal 0',
    ['what', 'shift', 'when pushed down', 'what moved'],
    shifts,
  )
  await visit.context.close()
}

/** Chooses every option of a field, one after the other, and the first again. */
function each(page: Page, label: string) {
  return async () => {
    const field = page.getByRole('combobox', { name: label })
    const options = page.getByRole('option')
    await field.click()
    const names = await options.allTextContents()
    await page.keyboard.press('Escape')
    for (const name of [...names, names[0] ?? '']) {
      await field.click()
      await options.filter({ hasText: new RegExp(`^${name}$`) }).click()
      await page.waitForTimeout(200)
    }
  }
}
