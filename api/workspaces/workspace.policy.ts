import type { Policy } from '../http/policy.ts'
import { roleIn } from '../http/principal.ts'

/** Members see their workspace; for everyone else it does not exist. */
export const readWorkspace: Policy<{ uid: string }> = (principal, { uid }, region) =>
  region && roleIn(principal, uid, region) ? 'allow' : 'hide'
