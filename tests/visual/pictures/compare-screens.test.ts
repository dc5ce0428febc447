import { expect, it } from 'vitest'
import { compareScreens } from './compare-screens.ts'
import type { Picture } from './picture.ts'

function picture(dark: (x: number, y: number) => boolean, height = 100): Picture {
  const data = new Uint8Array(200 * height * 4)
  for (let index = 0; index < 200 * height; index += 1) {
    const shade = dark(index % 200, Math.floor(index / 200)) ? 0 : 255
    data.set([shade, shade, shade, 255], index * 4)
  }
  return { width: 200, height, data }
}

const blank = picture(() => false)

it('lets a few pixels pass', () => {
  expect(
    compareScreens(
      'a',
      picture((x, y) => x < 2 && y < 2),
      blank,
    ),
  ).toBeUndefined()
})

it('notices a line, another size, and what was never recorded', () => {
  expect(
    compareScreens(
      'a',
      picture((_, y) => y === 9),
      blank,
    )?.what,
  ).toBe('differs in 200 pixels')
  expect(
    compareScreens(
      'a',
      picture(() => false, 120),
      blank,
    )?.what,
  ).toBe('was 200×100 px and is 200×120 px')
  expect(compareScreens('a', blank, null)?.what).toBe('is not recorded yet')
})
