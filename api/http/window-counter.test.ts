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
