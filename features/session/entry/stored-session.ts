import { readLocal, removeLocal, writeLocal } from '#features/shared/local-values.ts'
import type { Session } from '#mocks/contracts/session/account.schema.ts'

/** Keeps who signed in, under the specification's names. */
export function keepSession(session: Session): void {
  // Somebody else's mark says nothing about this person.
  if (readLocal('user_id') !== session.user.uid) removeLocal('onboarding_completed')
  removeLocal('vg_loaded')
  refreshSession(session)
  writeLocal('vg_bucket', session.user.region)
}

/** Keeps what the server now says of who is signed in; `session_bearer_token` is a public id, no credential. */
export function refreshSession({ user, authToken }: Session): void {
  writeLocal('vg_user_data', JSON.stringify(user))
  writeLocal('session_bearer_token', authToken)
  // Last: other tabs listen to it.
  writeLocal('user_id', user.uid)
}

/**
 * Forgets user, token and workspace (spec 2 §4), and what was true of that session alone. The region stays: it says
 * where to sign in again.
 */
export function forgetSession(): void {
  removeLocal('vg_user_data')
  removeLocal('session_bearer_token')
  removeLocal('selected_workspace')
  removeLocal('onboarding_completed')
  removeLocal('vg_loaded')
  removeLocal('vg_recent_commands')
  removeLocal('vg_browser_notices')
  removeLocal('vg_told')
  removeLocal('user_id')
}
