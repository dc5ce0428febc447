import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startLab } from './lab/lab.ts'
import { fitZones } from './zones/fit.ts'

describe('the concierge', () => {
  let lab: Awaited<ReturnType<typeof startLab>>
  beforeAll(async () => {
    lab = await startLab(fitZones)
  }, 60_000)
  afterAll(() => lab?.stop())
  it.each(fitZones.map((one) => [one.host, one] as const))('%s', async (_, one) => {
    const began = performance.now()
    const { faults } = await lab.diagnose(one)
    expect(performance.now() - began).toBeLessThan(4_200)
    expect(faults.map(({ code }) => code)[0]).toBe(one.expected)
  })
})
