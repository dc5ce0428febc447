import type { Region } from '#mocks/contracts/shared/region.ts'
import { insertIfAbsent } from '../store/insert-if-absent.ts'
import type { Doc, DocStore, Stores } from '../store/store.ts'

/** Claims a notice before it is sent; `_id` is `{kind}:{what it is about}`. */
export interface NoticeDoc extends Doc {
  /** Unix milliseconds. */
  sentAt: number
}

/** Notices that were sent, by region: each goes out once, however often it is asked for. */
export function noticeRepository(stores: Stores) {
  const notices = (region: Region): DocStore<NoticeDoc> => stores[region].collection('notices')
  return {
    /** True for the first caller, who may send. */
    claim: (region: Region, id: string, sentAt: number) =>
      insertIfAbsent(notices(region), { _id: id, sentAt }),
  }
}
