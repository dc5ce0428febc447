import type { Page } from 'playwright'

/** Shows a notice over the screen; titles and next steps it lies on, a sentence each. */
export async function findCoveredByNotice(page: Page): Promise<string[]> {
  if ((await page.locator('.vg-toasts').count()) === 0) return []
  await page.evaluate(() => {
    ;(document.activeElement as HTMLElement | null)?.blur()
    scrollTo(0, 0)
    window.dispatchEvent(new Event('story:notice'))
  })
  // As long as it takes to get out of the way.
  await page.locator('.vg-toast').first().waitFor()
  await page.waitForTimeout(300)
  const faults = await page.evaluate(findUnderNotice)
  await page.evaluate(() => document.querySelector<HTMLElement>('.vg-toast__close')?.click())
  return faults
}

/** Runs in the page. */
function findUnderNotice(): string[] {
  const notice = document.querySelector('.vg-toast')
  if (!notice) return ['there is no notice']
  const box = notice.getBoundingClientRect()
  if (box.left < 0 || box.top < 0 || box.right > innerWidth || box.bottom > innerHeight)
    return ['the notice is out of the window']
  const matters = [
    ...document.querySelectorAll(
      'h1, h2, h3, .vg-button[data-tone="primary"], [type="submit"], .vg-save-bar',
    ),
  ]
  return matters
    .filter((element) => !element.closest('[inert], [aria-hidden="true"]') && element.checkVisibility())
    .filter((element) => {
      const { left, top, right, bottom, width, height } = element.getBoundingClientRect()
      if (width <= 1 || height <= 1) return false
      const y = (top + bottom) / 2
      return [left + 1, (left + right) / 2, right - 1].some((x) =>
        document.elementFromPoint(x, y)?.closest('.vg-toast'),
      )
    })
    .map((element) => `a notice lies on "${element.textContent?.trim().slice(0, 40)}"`)
}
