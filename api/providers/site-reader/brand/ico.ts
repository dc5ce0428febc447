/** A picture as sharp reads it: an encoded file, or bare pixels. */
export interface IcoPicture {
  data: Buffer
  /** Set when `data` is bare RGBA pixels. */
  raw?: { width: number; height: number; channels: 4 }
}

const ENTRY_BYTES = 16
const MAX_SIDE = 256
const PNG_MAGIC = Buffer.from([0x89, 0x50, 0x4e, 0x47])

/** True for the bytes of an .ico file. */
export function isIco(data: Buffer): boolean {
  return data.length > 22 && data.readUInt32LE(0) === 0x0001_0000
}

/** The largest picture in an .ico file: a PNG as it is, or a 24- or 32-bit bitmap as pixels. */
export function readIco(data: Buffer): IcoPicture | undefined {
  const count = Math.min(data.readUInt16LE(4), 32)
  const entries = Array.from({ length: count }, (_, index) =>
    data.subarray(6 + index * ENTRY_BYTES, 22 + index * ENTRY_BYTES),
  )
    .filter((entry) => entry.length === ENTRY_BYTES)
    .map((entry) => ({
      side: entry[0] || MAX_SIDE,
      bits: entry.readUInt16LE(6),
      size: entry.readUInt32LE(8),
      at: entry.readUInt32LE(12),
    }))
    .sort((a, b) => b.side - a.side || b.bits - a.bits)
  for (const { at, size } of entries) {
    const bytes = data.subarray(at, at + size)
    const picture = bytes.subarray(0, 4).equals(PNG_MAGIC) ? { data: bytes } : readBitmap(bytes)
    if (picture) return picture
  }
  return undefined
}

/** Rows of a bitmap run from the bottom up, its pixels are BGR(A), its stated height counts a mask too. */
function readBitmap(bytes: Buffer): IcoPicture | undefined {
  if (bytes.length < 40) return undefined
  const headerBytes = bytes.readUInt32LE(0)
  const width = bytes.readInt32LE(4)
  const height = bytes.readInt32LE(8) / 2
  const pixelBytes = bytes.readUInt16LE(14) / 8
  const rowBytes = Math.ceil((width * pixelBytes) / 4) * 4
  if (pixelBytes !== 3 && pixelBytes !== 4) return undefined
  if (!(width > 0 && width <= MAX_SIDE && height > 0 && height <= MAX_SIDE && Number.isInteger(height)))
    return undefined
  if (bytes.length < headerBytes + rowBytes * height) return undefined
  const data = Buffer.alloc(width * height * 4)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const from = headerBytes + (height - 1 - y) * rowBytes + x * pixelBytes
      const to = (y * width + x) * 4
      data[to] = bytes[from + 2]!
      data[to + 1] = bytes[from + 1]!
      data[to + 2] = bytes[from]!
      data[to + 3] = pixelBytes === 4 ? bytes[from + 3]! : 255
    }
  }
  return { data, raw: { width, height, channels: 4 } }
}
