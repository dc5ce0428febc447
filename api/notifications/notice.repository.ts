import type { Region } from '#mocks/contracts/shared/region.ts'
import { insertIfAbsent } from '../store/insert-if-absent.ts'
import type { Doc, DocStore, Stores } from '../store/store.ts'

/** Claims a notice before it is sent; `_id` is `{kind}:{what it is about}`. */
export interface NoticeDoc extends Doc {
  /** Unix milliseconds. */
  sentAt: number
}

/** Kinds of notices about an agent. */
const kinds = ['new-agent'] as const

/** Notices that were sent, by region: each goes out once, however often it is asked for. */
export function createNoticeRepository(stores: Stores) {
  const notices = (region: Region): DocStore<NoticeDoc> => stores[region].collection('notices')
  const idOf = (kind: (typeof kinds)[number], agentId: string) => `${kind}:${agentId}`
  return {
    /** True for the first caller, who may send. */
    claim: (region: Region, kind: (typeof kinds)[number], agentId: string, sentAt: number) =>
      insertIfAbsent(notices(region), { _id: idOf(kind, agentId), sentAt }),

    /** True for the first caller, who may tell an agency's owner of a subdomain. */
    claimSubdomain: (region: Region, agencyId: string, host: string, sentAt: number) =>
      insertIfAbsent(notices(region), { _id: `new-agency-subdomain:${agencyId}:${host}`, sentAt }),

    /** Forgets what was sent about subdomains of an agency that is no more. */
    async forgetAgency(region: Region, agencyId: string): Promise<void> {
      const prefix = `new-agency-subdomain:${agencyId}:`
      await notices(region).deleteMany({ _id: { $gte: prefix, $lt: `${prefix}\uffff` } })
    },

    /** Forgets what was sent about an agent that is no more. */
    async forgetAgent(region: Region, agentId: string): Promise<void> {
      await notices(region).deleteMany({ _id: { $in: kinds.map((kind) => idOf(kind, agentId)) } })
    },
  }
}
