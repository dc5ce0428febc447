import { describe, expect, it } from 'vitest'
import { createWindowCounter } from './window-counter.ts'

describe('createWindowCounter', () => {
  it('lets the limit through and says how long the rest must wait', () => {
    let time = 0
    const counter = createWindowCounter(2, 10, () => time)
    expect([counter.take('a'), counter.take('a'), counter.take('a')]).toEqual([0, 0, 10_000])
    time = 4_000
    expect(counter.take('a')).toBe(6_000)
    expect(counter.take('b')).toBe(0)
    time = 10_000
    expect(counter.take('a')).toBe(0)
  })

  it('does not let a limit through twice around the end of a window', () => {
    let time = 0
    const counter = createWindowCounter(10, 10, () => time)
    expect(counter.take('a')).toBe(0)
    time = 9_900
    for (let i = 0; i < 9; i += 1) expect(counter.take('a')).toBe(0)
    time = 10_100
    const waits = Array.from({ length: 10 }, () => counter.take('a'))
    // The first one's place alone is free again; the nine are over nine seconds old at the earliest.
    expect(waits.filter((wait) => wait === 0)).toHaveLength(1)
    expect(waits.at(-1)).toBe(8_900)
    time = 19_000
    expect(Array.from({ length: 10 }, () => counter.take('a')).filter((wait) => wait === 0)).toHaveLength(9)
  })

  it('lets no more than the limit through in nine tenths of its time, whenever the calls come', () => {
    let time = 0
    const counter = createWindowCounter(20, 10, () => time)
    const passed: number[] = []
    for (let i = 0; i < 4_000; i += 1) {
      time += i % 40 === 0 ? (i * 7_919) % 9_800 : 15
      if (counter.take('a') === 0) passed.push(time)
    }
    const most = Math.max(
      ...passed.map((from) => passed.filter((at) => at >= from && at < from + 9_000).length),
    )
    expect(most).toBe(20)
  })

  it('gives a place back', () => {
    const counter = createWindowCounter(1, 10, () => 0)
    counter.take('a')
    counter.giveBack('a')
    expect([counter.take('a'), counter.take('a')]).toEqual([0, 10_000])
    counter.giveBack('never seen')
  })

  it('forgets windows that are over, however many keys came', () => {
    let time = 0
    const counter = createWindowCounter(1, 1, () => time)
    for (let i = 0; i < 30_000; i += 1) {
      counter.take(`key ${i}`)
      time += 1
    }
    expect(counter.take('key 29999')).toBeGreaterThan(0)
  })

  it('remembers who is near a limit, however many are made up to push them out', () => {
    const counter = createWindowCounter(10, 60, () => 0)
    for (let i = 0; i < 10; i += 1) counter.take('guesser')
    for (let i = 0; i < 5; i += 1) counter.take('half')
    for (let i = 0; i < 100_000; i += 1) counter.take(`made up ${i}`)
    expect(counter.take('guesser')).toBeGreaterThan(0)
    for (let i = 0; i < 5; i += 1) expect(counter.take('half')).toBe(0)
    expect(counter.take('half')).toBeGreaterThan(0)
  })
})
