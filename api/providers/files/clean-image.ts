import sharp from 'sharp'
import { sniffFile } from '#mocks/contracts/files/sniff-file.ts'
import {
  mostPixels,
  tooManyPixels,
  typeRefusal,
  type UploadRules,
} from '#mocks/contracts/files/upload-rules.ts'

const formats = new Set(['png', 'jpeg', 'gif', 'webp'])
/** Longest side a picture is kept at, in pixels, unless told otherwise. */
export const keptSide = 512

/** How a picture is encoded anew. */
export interface ImageForm {
  /** Longest side, in pixels; smaller pictures stay as they are. @default 512 */
  side?: number
  /** @default 'png' */
  as?: 'png' | 'webp'
}

/**
 * Decodes a picture and encodes it anew, as a PNG of at most 512 px unless told otherwise: whatever else the file
 * carried is gone. Null for everything that is no png, jpg, gif or webp, however it is named, and for pixel bombs
 * (threats 18).
 */
export async function cleanImage(
  bytes: Buffer,
  { side = keptSide, as = 'png' }: ImageForm = {},
): Promise<Buffer | null> {
  if (!isPicture(bytes)) return null
  try {
    const image = sharp(bytes, { limitInputPixels: mostPixels, failOn: 'error' })
    const { format } = await image.metadata()
    if (!format || !formats.has(format)) return null
    const sized = image
      .rotate()
      .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
    return await (as === 'webp' ? sized.webp({ quality: 85 }) : sized.png()).toBuffer()
  } catch {
    return null
  }
}

/** Whether it begins as one: decoders of other formats never see what a stranger sent. */
function isPicture(bytes: Buffer): boolean {
  const kind = sniffFile(bytes.subarray(0, 16))
  return kind !== null && kind !== 'pdf' && kind !== 'text'
}

/** Why a picture came to nothing: it says of itself that it has more pixels than are unpacked, or is of no kind of `rules`. */
export async function whyNoPicture(bytes: Buffer, rules: UploadRules): Promise<string> {
  if (!isPicture(bytes)) return typeRefusal(rules)
  const size = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => null)
  return size && size.width * size.height > mostPixels ? tooManyPixels : typeRefusal(rules)
}

/** The bytes of a `data:image/…;base64,` URL; null when it is none. */
export function dataUrlBytes(url: string): Buffer | null {
  const match = /^data:image\/[a-z+.-]{1,20};base64,([A-Za-z0-9+/=]+)$/.exec(url)
  return match?.[1] ? Buffer.from(match[1], 'base64') : null
}
