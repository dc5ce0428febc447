import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { facePicture } from './face-picture.ts'

/** A see-through picture with one filled rectangle. */
function logo(width: number, height: number, fill: string): Promise<Buffer> {
  return drawn(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <rect x="10%" y="10%" width="80%" height="80%" fill="${fill}"/></svg>`)
}

function drawn(svg: string): Promise<Buffer> {
  return sharp(Buffer.from(svg)).png().toBuffer()
}

async function look(picture: Buffer) {
  const { data, info } = await sharp(picture).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  const at = (x: number, y: number) => {
    const start = (Math.floor(y * (info.height - 1)) * info.width + Math.floor(x * (info.width - 1))) * 4
    return [...data.subarray(start, start + 4)]
  }
  /** Whether everything that is not the ground lies within the circle. */
  const ground = at(0, 0)
  let contained = true
  for (let y = 0; y < info.height; y++) {
    for (let x = 0; x < info.width; x++) {
      const start = (y * info.width + x) * 4
      const far = Math.hypot(x + 0.5 - info.width / 2, y + 0.5 - info.height / 2) > info.width / 2
      const differs = ground.some((channel, i) => Math.abs(data[start + i]! - channel) > 40)
      if (far && differs) contained = false
    }
  }
  return { width: info.width, height: info.height, corner: at(0, 0), middle: at(0.5, 0.5), contained }
}

describe('a picture in a circle', () => {
  it('holds all of a wide logo, on white', async () => {
    const made = await look(await facePicture(await logo(400, 80, '#203040')))
    expect(made.width).toBe(made.height)
    expect(made.contained).toBe(true)
    expect(made.corner).toEqual([255, 255, 255, 255])
    expect(made.middle).toEqual([0x20, 0x30, 0x40, 255])
  })

  it('puts a white logo on near-black', async () => {
    const made = await look(await facePicture(await logo(200, 200, '#ffffff')))
    expect(made.corner).toEqual([0x16, 0x18, 0x1b, 255])
    expect(made.middle).toEqual([255, 255, 255, 255])
    expect(made.contained).toBe(true)
  })

  it('leaves hardly any air around a logo that is round already', async () => {
    const round = await drawn(
      '<svg xmlns="http://www.w3.org/2000/svg" width="200" height="200"><circle cx="100" cy="100" r="98" fill="#B4532A"/></svg>',
    )
    const made = await look(await facePicture(round))
    expect(made.width).toBeLessThan(200 * 1.12)
    expect(made.contained).toBe(true)
  })

  it('carries the ground of a wide picture on', async () => {
    const banner = await sharp({ create: { width: 300, height: 60, channels: 3, background: '#14213D' } })
      .png()
      .toBuffer()
    const made = await look(await facePicture(banner))
    expect([made.width, made.corner]).toEqual([made.height, [0x14, 0x21, 0x3d, 255]])
  })

  it('leaves a photo that fills its square as it is, and what shows nothing', async () => {
    const photo = await sharp({ create: { width: 90, height: 100, channels: 3, background: '#888' } })
      .png()
      .toBuffer()
    expect(await facePicture(photo)).toBe(photo)
    const nothing = await drawn('<svg xmlns="http://www.w3.org/2000/svg" width="20" height="20"/>')
    expect(await facePicture(nothing)).toBe(nothing)
  })
})
