import { expect, it } from 'vitest'
import { withMessage } from './with-message.ts'

const said = (place: number) => ({ id: `chat:${String(place).padStart(6, '0')}` })
const pageOf = (places: number[], nextCursor: string | null = null) => ({
  items: places.map(said),
  nextCursor,
})

it('puts what is new first, and what is told again in its place', () => {
  const { pages, isGap } = withMessage([pageOf([1, 0])], said(2))
  expect(pages).toEqual([pageOf([2, 1, 0])])
  expect(isGap).toBe(false)
  const again = { ...said(1), text: 'other' }
  expect(withMessage([pageOf([2, 1])], again).pages).toEqual([{ items: [said(2), again], nextCursor: null }])
})

it('puts a message that is told late where it belongs, and asks to read what is missing', () => {
  const early = withMessage([pageOf([1, 0])], said(3))
  expect(early.isGap).toBe(true)
  const late = withMessage(early.pages, said(2))
  expect(late).toEqual({ pages: [pageOf([3, 2, 1, 0])], isGap: false })
})

it('finds the page, and leaves what is older than all that was read', () => {
  const pages = [pageOf([5, 4], 'a'), pageOf([2, 1], 'b')]
  expect(withMessage(pages, said(3)).pages).toEqual([pageOf([5, 4], 'a'), pageOf([3, 2, 1], 'b')].slice(0, 2))
  expect(withMessage(pages, said(0)).pages).toEqual(pages)
  expect(withMessage([pageOf([2, 1])], said(0)).pages).toEqual([pageOf([2, 1, 0])])
  expect(withMessage([pageOf([])], said(0)).pages).toEqual([pageOf([0])])
})
