import type { Refusal } from '../shared/refusal.ts'
import { trimUnseen } from '../shared/visible-text.ts'
import type { Approval, CheckRun } from './check.schema.ts'

/**
 * What the cases of an agent say about publishing its draft. `open`: there are none, or its own platform answers.
 * `outdated`: the draft or the cases changed since they were asked. `newKnowledge`: only the knowledge did.
 */
export const gateStates = [
  'open',
  'passed',
  'notRun',
  'running',
  'unfinished',
  'outdated',
  'newKnowledge',
  'failing',
] as const
export type GateState = (typeof gateStates)[number]

/** What decides whether a draft may be published. */
export interface GateFacts {
  agentPlatform?: 'vg' | 'vf' | undefined
  /** Revision of the draft that is to be published. */
  draftRev: number
  /** Revision of the cases. */
  casesRev: number
  /** How many there are. */
  cases: number
  /** Whether the knowledge changed since the latest run began. */
  knowsOtherwise: boolean
  /** The latest run. */
  run: Pick<CheckRun, 'state' | 'draftRev' | 'casesRev' | 'failed'> | null
}

/** What the cases say about a draft. */
export function gateOf(facts: GateFacts): GateState {
  const { agentPlatform, draftRev, casesRev, cases, knowsOtherwise, run } = facts
  if (agentPlatform === 'vf' || cases === 0) return 'open'
  if (!run) return 'notRun'
  if (run.draftRev !== draftRev || run.casesRev !== casesRev) return 'outdated'
  if (knowsOtherwise) return 'newKnowledge'
  if (run.state === 'running') return 'running'
  if (run.state !== 'done') return 'unfinished'
  return run.failed > 0 ? 'failing' : 'passed'
}

/** Why a draft is not published, by what its cases say. */
export const gateWords: Record<Exclude<GateState, 'open' | 'passed'>, string> = {
  notRun: 'The checks of this agent have not been run on this draft.',
  running: 'The checks of this agent are still running.',
  unfinished: 'The last run of the checks did not come to its end.',
  outdated: 'The draft or its checks changed since they were run.',
  newKnowledge: 'The knowledge has changed since the checks were run.',
  failing: 'The draft fails checks.',
}

/** Whether what the latest run says is of another draft, other cases or other knowledge. */
export function isOutdated(state: GateState): state is 'outdated' | 'newKnowledge' {
  return state === 'outdated' || state === 'newKnowledge'
}

/** The code of the refusal: a person may say why they publish all the same. */
export const checksStopPublish = 'checks_stop_publish'

/** Whether the cases let a draft go on to its visitors. */
export function passesGate(state: GateState): state is 'open' | 'passed' {
  return state === 'open' || state === 'passed'
}

/** The refusal of publishing a draft its cases do not pass, unless somebody says why it is published all the same. */
export function refuseGate(state: GateState, reason: string): Refusal | undefined {
  if (passesGate(state) || trimUnseen(reason) !== '') return undefined
  return {
    status: 409,
    code: checksStopPublish,
    message: `${gateWords[state]} ${state === 'failing' ? 'Mend it' : 'Run them'}, or say why you publish all the same.`,
  }
}

/** What is kept of the checks with a version that was published; nothing where there are none. */
export function keptChecks(
  state: GateState,
  approval: Approval | null | undefined,
  reason: string,
): { gate: GateState; reason: string; approvedBy: string } | undefined {
  if (state === 'open') return undefined
  // What is published is not what an outdated run showed.
  const isOfIt = !isOutdated(state)
  return {
    gate: state,
    reason: passesGate(state) ? '' : reason,
    approvedBy: isOfIt && approval?.decision === 'approved' ? approval.name : '',
  }
}
