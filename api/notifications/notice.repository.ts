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
  const accessEndId = (agencyId: string, end: number, news: string) =>
    `white-label-end:${agencyId}:${end}:${news}`
  const idOf = (kind: (typeof kinds)[number], agentId: string) => `${kind}:${agentId}`
  return {
    /** True for the first caller, who may send. */
    claim: (region: Region, kind: (typeof kinds)[number], agentId: string, sentAt: number) =>
      insertIfAbsent(notices(region), { _id: idOf(kind, agentId), sentAt }),

    /** True for the first caller, who may tell an agency's owner of a subdomain. */
    claimSubdomain: (region: Region, agencyId: string, host: string, sentAt: number) =>
      insertIfAbsent(notices(region), { _id: `new-agency-subdomain:${agencyId}:${host}`, sentAt }),

    /** Whether an agency's owner was told of the end of white-label access, in Unix seconds. */
    async hasAccessEnd(region: Region, agencyId: string, end: number, news: string): Promise<boolean> {
      return (await notices(region).findOne({ _id: accessEndId(agencyId, end, news) })) !== null
    },

    /** Notes that they were. */
    noteAccessEnd: (region: Region, agencyId: string, end: number, news: string, sentAt: number) =>
      insertIfAbsent(notices(region), { _id: accessEndId(agencyId, end, news), sentAt }),

    /** Forgets what was sent about an agency that is no more. */
    async forgetAgency(region: Region, agencyId: string): Promise<void> {
      for (const kind of ['new-agency-subdomain', 'white-label-end']) {
        const prefix = `${kind}:${agencyId}:`
        await notices(region).deleteMany({ _id: { $gte: prefix, $lt: `${prefix}\uffff` } })
      }
    },

    /** Forgets what was sent about an agent that is no more. */
    async forgetAgent(region: Region, agentId: string): Promise<void> {
      await notices(region).deleteMany({ _id: { $in: kinds.map((kind) => idOf(kind, agentId)) } })
    },
  }
}
