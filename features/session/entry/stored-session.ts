import { readLocal, removeLocal, writeLocal } from '#features/shared/local-values.ts'
import type { Session } from '#mocks/contracts/session/account.schema.ts'
import { bucketOf } from '#mocks/contracts/shared/region.ts'

/** Keeps who signed in, under the specification's names; `session_bearer_token` is a public id, no credential. */
export function keepSession(session: Session): void {
  // Somebody else's mark says nothing about this person.
  if (readLocal('user_id') !== session.user.uid) removeLocal('onboarding_completed')
  writeLocal('user_id', session.user.uid)
  writeLocal('session_bearer_token', session.authToken)
  writeLocal('vg_bucket', bucketOf(session.user.region))
}

/** Forgets user, token and workspace (spec 2 §4), and that onboarding is over. The region stays: it says where to sign in again. */
export function forgetSession(): void {
  removeLocal('user_id')
  removeLocal('session_bearer_token')
  removeLocal('selected_workspace')
  removeLocal('onboarding_completed')
}

/** Keeps the campaign a visitor came from, the first one winning, for when they sign up. */
export function keepCampaign(search: URLSearchParams): void {
  const source = search.get('utm_source')
  if (source && readLocal('vg_utm_source') === null) writeLocal('vg_utm_source', source.slice(0, 200))
}
