import type { Refusal } from '../../shared/refusal.ts'

/** A secret that opens nothing; why is not said. */
export const secretWrong = {
  status: 401,
  code: 'secret_wrong',
  message: 'This secret key does not open the dashboard.',
} as const satisfies Refusal
