import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { formatThemeJson } from '#mocks/contracts/theme/theme-json.ts'
import { buildTheme } from '#mocks/fixtures/theme/theme.fixtures.ts'
import { launchBrowser } from '../e2e/harness/browser.ts'

let browser: Browser
let page: Page

beforeAll(async () => {
  browser = await launchBrowser()
  page = await browser.newPage({ reducedMotion: 'reduce' })
  page.setDefaultTimeout(20_000)
  await page.goto(`${inject('storybookUrl')}iframe.html?viewMode=docs&id=branding-your-theme--docs`)
})

afterAll(() => browser.close())

async function paste(text: string): Promise<void> {
  await page.getByRole('button', { name: 'Paste theme' }).click()
  await page.getByRole('textbox', { name: 'Theme JSON' }).fill(text)
  await page.getByRole('button', { name: 'Use this theme' }).click()
}

/** What a story below the editor is drawn with. */
const primaryOfStories = () =>
  page
    .locator('.story-canvas .vg-button[data-tone="primary"]')
    .first()
    .evaluate((button) => getComputedStyle(button).getPropertyValue('--accent-solid'))

describe('the page Branding / Your theme', () => {
  it('puts the whole catalogue into a pasted theme', async () => {
    expect(await primaryOfStories()).toBe('#5B5BF0')
    await paste(formatThemeJson(buildTheme('#1B7A4B')))
    await expect.poll(primaryOfStories).toBe('#1B7A4B')
  })

  it.each(['"}{', '{"primary":"red;}body{display:none"}'])('refuses %j and changes nothing', async (text) => {
    await paste(text)
    await page
      .locator('.vg-field__message')
      .filter({ hasText: /Theme|Primary/ })
      .waitFor()
    expect(await primaryOfStories()).toBe('#1B7A4B')
    await page.keyboard.press('Escape')
  })

  it('keeps it for the next page', async () => {
    await page.evaluate(() => {
      const { __STORYBOOK_ADDONS_CHANNEL__: channel } = window as unknown as {
        __STORYBOOK_ADDONS_CHANNEL__: { emit(event: string, payload: unknown): void }
      }
      channel.emit('setCurrentStory', { storyId: 'data-card--default', viewMode: 'story' })
    })
    const card = page.locator('#storybook-root .vg-card').first()
    await card.waitFor()
    expect(
      await card.evaluate((element) => getComputedStyle(element).getPropertyValue('--accent-solid')),
    ).toBe('#1B7A4B')
  })
})
