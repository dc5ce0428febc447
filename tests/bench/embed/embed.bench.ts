import { runProduct } from '../product/running-product.ts'
import { startRivals } from '../rivals/start-rivals.ts'
import { printTable } from '../shared/table.ts'
import { startBareProbe } from './bare-probe.ts'
import { popupCode, popupLauncher } from './our-popup.ts'
import { printComparison, promises } from './report.ts'
import { interleave } from './rounds.ts'
import type { Subject } from './subject.ts'
import type { SubjectVisit } from './visit-subject.ts'

interface EmbedOptions {
  /** Visits per subject. */
  rounds: number
  /** Also visits other vendors' widgets. */
  rivals: boolean
}

/** The popup on a plain website at 4× CPU slow-down, in turns with a bare probe and, when asked, rivals. */
export async function benchEmbed({ rounds, rivals }: EmbedOptions): Promise<void> {
  const product = await runProduct()
  const subjects: Subject[] = []
  try {
    const ours: Subject = {
      name: 'VoiceGlow',
      origin: product.url,
      snippet: popupCode(product),
      launcher: popupLauncher,
      stop: async () => {},
    }
    const probe = await startBareProbe()
    subjects.push(ours, probe)
    const others = rivals ? await startRivals() : { subjects: [], failures: new Map<string, string>() }
    subjects.push(...others.subjects)
    const { visits, failures } = await interleave(product.browser, subjects, rounds)
    printTable(
      `Popup on a plain website at 4× CPU slow-down, median of ${rounds} visits`,
      promises(visitOf(visits, ours), visitOf(visits, probe)),
    )
    if (rivals) printComparison(visits, new Map([...others.failures, ...failures]))
  } finally {
    await Promise.all(subjects.map((subject) => subject.stop()))
    await product.close()
  }
}

function visitOf(visits: ReadonlyMap<string, SubjectVisit>, { name }: Subject): SubjectVisit {
  const visit = visits.get(name)
  if (!visit) throw new Error(`${name} could not be visited`)
  return visit
}
