import { expect, it } from 'vitest'
import { messageId } from '#mocks/contracts/conversations/message-place.ts'
import { withMessage } from './with-message.ts'

const said = (place: number, series = 'j33ww5') => ({ id: messageId('chat', place, series) })
const pageOf = (places: number[], nextCursor: string | null = null) => ({
  items: places.map((place) => said(place)),
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

it.each(['', 'j33ww5', 'Zz9_-1', '123456'])('notices what is missing after any series: %j', (series) => {
  const pages = [{ items: [said(9, series)], nextCursor: null }]
  expect(withMessage(pages, said(10, series)).isGap).toBe(false)
  expect(withMessage(pages, said(11, series)).isGap).toBe(true)
})

it('finds the page, and leaves what is older than all that was read', () => {
  const pages = [pageOf([5, 4], 'a'), pageOf([2, 1], 'b')]
  expect(withMessage(pages, said(3)).pages).toEqual([pageOf([5, 4], 'a'), pageOf([3, 2, 1], 'b')].slice(0, 2))
  expect(withMessage(pages, said(0)).pages).toEqual(pages)
  expect(withMessage([pageOf([2, 1])], said(0)).pages).toEqual([pageOf([2, 1, 0])])
  expect(withMessage([pageOf([])], said(0)).pages).toEqual([pageOf([0])])
})
