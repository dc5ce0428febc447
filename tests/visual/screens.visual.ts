import type { Browser } from 'playwright'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { launchBrowser } from '../e2e/harness/browser.ts'
import { readManifest } from './pictures/baselines.ts'
import { compareScreens } from './pictures/compare-screens.ts'
import { keepDifferences } from './pictures/keep-differences.ts'
import type { Picture } from './pictures/picture.ts'
import { forgetScreens, readScreen, takeScreen, windows, writeScreen } from './pictures/screen-pictures.ts'
import { createPagePool, type PagePool } from './stories/page-pool.ts'
import { readScreens } from './stories/screens.ts'

const looks = readScreens().flatMap(({ name, storyId }) =>
  windows.map((window, index) => ({ file: `${name}.${window.name}`, storyId, index })),
)
/** Of the screen looked at last; all of them would fill the memory. */
let taken: { storyId: string; pictures: Promise<Picture[]> } | undefined
const records = inject('recordsPictures')
const { chromium } = await readManifest()
let browser: Browser
let pages: PagePool

beforeAll(async () => {
  browser = await launchBrowser()
  pages = createPagePool(browser, inject('storybookUrl'))
})

afterAll(async () => {
  await browser.close()
  if (records) await forgetScreens(looks.map(({ file }) => file))
})

/** One walk through a screen takes all its pictures. */
function take(storyId: string): Promise<Picture[]> {
  if (taken?.storyId !== storyId) {
    taken = { storyId, pictures: pages.withPage((page) => takeScreen(page, storyId)) }
  }
  return taken.pictures
}

it('finds the screens', () => expect(looks.length).toBeGreaterThan(20))

// Glyphs differ between versions of the browser; what was recorded says nothing about another one.
const isAnother = !records && chromium !== inject('chromiumMajor')
const unless = isAnother ? `: cannot tell, the pictures were recorded with Chromium ${chromium}` : ''
describe.skipIf(isAnother)(`screens look as recorded${unless}`, () => {
  it.each(looks)('$file', async ({ file, storyId, index }) => {
    const now = (await take(storyId))[index]!
    const before = await readScreen(file)
    const difference = compareScreens(file, now, before)
    // What looks the same keeps its file.
    if (records) return difference ? writeScreen(file, now) : undefined
    const kept = await keepDifferences(file, [{ story: file, picture: now }], difference ? [difference] : [])
    expect(
      difference?.what,
      `Pictures are in ${kept}; \`npm run visual:update\` records anew.`,
    ).toBeUndefined()
  })
})
