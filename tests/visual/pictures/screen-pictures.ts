import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import { fixtureNow } from '#mocks/fixtures/shared/clock.fixtures.ts'
import { waitUntilLoaded } from '../press/press-screen.ts'
import type { StoryPage } from '../stories/story-page.ts'
import { ours } from './combinations.ts'
import { beside, type Picture } from './picture.ts'
import { decode, takeWorn } from './take-row.ts'

const folder = path.join(import.meta.dirname, '../screens')

/** Windows screens are looked at through: a laptop's and a phone's. */
export const windows = [
  { name: 'laptop', width: 1440, height: 900 },
  { name: 'phone', width: 390, height: 844 },
] as const

/**
 * Takes what a screen shows through each window once nothing moves: light at the left, dark at the right. It is drawn on
 * a laptop, where stories are played, and the window grows narrow then.
 */
export async function takeScreen(storyPage: StoryPage, storyId: string): Promise<Picture[]> {
  const { page } = storyPage
  // Its fixtures are of then.
  await page.clock.setFixedTime(new Date(fixtureNow))
  await page.setViewportSize(windows[0])
  await storyPage.show(storyId)
  const pictures: Picture[] = []
  for (const { width, height } of windows) {
    await page.setViewportSize({ width, height })
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
    await waitUntilLoaded(page)
    pictures.push(beside(await takeWorn(storyPage, ours)))
  }
  return pictures
}

/** What was recorded of a screen; none where nothing was. */
export async function readScreen(file: string): Promise<Picture | null> {
  const image = await readFile(path.join(folder, `${file}.webp`)).catch(() => null)
  return image && decode(image)
}

/** Records a screen without loss. */
export async function writeScreen(file: string, { data, width, height }: Picture): Promise<void> {
  await mkdir(folder, { recursive: true })
  const image = sharp(data, { raw: { width, height, channels: 4 } }).removeAlpha()
  await writeFile(
    path.join(folder, `${file}.webp`),
    await image.webp({ lossless: true, effort: 6 }).toBuffer(),
  )
}

/** Removes pictures of screens that are gone. */
export async function forgetScreens(kept: readonly string[]): Promise<void> {
  for (const file of await readdir(folder).catch(() => [])) {
    if (!kept.includes(path.parse(file).name)) await rm(path.join(folder, file))
  }
}
