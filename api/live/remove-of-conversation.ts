import type { Region } from '#mocks/contracts/shared/region.ts'
import { jobId, jobsOf } from '../jobs/job.repository.ts'
import type { Stores } from '../store/store.ts'
import { alertsOf } from './alerts.repository.ts'
import { answerMailJob, answerMailsOf, visitsOf } from './answer-mail.repository.ts'

/** Forgets where the visitor of a conversation is, and whom it was taken over from; what was to be mailed is not. */
export async function removeLiveOf(stores: Stores, region: Region, conversationId: string): Promise<void> {
  await jobsOf(stores, region).deleteOne({ _id: jobId({ kind: answerMailJob, key: conversationId }) })
  await answerMailsOf(stores, region).deleteOne({ _id: conversationId })
  await alertsOf(stores, region).deleteMany({ conversationId })
  await visitsOf(stores, region).deleteOne({ _id: conversationId })
}
