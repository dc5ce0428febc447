import type { CheckFailure } from '#mocks/contracts/publishing/check.schema.ts'
import type { GateState } from '#mocks/contracts/publishing/publish-gate.ts'
import { declareWords } from '../core/declare-words.ts'

/** The cards of the sub-tab Checks, in its order. */
export const checksCards = declareWords('nodes', {
  checks: {
    label: 'Checks',
    help: 'Questions the draft must answer rightly before it is published.',
  },
  approval: {
    label: 'Approval from a client',
    help: 'A link without a sign-in that shows the answers before and after. Approving publishes nothing.',
  },
})

/** Its controls. */
export const checksWords = declareWords('nodes', {
  callsTools: {
    label: 'Call functions for real',
    help: 'Off: a call is noted and a placeholder answers it, so that nothing is booked or sent.',
  },
})

/** What a check is not, by what answers for the agent. */
export const checkBounds = {
  knowledge:
    'Each question stands alone. One that asks for a person is answered from the knowledge, and nobody is told.',
  flow: 'Each question is the first message of the flow, which is walked until it waits. Its handoff says that it would hand over, and nobody is told.',
} as const

/** What the checks say about the draft. */
export const gateLabels: Record<
  GateState,
  { label: string; tone: 'neutral' | 'success' | 'warning' | 'danger' }
> = {
  open: { label: 'No checks', tone: 'neutral' },
  passed: { label: 'Passed', tone: 'success' },
  notRun: { label: 'Not run yet', tone: 'warning' },
  running: { label: 'Running', tone: 'neutral' },
  unfinished: { label: 'Not finished', tone: 'warning' },
  outdated: { label: 'Outdated', tone: 'warning' },
  newKnowledge: { label: 'Outdated', tone: 'warning' },
  failing: { label: 'Failing', tone: 'danger' },
}

/** A rule an answer does not meet, in a sentence. */
export function failureText({ rule, text }: CheckFailure): string {
  return {
    mustSay: `The answer does not say “${text}”.`,
    mustNotSay: `The answer says “${text}”.`,
    mustCall: `The answer does not call ${text}.`,
    known: 'The agent did not know an answer.',
    answered: text,
  }[rule]
}
