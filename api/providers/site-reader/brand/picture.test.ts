import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { dataUrlBytes } from '../../files/clean-image.ts'
import { toDataUrl } from './picture.ts'

const wordmark = (ink: string) =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="300" height="60">
    <rect x="10" y="10" width="280" height="40" fill="${ink}"/></svg>`)

async function shown(ink: string) {
  const png = dataUrlBytes((await toDataUrl(wordmark(ink))) ?? '')
  const { data, info } = await sharp(png ?? undefined)
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { isSquare: info.width === info.height, corner: [...data.subarray(0, 4)] }
}

describe('the logo of a website, as it is shown before there is an agent', () => {
  it.each([
    ['black', '#000000', [255, 255, 255, 255]],
    ['white', '#FFFFFF', [22, 24, 27, 255]],
  ])('that is wide and %s is whole, on a ground it is told from', async (_, ink, corner) => {
    expect(await shown(ink)).toEqual({ isSquare: true, corner })
  })

  it('is none where nothing can be read', async () =>
    expect(await toDataUrl(Buffer.from('no picture'))).toBeUndefined())
})
