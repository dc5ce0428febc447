import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { missingPrograms } from '../harness/debian-packages.ts'
import { startLab } from './lab/lab.ts'
import { runZones } from './lab/run-zones.ts'
import type { ZoneCase } from './lab/zone-case.ts'
import { fitZones } from './zones/fit.ts'
import { hostileZones } from './zones/hostile.ts'
import { lastZones } from './zones/last.ts'
import { validateZones } from './zones/validate.ts'

const missing = await missingPrograms([
  { program: 'knotd', package: 'knot' },
  { program: 'unbound', package: 'unbound' },
])
if (missing) process.stdout.write(`SKIPPED the concierge against Knot and Unbound: ${missing}\n`)

/** Milliseconds a diagnosis takes at most, and what a busy machine adds. */
const bound = 4_500

describe.skipIf(missing)('the concierge, against real name servers and resolvers', () => {
  it.each([
    ['that it was written with', fitZones],
    ['written before it was tuned', validateZones],
    ['as support pages tell of them', lastZones],
  ])('names the faults of domains %s', async (_, zones: readonly ZoneCase[]) => {
    const { missed, slowest } = await runZones(zones)
    expect(missed).toEqual([])
    expect(slowest).toBeLessThan(bound)
  })

  describe('faced with servers that mean harm', () => {
    let lab: Awaited<ReturnType<typeof startLab>>
    beforeAll(async () => {
      lab = await startLab(hostileZones)
    })
    afterAll(() => lab?.stop())

    it.each(hostileZones.map((one) => [one.host, one] as const))(
      'says it plainly and in time: %s',
      async (_, one) => {
        const began = performance.now()
        const diagnosis = await lab.diagnose(one)
        expect(performance.now() - began).toBeLessThan(bound)
        expect(diagnosis.faults[0]?.code).toBe(one.expected)
        expect(JSON.stringify(diagnosis).length).toBeLessThan(12_000)
      },
    )

    it('asks no name server at an address inside', async () => {
      const { faults } = await lab.diagnose({ ...hostileZones[0]!, host: 'app.inside-servers.org' })
      expect(faults[0]?.code).toBe('servers_silent')
    })
  })
})
