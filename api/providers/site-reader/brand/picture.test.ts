import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { ColorTally } from './color-tally.ts'
import { isIco } from './ico.ts'
import { pictureColors, toDataUrl } from './picture.ts'

const SVG =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 20"><rect width="30" height="20" fill="#c0392b"/><rect x="30" width="10" height="20" fill="#2980b9"/></svg>'

async function colorsOf(data: Buffer): Promise<string[]> {
  const tally = new ColorTally()
  for (const { red, green, blue, weight } of await pictureColors(data, 10))
    tally.addPixel(red, green, blue, weight)
  return tally.ranked()
}

/** An .ico file with one picture of the given bytes. */
function ico(bytes: Buffer, side: number, bits: number): Buffer {
  const head = Buffer.alloc(22)
  head.writeUInt16LE(1, 2)
  head.writeUInt16LE(1, 4)
  head[6] = side
  head[7] = side
  head.writeUInt16LE(bits, 12)
  head.writeUInt32LE(bytes.length, 14)
  head.writeUInt32LE(22, 18)
  return Buffer.concat([head, bytes])
}

/** A bitmap of one colour as .ico files hold it. */
function bitmap(side: number, bytesPerPixel: 3 | 4, bgr: number[]): Buffer {
  const header = Buffer.alloc(40)
  header.writeUInt32LE(40, 0)
  header.writeInt32LE(side, 4)
  header.writeInt32LE(side * 2, 8)
  header.writeUInt16LE(bytesPerPixel * 8, 14)
  const row = Buffer.alloc(Math.ceil((side * bytesPerPixel) / 4) * 4)
  for (let x = 0; x < side; x++)
    for (let c = 0; c < bytesPerPixel; c++) row[x * bytesPerPixel + c] = bgr[c] ?? 255
  return Buffer.concat([header, ...Array<Buffer>(side).fill(row)])
}

describe('pictures', () => {
  it('ranks colours by area', async () => {
    expect(await colorsOf(Buffer.from(SVG))).toEqual(['#c0392b', '#2980b9'])
    expect(await colorsOf(await sharp(Buffer.from(SVG)).png().toBuffer())).toEqual(['#c0392b', '#2980b9'])
  })

  it('reads icons of PNGs and of 24- and 32-bit bitmaps', async () => {
    const png = await sharp(Buffer.from(SVG)).png().toBuffer()
    for (const data of [
      ico(png, 40, 32),
      ico(bitmap(5, 3, [0x2b, 0x39, 0xc0]), 5, 24),
      ico(bitmap(5, 4, [0x2b, 0x39, 0xc0, 255]), 5, 32),
    ]) {
      expect(isIco(data)).toBe(true)
      expect((await colorsOf(data))[0]).toBe('#c0392b')
    }
  })

  it('makes a small PNG of any of them', async () => {
    const url = await toDataUrl(await sharp(Buffer.from(SVG)).resize(1_000).webp().toBuffer())
    const metadata = await sharp(Buffer.from(url!.split(',')[1]!, 'base64')).metadata()
    expect(metadata).toMatchObject({ format: 'png', width: 128, height: 64 })
  })

  it.each<[string, Buffer]>([
    ['no picture', Buffer.from('<html>')],
    ['an empty file', Buffer.alloc(0)],
    ['a cut icon', ico(bitmap(5, 4, [1, 2, 3, 4]), 5, 32).subarray(0, 70)],
    ['an icon that points outside itself', ico(Buffer.alloc(0), 5, 32)],
    ['a drawing with entities', Buffer.from(`<!DOCTYPE svg [<!ENTITY a "aaaa">]>${SVG}`)],
    [
      'a drawing of a billion pixels',
      Buffer.from(
        '<svg xmlns="http://www.w3.org/2000/svg" width="40000" height="40000"><rect width="9" height="9"/></svg>',
      ),
    ],
  ])('passes over %s', async (_name, data) => {
    expect(await toDataUrl(data)).toBeUndefined()
    expect(await colorsOf(data)).toEqual([])
  })
})
