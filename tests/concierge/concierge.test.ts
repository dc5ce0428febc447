import { describe, expect, it } from 'vitest'
import { runZones } from './lab/tell-run.ts'
import { fitZones } from './zones/fit.ts'
import { validateZones } from './zones/validate.ts'

describe('the concierge', () => {
  it('fit', async () => {
    const run = await runZones(fitZones)
    console.log('FIT', run.right, run.all, run.slowest, run.missed)
    expect(run.missed).toEqual([])
  }, 60_000)
  it('validate', async () => {
    const run = await runZones(validateZones)
    console.log('VALIDATE', run.right, run.all, run.slowest)
    expect(run.right).toBe(run.all)
  }, 60_000)
})
