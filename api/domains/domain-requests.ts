import type { JobRequest } from '../jobs/ask-for-jobs.ts'
import type { HostClaim, HostDoc } from './host.repository.ts'

const dayMs = 24 * 60 * 60 * 1000

export const checkKind = 'domains.check'
export const reminderKind = 'domains.reminder'
export const unhostKind = 'domains.unhost'
export const tellKind = 'domains.tell'
export const settleKind = 'domains.settle'

/** Looks after a claim every day, as long as it stands; its key is the claim's token. */
export function checkRequest(doc: Pick<HostDoc, '_id' | 'agencyId' | 'token'>, now: number): JobRequest {
  const { _id: host, agencyId: workspaceId, token: key } = doc
  return { kind: checkKind, key, workspaceId, payload: { host }, runAt: now + dayMs, everyMs: dayMs }
}

/** Reminds of a claim's records a day after it was made. */
export function reminderRequest(doc: Pick<HostDoc, '_id' | 'agencyId' | 'token'>, now: number): JobRequest {
  const { _id: host, agencyId: workspaceId, token: key } = doc
  return { kind: reminderKind, key, workspaceId, payload: { host }, runAt: now + dayMs }
}

/** Tells hosting that a host is nobody's any more; its claim goes, should it still be there. */
export function unhostRequest({ _id: key, token }: HostClaim): JobRequest {
  return { kind: unhostKind, key, payload: { token } }
}

/** Ends what others claimed of a host that is held now. */
export function settleRequest({ _id: key }: HostClaim): JobRequest {
  return { kind: settleKind, key }
}

/** What the owner of a host is written to about. */
export type HostNews = 'failing' | 'released' | 'elsewhere'

/** Writes to the owner of a host, again and again while mail is not accepted: nothing else waits for it. */
export function tellRequest(
  { _id: host, agencyId: workspaceId, token }: Pick<HostDoc, '_id' | 'agencyId' | 'token'>,
  news: HostNews,
): JobRequest {
  return { kind: tellKind, key: `${news} ${token}`, workspaceId, payload: { host, token, news } }
}
