import { describe, expect, it } from 'vitest'
import { CutOffError, PoolFullError } from '../shared/worker-pool.ts'
import { suggestedQuestions } from './suggest-work.ts'

describe('questions to suggest that could not be found', () => {
  it.each([
    ['too long a wait', new CutOffError(), 0],
    ['too many others', new PoolFullError(), 0],
    ['a thread that does not start', new Error('no such file'), 1],
  ])('are none after %s; the log hears of what nobody foresaw', async (_name, error, logged) => {
    const told: object[] = []
    const log = { error: (facts: object) => void told.push(facts) }
    expect(await suggestedQuestions([], 'en', log, { run: () => Promise.reject(error) })).toEqual([])
    expect(told).toEqual(Array(logged).fill({ err: error }))
  })
})
