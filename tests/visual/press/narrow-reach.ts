import type { Locator, Page } from 'playwright'
import type { StoryPage } from '../stories/story-page.ts'
import { waitUntilLoaded, windows } from './press-screen.ts'

/** A tablet and a phone. */
const narrow = [
  { name: 'tablet', width: 768, height: 1024 },
  { name: 'phone', width: 390, height: 844 },
] as const

/** Buttons what has no room folds behind: those of the bar above the app, an agent's tabs, and the public pages' own. */
const folds = [
  '.vg-top-bar button:not([data-tone="primary"])',
  '.vg-_agent-frame__nav > button',
  '.vg-_public__menu',
  '.vg-_docs__menu',
].join(', ')

/** What they open floats over the page, or stands in it. */
const opened = '.vg-portals :is([role="menu"], [role="dialog"])'

/** What a laptop offers and a tablet or a phone does not, neither on the screen nor in a menu of the bar above it. */
export async function findOutOfReach(storyPage: StoryPage, storyId: string): Promise<string[]> {
  const { page } = storyPage
  await page.setViewportSize(windows[0])
  await storyPage.show(storyId)
  await waitUntilLoaded(page)
  const offered = await page.evaluate(nameControls)
  const faults: string[] = []
  for (const { name, ...size } of narrow) {
    await page.setViewportSize(size)
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
    const missing = new Set(offered)
    await takeAway(page, missing)
    const buttons = page.locator(folds).locator('visible=true')
    for (let index = 0; missing.size > 0 && index < (await buttons.count()); index++) {
      await lookBehind(page, buttons.nth(index), missing)
    }
    faults.push(...[...missing].map((each) => `${name}: "${each}" is nowhere`))
  }
  return faults
}

async function lookBehind(page: Page, button: Locator, missing: Set<string>): Promise<void> {
  const floats = !(await button.evaluate((element) => element.matches('.vg-_public__menu, .vg-_docs__menu')))
  await button.click()
  // What floats is loaded then.
  if (floats) await page.locator(opened).first().waitFor()
  await takeAway(page, missing)
  if (!floats) return button.click()
  await page.keyboard.press('Escape')
  await page.locator(opened).first().waitFor({ state: 'detached' })
}

async function takeAway(page: Page, missing: Set<string>): Promise<void> {
  for (const name of await page.evaluate(nameControls)) missing.delete(name)
}

/** Runs in the page. What has another way on phones is left out, each for its reason. */
function nameControls(): string[] {
  const elsewhere = [
    // A choice above the list takes the place of the titles that sort.
    'thead',
    // The button of the navigation does what its handle does.
    '.vg-_shell__handle',
    // The first entry leads where the brand does.
    '.vg-navigation__brand',
    // Its links lead to parts of the page they stand on, which is one column then.
    '.vg-_legal__contents',
  ].join(', ')
  const roles = ['menuitem', 'menuitemcheckbox', 'menuitemradio', 'tab', 'switch']
  const selector = ['a[href]', 'button', ...roles.map((role) => `[role="${role}"]`)].join(', ')
  const names = [...document.querySelectorAll(selector)]
    .filter(
      (element) =>
        !element.closest(`${elsewhere}, [inert], [aria-hidden="true"], .sb-wrapper, #storybook-docs`) &&
        !element.matches('[aria-disabled="true"], :disabled') &&
        element.checkVisibility({ visibilityProperty: true }),
    )
    .map((element) => element.getAttribute('aria-label') ?? element.textContent ?? '')
    .map((name) => name.replace('(opens in a new tab)', '').replace(/\s+/g, ' ').trim())
  return [...new Set(names)].filter(Boolean)
}
