import { type StoryPage, window480 } from '../stories/story-page.ts'
import { findClippedText } from './clipped-text.ts'
import { findSmallTargets } from './small-targets.ts'

/** What a story does wrong, a sentence each. */
export interface LayoutFaults {
  /** With the root's font twice as large, at both widths. */
  text: string[]
  /** With a mouse and with a finger. */
  targets: string[]
}

const widths = [390, 1440]

/** Smallest targets, in px. */
const least = { mouse: 24, finger: 44 }

/** Measures the story that is shown. */
export async function measureStory({ page, devtools }: StoryPage): Promise<LayoutFaults> {
  const targets: string[] = []
  const text: string[] = []
  for (const fault of await page.evaluate(findSmallTargets, least.mouse)) targets.push(`mouse: ${fault}`)
  await devtools.send('Emulation.setTouchEmulationEnabled', { enabled: true })
  for (const fault of await page.evaluate(findSmallTargets, least.finger)) targets.push(`finger: ${fault}`)
  await devtools.send('Emulation.setTouchEmulationEnabled', { enabled: false })

  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    await page.evaluate(settle)
    for (const fault of await page.evaluate(findClippedText)) text.push(`${width} px: ${fault}`)
  }
  await page.evaluate(() => document.documentElement.style.removeProperty('font-size'))
  await page.setViewportSize(window480)
  return { text, targets }
}

/** Runs in the page: components that measure themselves follow a resize a frame later. */
async function settle(): Promise<void> {
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
}
