import type { Rgb } from '#mocks/contracts/theme/color.ts'
import { rgbToHex } from '#mocks/contracts/theme/color.ts'
import { contrastRatio } from '#mocks/contracts/theme/contrast.ts'

/** A colour with its opacity 0–1. */
export interface Paint {
  rgb: Rgb
  alpha: number
}

/** An element behind or around a text: what it paints, bottom first, and how opaque it is as a whole. */
export interface Sheet {
  /** Each layer as the colours it may have in one place; a gradient has several. */
  layers: Paint[][]
  /** 0–1; holds for everything in it. */
  opacity: number
}

/** A text and what is behind it, as both end up on screen, '#RRGGBB'. */
export interface InkOnBack {
  ink: string
  back: string
}

/** What is behind at a place, and what was there before each of the elements around. */
interface Ground {
  back: Rgb
  before: Rgb[]
}

/** More combinations than this are not told apart. */
const most = 24
const white: Rgb = [255, 255, 255]

/** Source-over: a paint on an opaque colour. */
export function over({ rgb, alpha }: Paint, back: Rgb): Rgb {
  const channel = (index: 0 | 1 | 2) => rgb[index] * alpha + back[index] * (1 - alpha)
  return [channel(0), channel(1), channel(2)]
}

/** Every way a text may look, given the elements around it from the page inwards; the page itself is white. */
export function inksOnBacks(inks: readonly Paint[], sheets: readonly Sheet[]): InkOnBack[] {
  const grounds = sheets.reduce(standingOn, [{ back: white, before: [] }])
  const unique = new Map<string, InkOnBack>()
  for (const ground of grounds) {
    for (const paint of inks) {
      const pair = {
        ink: rgbToHex(faded(over(paint, ground.back), ground, sheets)),
        back: rgbToHex(faded(ground.back, ground, sheets)),
      }
      unique.set(`${pair.ink} ${pair.back}`, pair)
    }
  }
  return [...unique.values()]
}

/** The lowest contrast of them; 21 without any. */
export function worstPair(pairs: readonly InkOnBack[]): { ratio: number; pair: InkOnBack | undefined } {
  let worst: { ratio: number; pair: InkOnBack | undefined } = { ratio: 21, pair: undefined }
  for (const pair of pairs) {
    const ratio = contrastRatio(pair.ink, pair.back)
    if (ratio < worst.ratio) worst = { ratio, pair }
  }
  return worst
}

/** Every way an element's layers may look on what is there already. */
function standingOn(grounds: readonly Ground[], { layers }: Sheet): Ground[] {
  const next = grounds.flatMap(({ back, before }) =>
    layers.reduce(spread, [back]).map((painted) => ({ back: painted, before: [...before, back] })),
  )
  return next.slice(0, most)
}

/** A colour in all the elements around: each one's opacity mixes what is in it with what was there before. */
function faded(rgb: Rgb, { before }: Ground, sheets: readonly Sheet[]): Rgb {
  return sheets.reduceRight(
    (mixed, { opacity }, index) => over({ rgb: mixed, alpha: opacity }, before[index]!),
    rgb,
  )
}

function spread(backs: Rgb[], layer: readonly Paint[]): Rgb[] {
  const unique = new Map<string, Rgb>()
  for (const back of backs) {
    for (const paint of layer) {
      const mixed = over(paint, back)
      unique.set(rgbToHex(mixed), mixed)
    }
  }
  return [...unique.values()].slice(0, most)
}
