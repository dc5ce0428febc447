import fc from 'fast-check'
import { expect, it } from 'vitest'
import { messageId, placeOf, seriesLength, seriesOf } from './message-place.ts'

const letters = [...'abzABZ059_-']
const seriesText = fc.string({
  unit: fc.constantFrom(...letters),
  minLength: seriesLength,
  maxLength: seriesLength,
})

it('reads from an id what it was made of', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: fc.constantFrom(...letters, ':'), minLength: 1 }),
      fc.nat(999_999),
      fc.oneof(fc.constant(''), seriesText),
      (conversationId, place, series) => {
        const id = messageId(conversationId, place, series)
        expect({ place: placeOf(id), series: seriesOf(id) }).toEqual({ place, series })
      },
    ),
  )
})

it.each(['', 'answer-2', 'chat:', 'chat:12', 'chat:abc000001', 'chat:1000001', 'chat-000001'])(
  'tells no place of %j',
  (id) => {
    expect(placeOf(id)).toBeNaN()
    expect(seriesOf(id)).toBe('')
  },
)
