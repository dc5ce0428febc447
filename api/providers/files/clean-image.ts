import sharp from 'sharp'

const formats = new Set(['png', 'jpeg', 'gif', 'webp'])
const maxPixels = 25_000_000
/** Longest side of a stored picture, in pixels. */
const side = 512

/**
 * Decodes a picture and encodes it anew as a PNG of at most 512 px: whatever else the file carried is gone.
 * Null for everything that is no png, jpg, gif or webp, however it is named, and for pixel bombs (threats 18).
 */
export async function cleanImage(bytes: Buffer): Promise<Buffer | null> {
  try {
    const image = sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error' })
    const { format } = await image.metadata()
    if (!format || !formats.has(format)) return null
    return await image
      .rotate()
      .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
      .png()
      .toBuffer()
  } catch {
    return null
  }
}

/** The bytes of a `data:image/…;base64,` URL; null when it is none. */
export function dataUrlBytes(url: string): Buffer | null {
  const match = /^data:image\/[a-z+.-]{1,20};base64,([A-Za-z0-9+/=]+)$/.exec(url)
  return match?.[1] ? Buffer.from(match[1], 'base64') : null
}
