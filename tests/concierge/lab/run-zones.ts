import { startLab } from './lab.ts'
import type { ZoneCase } from './zone-case.ts'

/** How many of some cases got their fault named first, and which not. */
export async function runZones(cases: readonly ZoneCase[]) {
  const lab = await startLab(cases)
  try {
    const missed: string[] = []
    let slowest = 0
    for (const one of cases) {
      const began = performance.now()
      const { faults } = await lab.diagnose(one)
      slowest = Math.max(slowest, performance.now() - began)
      if (faults[0]?.code !== one.expected)
        missed.push(`${one.host}: ${one.expected}, not ${faults.map(({ code }) => code).join(' ')}`)
    }
    return { right: cases.length - missed.length, all: cases.length, missed, slowest }
  } finally {
    await lab.stop()
  }
}
