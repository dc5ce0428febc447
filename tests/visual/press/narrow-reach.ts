import type { Page } from 'playwright'
import type { StoryPage } from '../stories/story-page.ts'
import { waitUntilLoaded, windows } from './press-screen.ts'

/** A tablet and a phone. */
const narrow = [
  { name: 'tablet', width: 768, height: 1024 },
  { name: 'phone', width: 390, height: 844 },
] as const

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
    const menus = page.locator('.vg-top-bar button:not([data-tone="primary"]):visible')
    for (let index = 0; missing.size > 0 && index < (await menus.count()); index++) {
      await menus.nth(index).click()
      // What it opens is loaded then.
      await page.locator('[role="menu"], [role="dialog"]').first().waitFor()
      await takeAway(page, missing)
      await page.keyboard.press('Escape')
      await page.locator('[role="menu"], [role="dialog"]').first().waitFor({ state: 'detached' })
    }
    faults.push(...[...missing].map((each) => `${name}: "${each}" is nowhere`))
  }
  return faults
}

async function takeAway(page: Page, missing: Set<string>): Promise<void> {
  for (const name of await page.evaluate(nameControls)) missing.delete(name)
}

/**
 * Runs in the page. Heads of columns become a choice of the order, the handle of the navigation its button, and the
 * brand, which leads where the first entry does, its title.
 */
function nameControls(): string[] {
  const roles = ['menuitem', 'menuitemcheckbox', 'menuitemradio', 'tab', 'switch']
  const selector = ['a[href]', 'button', ...roles.map((role) => `[role="${role}"]`)].join(', ')
  const names = [...document.querySelectorAll(selector)]
    .filter(
      (element) =>
        !element.closest('thead, [inert], [aria-hidden="true"], .sb-wrapper, #storybook-docs') &&
        !element.matches('.vg-_shell__handle, .vg-navigation__brand, [aria-disabled="true"], :disabled') &&
        element.checkVisibility({ visibilityProperty: true }),
    )
    .map((element) => element.getAttribute('aria-label') ?? element.textContent ?? '')
    .map((name) => name.replace('(opens in a new tab)', '').replace(/\s+/g, ' ').trim())
  return [...new Set(names)].filter(Boolean)
}
