import type { ChainLink } from './diagnosis.schema.ts'
import { type ChainStep, chainSteps, type FaultCode, isFine } from './fault-codes.ts'
import { faultWords } from './fault-words.ts'

/** What the steps stand on beside what was found. */
export interface ChainFacts {
  /** Everything found, what comes first first. */
  codes: readonly FaultCode[]
  verified: boolean
  certified: boolean
  live: boolean
}

/** What is only still to be added has not failed. */
const notYet: readonly FaultCode[] = ['record_missing', 'proof_missing']

/** The picture of a domain: done up to the first step that is not, which is wrong or on its way. */
export function chainOf({ codes, verified, certified, live }: ChainFacts): ChainLink[] {
  if (live)
    return chainSteps.map((step) => ({
      step,
      state: stateAt(step, codes) ?? (step === 'certificate' && !certified ? 'ahead' : 'done'),
    }))
  const done: Record<ChainStep, boolean> = {
    record: true,
    seen: true,
    verified,
    certificate: certified,
    live: false,
  }
  let open = true
  return chainSteps.map((step) => {
    if (!open) return { step, state: 'ahead' }
    const wrong = stateAt(step, codes)
    if (!wrong && done[step]) return { step, state: 'done' }
    open = false
    return { step, state: wrong ?? 'waiting' }
  })
}

/** How a step stands by what was found; undefined where nothing is wrong with it. */
function stateAt(step: ChainStep, codes: readonly FaultCode[]): 'wrong' | 'waiting' | undefined {
  const here = codes.filter((code) => !isFine(code) && faultWords[code].step === step)
  if (here.length === 0) return undefined
  return here.every((code) => faultWords[code].who === 'time' || notYet.includes(code)) ? 'waiting' : 'wrong'
}
