import { expect, it } from 'vitest'
import type { Stores } from '../store/store.ts'
import type { LiveEventDoc } from './live-log.ts'
import { createToldEvents } from './told-events.ts'

it('reads what an event tells of once for all who ask for it at a time, and anew later', async () => {
  let asked = 0
  const collection = () => ({
    findOne: async () => {
      asked += 1
      return null
    },
  })
  const stores = { eu: { collection }, na: { collection } } as unknown as Stores
  const toldEvent = createToldEvents({ stores, now: Date.now })
  const event = { _id: 'workspace:1', type: 'course', conversationId: 'conversation' } as LiveEventDoc
  await Promise.all(Array.from({ length: 50 }, () => toldEvent('eu', event)))
  expect(asked).toBe(1)
  await toldEvent('eu', event)
  expect(asked).toBe(2)
})
