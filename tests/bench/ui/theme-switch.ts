import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Browser, Page } from 'playwright'
import { build } from 'vite'
import { defaultTheme } from '#mocks/contracts/theme/default-theme.ts'
import { themeToCssVars } from '#mocks/contracts/theme/theme-to-css-vars.ts'
import { buildTheme } from '#mocks/fixtures/theme/theme.fixtures.ts'
import { launchBrowser } from '../../e2e/harness/browser.ts'
import { startStaticSite } from '../../fakes/sites/static-site.ts'
import { median } from '../shared/statistics.ts'

/** Medians in ms, from one run. */
export interface SwitchTimes {
  ours: number
  bare: number
  /** Elements on either page. */
  elements: number
}

/** Switches the theme on a page of ours, and makes the same change of style on the same elements without us. */
export async function measureSwitch(rounds: number): Promise<SwitchTimes> {
  const folder = await mkdtemp(path.join(tmpdir(), 'voiceglow-switch-'))
  const undo: (() => Promise<unknown>)[] = [() => rm(folder, { recursive: true, force: true })]
  try {
    await build({
      configFile: false,
      logLevel: 'silent',
      root: path.join(import.meta.dirname, 'switch-page'),
      base: './',
      build: { outDir: folder, emptyOutDir: true, modulePreload: false },
    })
    const site = await startStaticSite(folder)
    undo.push(site.stop)
    const browser = await launchBrowser()
    undo.push(() => browser.close())
    return await compare(browser, site.url, rounds)
  } finally {
    for (const step of undo.reverse()) await step()
  }
}

async function compare(browser: Browser, url: string, rounds: number): Promise<SwitchTimes> {
  const ours = await browser.newPage()
  await ours.goto(url)
  await ours.locator('.vg-button').first().waitFor()
  const bare = await browser.newPage()
  await bare.goto(url)
  await bare.locator('.vg-button').first().waitFor()
  await withoutReact(bare)
  const times = { ours: [] as number[], bare: [] as number[] }
  // Alternating, so that both see the same machine; the first rounds warm the code up.
  for (let round = 0; round < rounds + 4; round++) {
    const isOther = round % 2 === 0
    const oursMs = await ours.evaluate((value) => window.switchTheme(value), isOther)
    const bareMs = await bare.evaluate((value) => window.switchTheme(value), isOther)
    if (round < 4) continue
    times.ours.push(oursMs)
    times.bare.push(bareMs)
  }
  const elements = await ours.evaluate(() => document.querySelectorAll('*').length)
  return { ours: median(times.ours), bare: median(times.bare), elements }
}

/** Takes React's tree away and puts the same markup there, styled by one rule a script changes. */
async function withoutReact(page: Page): Promise<void> {
  const looks = [defaultTheme, buildTheme('#1B7A4B')].map((theme) => themeToCssVars(theme, 'light', 'Rubik'))
  await page.evaluate((variables) => {
    const root = document.querySelector('#root')!
    root.replaceWith(root.cloneNode(true))
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('@layer ui.palette { .vg-scope {} }')
    document.adoptedStyleSheets = [sheet]
    const layer = sheet.cssRules[0] as CSSLayerBlockRule
    const { style } = layer.cssRules[0] as CSSStyleRule
    window.switchTheme = (isOther) => {
      const startedAt = performance.now()
      for (const [name, value] of Object.entries(variables[isOther ? 1 : 0]!)) style.setProperty(name, value)
      document.body.getBoundingClientRect()
      return performance.now() - startedAt
    }
  }, looks)
}
