import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
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

/** Takes what a screen shows through a window, once nothing moves: light at the left, dark at the right. */
export async function takeScreen(
  storyPage: StoryPage,
  storyId: string,
  { width, height }: (typeof windows)[number],
): Promise<Picture> {
  const { page } = storyPage
  await page.setViewportSize({ width, height })
  await storyPage.show(storyId)
  await waitUntilLoaded(page)
  return beside(await takeWorn(storyPage, ours))
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
