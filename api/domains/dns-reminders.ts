import type { Region } from '#mocks/contracts/shared/region.ts'
import { insertIfAbsent } from '../store/insert-if-absent.ts'
import type { Doc, DocStore, Stores } from '../store/store.ts'

/** Somebody is to be reminded of records that are missing (spec 2 §3); `_id` is the claim's token. */
export interface DnsReminderDoc extends Doc {
  domain: string
  agencyId: string
  agencyName: string
  userEmail: string
  /** The region's. */
  bucket: string
  /** Unix seconds. */
  timestamp: number
  sent: boolean
}

/** Reminders, by region. */
export function createDnsReminders(stores: Stores) {
  const reminders = (region: Region): DocStore<DnsReminderDoc> => stores[region].collection('dnsReminders')
  return {
    keep: (region: Region, doc: DnsReminderDoc) => insertIfAbsent(reminders(region), doc),
    find: (region: Region, token: string) => reminders(region).findOne({ _id: token, sent: false }),
    /** True for the one who may send it. */
    async claim(region: Region, token: string): Promise<boolean> {
      const { modifiedCount } = await reminders(region).updateOne(
        { _id: token, sent: false },
        { $set: { sent: true } },
      )
      return modifiedCount === 1
    },
    forget: (region: Region, token: string) => reminders(region).deleteOne({ _id: token }),
  }
}
