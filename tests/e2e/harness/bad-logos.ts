import { crc32, deflateSync } from 'node:zlib'

/** A file as a person picks it. */
interface PickedFile {
  name: string
  mimeType: string
  buffer: Buffer
}

/** A PNG of 30,000 × 30,000 points in some 100 kB: what a decoder must refuse before it unpacks. */
function hugePng(): Buffer {
  const side = 30_000
  const header = Buffer.alloc(13)
  header.writeUInt32BE(side, 0)
  header.writeUInt32BE(side, 4)
  // One bit of grey per point.
  header[8] = 1
  const rows = Buffer.alloc(side * (side / 8 + 1))
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const length = Buffer.alloc(4)
  length.writeUInt32BE(data.length)
  const sum = Buffer.alloc(4)
  sum.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, sum])
}

const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'

/** Files that are no logo, by what they are. */
export const badLogos: Record<string, () => PickedFile> = {
  'a page named .png': () => ({
    name: 'logo.png',
    mimeType: 'image/png',
    buffer: Buffer.from('<!doctype html><script>alert(1)</script>'),
  }),
  'a drawing with a script': () => ({
    name: 'logo.svg',
    mimeType: 'image/svg+xml',
    buffer: Buffer.from(svg),
  }),
  'such a drawing named .png': () => ({
    name: 'logo.png',
    mimeType: 'image/png',
    buffer: Buffer.from(svg),
  }),
  'a picture of 30,000 × 30,000 points': () => ({
    name: 'logo.png',
    mimeType: 'image/png',
    buffer: hugePng(),
  }),
}
