import { describe, expect, it } from 'vitest'
import { createSlots } from './slots.ts'

describe('createSlots', () => {
  it('lets no more than its size run at once, in order, and goes on after a failure', async () => {
    const slots = createSlots(2)
    const order: number[] = []
    let running = 0
    let most = 0
    const work = (index: number) => async () => {
      running += 1
      most = Math.max(most, running)
      order.push(index)
      await new Promise(setImmediate)
      running -= 1
      if (index === 1) throw new Error('failed')
      return index
    }
    const results = await Promise.allSettled([0, 1, 2, 3, 4].map((index) => slots.use(work(index))))
    expect(most).toBe(2)
    expect(order).toEqual([0, 1, 2, 3, 4])
    expect(results.map(({ status }) => status === 'fulfilled')).toEqual([true, false, true, true, true])
  })
})
