import { invalidFields, limitReached, type Refusal } from '../shared/refusal.ts'
import { casesLimit } from './check-limits.ts'

/** One more case than an agent keeps. */
export const casesFull: Refusal = limitReached(
  `An agent keeps ${casesLimit} checks. Remove one to add another.`,
)

/** Somebody else changed the case meanwhile. */
export const caseChanged: Refusal = {
  status: 409,
  code: 'conflict',
  message: 'Somebody else changed this check. Open it again to see what it is now.',
}

/** Nothing to run. */
export const noCases: Refusal = invalidFields({ cases: 'Please add a check first.' })

/** What an agent of the compatible platform says is not ours to compare. */
export const checksOfPlatform: Refusal = {
  status: 422,
  code: 'checks_of_platform',
  message:
    'This agent is answered for by its own platform, so its draft and what visitors have answer the same.',
}

/** One run of an agent at a time. */
export const runUnderWay: Refusal = {
  status: 409,
  code: 'checks_running',
  message: 'The checks of this agent are running already.',
}

/** A client is shown what came of all cases. */
export const runNotDone: Refusal = {
  status: 409,
  code: 'checks_not_done',
  message: 'Only checks that were run to their end are shown to a client.',
}

/** The refusal of a run. */
export function refuseRun({
  agentPlatform,
  cases,
}: {
  agentPlatform?: 'vg' | 'vf' | undefined
  cases: number
}): Refusal | undefined {
  if (agentPlatform === 'vf') return checksOfPlatform
  return cases === 0 ? noCases : undefined
}
