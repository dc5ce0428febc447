import sharp from 'sharp'
import { rgbToHex } from '#mocks/contracts/theme/color.ts'
import { contrastRatio } from '#mocks/contracts/theme/contrast.ts'
import { keptSide } from './clean-image.ts'

/** Side of what is looked at, in pixels; enough to tell a wordmark from a portrait. */
const lookedAt = 128
const white = '#FFFFFF'
const nearBlack = '#16181B'
/** Enough for a picture to be told from its ground (WCAG 1.4.11). */
const legible = 3
/** Air between a logo and the edge of its circle. */
const air = 1.08
/** A picture with sides this close fills its circle. */
const nearlySquare = 1.25

interface Look {
  /** What can be seen of it, as shares of its sides. */
  box: { left: number; top: number; width: number; height: number }
  /** Diameter of the smallest circle around the middle of the box that holds it, in shares of its width. */
  diameter: number
  seeThrough: boolean
  ground: string
}

/**
 * A picture that a circle may be cut from on any ground, light or dark: a square with all of a wide or see-through
 * logo in it, on the one of white and near-black it is told from better. A photo that fills its square stays as it is.
 */
export async function facePicture(picture: Buffer): Promise<Buffer> {
  const { width = 0, height = 0 } = await sharp(picture).metadata()
  const look = width && height ? await lookAt(picture) : null
  if (!look) return picture
  const ratio = width / height
  if (!look.seeThrough && ratio < nearlySquare && ratio > 1 / nearlySquare) return picture

  const left = Math.floor(look.box.left * width)
  const top = Math.floor(look.box.top * height)
  const seen = {
    width: Math.min(width - left, Math.ceil(look.box.width * width)),
    height: Math.min(height - top, Math.ceil(look.box.height * height)),
  }
  const side = Math.max(seen.width, seen.height, Math.ceil(look.diameter * width * air))
  const before = { left: Math.floor((side - seen.width) / 2), top: Math.floor((side - seen.height) / 2) }
  const framed = await sharp(picture)
    .extract({ left, top, ...seen })
    .extend({
      ...before,
      right: side - seen.width - before.left,
      bottom: side - seen.height - before.top,
      background: look.ground,
    })
    .flatten({ background: look.ground })
    .png()
    .toBuffer()
  const kept = Math.min(side, keptSide)
  return sharp(framed).resize(kept, kept).png().toBuffer()
}

/** What a small copy shows; null when nothing of it can be seen. */
async function lookAt(picture: Buffer): Promise<Look | null> {
  const { data, info } = await sharp(picture)
    .resize(lookedAt, lookedAt, { fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const seen: { x: number; y: number }[] = []
  const sum = { red: 0, green: 0, blue: 0 }
  let seeThrough = false
  for (let y = 0; y < info.height; y++) {
    for (let x = 0; x < info.width; x++) {
      const at = (y * info.width + x) * 4
      if (data[at + 3]! < 250) seeThrough = true
      if (data[at + 3]! < 64) continue
      seen.push({ x, y })
      sum.red += data[at]!
      sum.green += data[at + 1]!
      sum.blue += data[at + 2]!
    }
  }
  if (seen.length === 0) return null
  const xs = seen.map(({ x }) => x)
  const ys = seen.map(({ y }) => y)
  const [left, right] = [least(xs), most(xs) + 1]
  const [top, bottom] = [least(ys), most(ys) + 1]
  const middle = { x: (left + right) / 2, y: (top + bottom) / 2 }
  const farthest = most(seen.map(({ x, y }) => Math.hypot(x + 0.5 - middle.x, y + 0.5 - middle.y))) + 0.5
  const mean = rgbToHex([sum.red / seen.length, sum.green / seen.length, sum.blue / seen.length])
  const corner = rgbToHex([data[0]!, data[1]!, data[2]!])
  return {
    box: {
      left: left / info.width,
      top: top / info.height,
      width: (right - left) / info.width,
      height: (bottom - top) / info.height,
    },
    diameter: (2 * farthest) / info.width,
    seeThrough,
    ground: seeThrough ? groundFor(mean) : corner,
  }
}

/** White unless the colour is lost on it and not on near-black. */
function groundFor(color: string): string {
  const onWhite = contrastRatio(color, white)
  return onWhite >= legible || onWhite >= contrastRatio(color, nearBlack) ? white : nearBlack
}

function least(values: readonly number[]): number {
  return values.reduce((a, b) => Math.min(a, b))
}

function most(values: readonly number[]): number {
  return values.reduce((a, b) => Math.max(a, b))
}
