import { dropTab, keepTabUntil, readTabAt } from '#features/shared/tab-values.ts'
import { checkEmail } from '#mocks/contracts/session/account-rules.ts'
import { type Region, regions } from '#mocks/contracts/shared/region.ts'

/** How long a mailed code can be used, in milliseconds (threats 59). */
const codeLasts = 10 * 60_000

/** Where somebody is who was mailed a code. */
export interface KeptStep {
  /** Where the code was sent. */
  email: string
  home: Region
  /** Whether they also chose a password, which is not kept: it has to be typed again. */
  hasPassword: boolean
}

/** Keeps the step for this tab while the code counts, so that looking at the mail loses nothing. */
export function keepStep(step: KeptStep, now: number): void {
  keepTabUntil('vg_sign_up', now + codeLasts, step)
}

/** The step somebody stopped at in this tab. */
export function keptStep(now: number): KeptStep | undefined {
  const { email, home, hasPassword } = Object(readTabAt('vg_sign_up', now))
  const isWhole = checkEmail(String(email)).ok && regions.includes(home)
  return isWhole ? { email, home, hasPassword: hasPassword === true } : undefined
}

/** Forgets it: the address is another one, or they are in. */
export const dropStep = () => dropTab('vg_sign_up')
