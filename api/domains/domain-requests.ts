import type { JobRequest } from '../jobs/ask-for-jobs.ts'
import type { HostDoc } from './host.repository.ts'

const dayMs = 24 * 60 * 60 * 1000

export const checkKind = 'domains.check'
export const reminderKind = 'domains.reminder'
export const unhostKind = 'domains.unhost'

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

/** Tells hosting that a host is nobody's any more. */
export function unhostRequest(host: string): JobRequest {
  return { kind: unhostKind, key: host }
}
