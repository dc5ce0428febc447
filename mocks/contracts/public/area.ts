import { createTrial, sendTrialQuestion } from './trial.contract.ts'

/** What whoever looks at the public pages may try. */
export const publicContracts = [createTrial, sendTrialQuestion] as const
