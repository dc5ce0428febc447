import type { Approval } from './check.schema.ts'

/** What a client decided, in a sentence without its end. */
export function decidedWords({ decision, name }: Pick<Approval, 'decision' | 'name'>): string {
  return decision === 'approved' ? `${name} approved these answers` : `${name} asks for changes`
}

/** Given to a model in place of a function's result, where functions are not called. */
export const toolHeldBack =
  'This is a check before publishing: the function was not called. Answer as if it had worked.'

/** What stands in a flow for what its handoff says. */
export const handedOverWords = 'Here a visitor would be handed over to a person.'

/** What kept an answer from being one. */
export const answerProblems = {
  late: 'The answer took longer than a minute.',
  model: 'The model gave no answer.',
  broken: 'The answer broke off.',
  endless: 'The flow came to no end.',
  failed: 'The answer could not be made.',
} as const

/** Why a run ended before all was asked. */
export const runStops = {
  draft: 'The draft was changed while the checks ran.',
  cases: 'A check was changed while they ran.',
  knowledge: 'The knowledge was changed while the checks ran.',
  time: 'The checks took longer than 20 minutes.',
  interrupted: 'The checks were interrupted too often.',
} as const
