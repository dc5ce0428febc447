import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { openEmbeddedStores } from '../store/embedded.ts'
import { createSlidingBudgets, type SlidingBudgetDoc, type SlidingBudgets } from '../store/sliding-budgets.ts'
import { createSharedCounter } from './shared-counter.ts'

const dir = mkdtempSync(join(tmpdir(), 'voiceglow-budgets-'))
const stores = openEmbeddedStores({ dir, requireIndexes: true })
afterAll(async () => {
  await stores.close()
  rmSync(dir, { recursive: true, force: true })
})
let made = 0

/** As many processes as asked for on one store, under one clock. */
function processes(count: number, points: number, budgets?: SlidingBudgets) {
  made += 1
  const clock = { now: 0 }
  const asked = { times: 0 }
  const shared =
    budgets ?? createSlidingBudgets(stores.eu.collection<SlidingBudgetDoc>(`limits_${made}`), () => clock.now)
  const counters = Array.from({ length: count }, () =>
    createSharedCounter({
      name: 'calls',
      points,
      seconds: 60,
      budgets: {
        ...shared,
        take(...args) {
          asked.times += 1
          return shared.take(...args)
        },
      },
      now: () => clock.now,
      ticks: () => clock.now,
      failed: () => undefined,
    }),
  )
  return { clock, asked, counters }
}

describe('a counter that processes share', () => {
  it('lets one call through of a limit that was narrowed to less than one', async () => {
    const { counters } = processes(1, 0.001)
    expect(await counters[0]!.take('a')).toBe(0)
    for (let i = 0; i < 3; i += 1) expect(await counters[0]!.take('a')).toBe(60_000)
  })

  it.each([5, 19, 60, 300, 1000])('lets %i calls through when one process has them all', async (points) => {
    const { counters, clock } = processes(1, points)
    for (let i = 0; i < points; i += 1) expect(await counters[0]!.take('a')).toBe(0)
    expect(await counters[0]!.take('a')).toBe(60_000)
    expect(await counters[0]!.take('b')).toBe(0)
    clock.now = 60_000
    expect(await counters[0]!.take('a')).toBe(0)
  })

  it.each([20, 60, 300, 1000])(
    'lets %i calls through, give or take a fifth, when three have them in turn',
    async (points) => {
      const { counters, asked } = processes(3, points)
      let passed = 0
      for (let i = 0; i < points * 3; i += 1) {
        if ((await counters[i % 3]!.take('a')) === 0) passed += 1
      }
      expect(Math.abs(passed - points)).toBeLessThanOrEqual(points / 5)
      expect(asked.times).toBeLessThanOrEqual(26)
    },
  )

  it('holds a small limit exactly, however many ask at once', async () => {
    const { counters } = processes(3, 5)
    const waits = await Promise.all(Array.from({ length: 60 }, (_, i) => counters[i % 3]!.take('a')))
    expect(waits.filter((wait) => wait === 0)).toHaveLength(5)
  })

  it('holds when three are asked a thousand times at once', async () => {
    const { counters } = processes(3, 300)
    const waits = await Promise.all(Array.from({ length: 1000 }, (_, i) => counters[i % 3]!.take('a')))
    expect(Math.abs(waits.filter((wait) => wait === 0).length - 300)).toBeLessThanOrEqual(60)
  })

  it('costs no question to the store while somebody calls now and then', async () => {
    const { counters, asked } = processes(1, 1000)
    for (let i = 0; i < 50; i += 1) await counters[0]!.take('a')
    expect(asked.times).toBe(0)
  })

  it('says to every process when the common window ends', async () => {
    const { counters, clock } = processes(2, 5)
    for (let i = 0; i < 5; i += 1) await counters[0]!.take('a')
    clock.now = 20_000
    expect(await counters[1]!.take('a')).toBe(40_000)
    clock.now = 60_000
    expect(await counters[1]!.take('a')).toBe(0)
  })

  it('does not let a limit through twice around the end of a window', async () => {
    const { counters, clock } = processes(2, 10)
    expect(await counters[0]!.take('a')).toBe(0)
    clock.now = 59_000
    for (let i = 0; i < 9; i += 1) expect(await counters[i % 2]!.take('a')).toBe(0)
    clock.now = 61_000
    const waits = []
    for (let i = 0; i < 20; i += 1) waits.push(await counters[i % 2]!.take('a'))
    expect(waits.filter((wait) => wait === 0)).toHaveLength(1)
    expect(waits.at(-1)).toBe(53_000)
  })

  it('is as wide in the next window, however many were refused in this one', async () => {
    const { counters, clock } = processes(3, 6)
    for (let i = 0; i < 60; i += 1) await counters[i % 3]!.take('a')
    clock.now = 60_000
    let passed = 0
    for (let i = 0; i < 60; i += 1) if ((await counters[i % 3]!.take('a')) === 0) passed += 1
    expect(passed).toBe(6)
  })

  it('gives a place back', async () => {
    const { counters } = processes(1, 1)
    expect(await counters[0]!.take('a')).toBe(0)
    counters[0]!.giveBack('a')
    expect(await counters[0]!.take('a')).toBe(0)
    expect(await counters[0]!.take('a')).toBe(60_000)
  })

  it('counts alone, and still counts, while the store is away', async () => {
    const { counters } = processes(1, 60, {
      take: () => Promise.reject(new Error('away')),
      giveBack: () => Promise.reject(new Error('away')),
    })
    let passed = 0
    for (let i = 0; i < 200; i += 1) if ((await counters[0]!.take('a')) === 0) passed += 1
    expect(passed).toBe(60)
  })
})
