import { diff } from '@blazediff/core'
import type { Difference } from './compare-rows.ts'
import type { Picture } from './picture.ts'

/** How far two colours may be apart, 0 to 1 in perceived difference, before a pixel counts. */
const colourTolerance = 0.08
/** Share of a screen’s pixels that may differ: edges of glyphs, not a word or a line. */
const shareTolerance = 0.0002

/** What differs between a screen and its recorded picture; none where nobody would see it. */
export function compareScreens(story: string, now: Picture, before: Picture | null): Difference | undefined {
  if (!before) return { story, what: 'is not recorded yet' }
  if (now.width !== before.width || now.height !== before.height) {
    return { story, what: `was ${before.width}×${before.height} px and is ${now.width}×${now.height} px` }
  }
  const marked: Picture = { ...now, data: new Uint8Array(now.data.length) }
  const { width, height } = now
  const pixels = diff(now.data, before.data, marked.data, width, height, { threshold: colourTolerance })
  if (pixels <= width * height * shareTolerance) return undefined
  return { story, what: `differs in ${pixels} pixels`, marked }
}
