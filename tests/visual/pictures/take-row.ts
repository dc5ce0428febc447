import sharp from 'sharp'
import { type StoryPage, window480 } from '../stories/story-page.ts'
import type { Combination } from './combinations.ts'
import { beside, cut, type Picture } from './picture.ts'

/** Taller stories are cut off here: those of controls, and those of whole screens. */
export const tallest = { control: 1200, screen: 1600 } as const

/**
 * Takes the story that is shown in each of the combinations. A theme is custom properties and one attribute, so the story is
 * rendered once and stays as its play function left it.
 */
export async function takeRow(
  storyPage: StoryPage,
  combinations: readonly Combination[],
  cutAt: number = tallest.control,
): Promise<Picture> {
  const { page } = storyPage
  const height = Math.min(cutAt, await page.evaluate(contentHeight))
  // Only ever taller: in a lower window, menus and popovers would open elsewhere.
  const isTall = height > window480.height
  if (isTall) await page.setViewportSize({ ...window480, height })
  const pictures = await takeWorn(storyPage, combinations)
  if (isTall) await page.setViewportSize(window480)
  return beside(pictures.map((picture) => cut(picture, 0, 0, window480.width, height)))
}

/** Takes what the window shows in each of the combinations, one picture each. */
export async function takeWorn(
  { page, devtools }: StoryPage,
  combinations: readonly Combination[],
): Promise<Picture[]> {
  const pictures: Promise<Picture>[] = []
  for (const combination of combinations) {
    await page.evaluate(applyCombination, combination)
    const { data } = await devtools.send('Page.captureScreenshot', { format: 'png', optimizeForSpeed: true })
    pictures.push(decode(Buffer.from(data, 'base64')))
  }
  await page.evaluate(resetCombination)
  return Promise.all(pictures)
}

/** Reads a PNG or WebP. */
export async function decode(image: Buffer): Promise<Picture> {
  const { data, info } = await sharp(image).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  return { width: info.width, height: info.height, data }
}

/** Runs in the page: where the lowest thing ends, what floats included. */
function contentHeight(): number {
  const things = document.querySelectorAll('.story-canvas, .vg-portals > *, .vg-portals [role]')
  const ends = [...things].map((thing) => thing.getBoundingClientRect().bottom)
  return Math.max(16, Math.ceil(Math.max(...ends)))
}

/** Runs in the page: gives its scope a combination. */
function applyCombination({ mode, variables }: Combination): void {
  const root = document.documentElement
  root.dataset.mode = mode
  for (const [name, value] of Object.entries(variables)) root.style.setProperty(name, value)
}

/** Runs in the page. */
function resetCombination(): void {
  document.documentElement.dataset.mode = 'light'
  document.documentElement.removeAttribute('style')
}
