import sharp, { type Sharp } from 'sharp'
import { facePicture } from '../../files/face-picture.ts'
import { isIco, readIco } from './ico.ts'

const FORMATS = new Set(['png', 'jpeg', 'jpg', 'webp', 'gif', 'svg', 'heif', 'avif'])
/** A 4000 × 4000 picture; larger ones are refused before they are unpacked. */
const MAX_PIXELS = 16_000_000
const MAX_SVG_BYTES = 512 * 1024
const SHOWN_SIDE = 128
const SAMPLED_SIDE = 48
const TIMEOUT_SECONDS = 3
/** A colour on a smaller share of a picture is an edge or a shade. */
const MIN_SHARE = 0.03

/** A small PNG of any picture as an agent would wear it, as a data URL; undefined when it cannot be read. */
export async function toDataUrl(data: Buffer): Promise<string | undefined> {
  const picture = await openPicture(data)
  const png = await picture
    ?.resize(SHOWN_SIDE, SHOWN_SIDE, { fit: 'inside', withoutEnlargement: true })
    .png()
    .timeout({ seconds: TIMEOUT_SECONDS })
    .toBuffer()
    .then(facePicture)
    .catch(() => undefined)
  return png && `data:image/png;base64,${png.toString('base64')}`
}

/** One colour of a picture, of 0–255 parts, weighed by the area it covers. */
export interface PictureColor {
  red: number
  green: number
  blue: number
  weight: number
}

/** A picture's main colours, `weight` shared out by the area each covers. */
export async function pictureColors(data: Buffer, weight: number): Promise<PictureColor[]> {
  const picture = await openPicture(data)
  // Nearest neighbours: blending would invent colours the picture does not have.
  const pixels = await picture
    ?.resize(SAMPLED_SIDE, SAMPLED_SIDE, { fit: 'inside', withoutEnlargement: true, kernel: 'nearest' })
    .toColourspace('srgb')
    .ensureAlpha()
    .raw()
    .timeout({ seconds: TIMEOUT_SECONDS })
    .toBuffer()
    .catch(() => undefined)
  return pixels ? colorsOf(pixels, weight) : []
}

function colorsOf(pixels: Buffer, weight: number): PictureColor[] {
  const buckets = new Map<number, { count: number; red: number; green: number; blue: number }>()
  let opaque = 0
  for (let at = 0; at + 3 < pixels.length; at += 4) {
    const [red, green, blue, alpha] = [pixels[at]!, pixels[at + 1]!, pixels[at + 2]!, pixels[at + 3]!]
    if (alpha < 128) continue
    opaque += 1
    const key = ((red >> 4) << 8) | ((green >> 4) << 4) | (blue >> 4)
    const bucket = buckets.get(key) ?? { count: 0, red: 0, green: 0, blue: 0 }
    buckets.set(key, {
      count: bucket.count + 1,
      red: bucket.red + red,
      green: bucket.green + green,
      blue: bucket.blue + blue,
    })
  }
  return [...buckets.values()]
    .filter(({ count }) => count / opaque >= MIN_SHARE)
    .map(({ count, red, green, blue }) => ({
      red: red / count,
      green: green / count,
      blue: blue / count,
      weight: (weight * count) / opaque,
    }))
}

async function openPicture(data: Buffer): Promise<Sharp | undefined> {
  const source = isIco(data) ? readIco(data) : { data }
  if (!source || source.data.length === 0) return undefined
  const picture = sharp(source.data, { limitInputPixels: MAX_PIXELS, failOn: 'error', raw: source.raw })
  if (source.raw) return picture
  const format = await picture.metadata().then(
    (metadata) => metadata.format,
    () => undefined,
  )
  if (format === undefined || !FORMATS.has(format)) return undefined
  return format === 'svg' && isUnsafeSvg(source.data) ? undefined : picture
}

/** Entities make a small drawing swell; nothing a logo needs. */
function isUnsafeSvg(data: Buffer): boolean {
  return data.length > MAX_SVG_BYTES || data.includes('<!ENTITY')
}
