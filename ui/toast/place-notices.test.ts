import { expect, it } from 'vitest'
import { type Obstacle, overlaps, placeNotices } from './place-notices.ts'

const laptop = { width: 1440, height: 900, notices: { width: 360, height: 64 }, isRtl: false }
const phone = { width: 390, height: 844, notices: { width: 358, height: 64 }, isRtl: false }
const bar: Obstacle = { left: 0, top: 0, right: 1440, bottom: 56, weight: 20 }

/** Where the notices lie, and whether on any of the obstacles. */
function place(room: typeof laptop, ...obstacles: Obstacle[]) {
  const { left, top } = placeNotices({ ...room, obstacles })
  const box = { left, top, right: left + room.notices.width, bottom: top + room.notices.height }
  return { left, top, covers: obstacles.some((each) => overlaps(box, each)) }
}

it('stands at the end of the top, on phones at the bottom', () => {
  expect(place(laptop)).toMatchObject({ left: 1064, top: 16 })
  expect(place({ ...laptop, isRtl: true })).toMatchObject({ left: 16, top: 16 })
  expect(place(phone)).toMatchObject({ left: 16, top: 764 })
})

it('stands under the top bar', () => {
  expect(place(laptop, bar)).toMatchObject({ left: 1064, top: 56, covers: false })
})

it('leaves the primary action, the title and the save bar free', () => {
  const action = { left: 1250, top: 80, right: 1400, bottom: 116, weight: 100 }
  const title = { left: 224, top: 80, right: 700, bottom: 112, weight: 100 }
  const saveBar = { left: 0, top: 760, right: 390, bottom: 832, weight: 20 }
  expect(place(laptop, bar, action, title).covers).toBe(false)
  expect(place(phone, { ...bar, right: 390 }, saveBar).covers).toBe(false)
})

it('covers what weighs least where everything is covered', () => {
  const page = { left: 0, top: 0, right: 390, bottom: 844, weight: 1 }
  const button = { left: 16, top: 780, right: 374, bottom: 824, weight: 100 }
  const { top } = place(phone, page, button)
  expect(top + 64).toBeLessThanOrEqual(780)
})
