import { keysOf } from '#mocks/contracts/conversations/same-visitor.ts'
import type { Region } from '#mocks/contracts/shared/region.ts'
import { everyDocument } from '../store/every-document.ts'
import type { Stores } from '../store/store.ts'
import { createRequestRepository } from './request.repository.ts'

/** Requests are found by what spellings of an address or number have in common. */
export async function upgradeRequests(stores: Stores, region: Region): Promise<void> {
  const { requests } = createRequestRepository(stores)
  for await (const { _id, email, phone, ...keys } of everyDocument(requests(region))) {
    if (keys.emailKey === undefined || keys.phoneKey === undefined)
      await requests(region).updateOne({ _id, email, phone }, { $set: keysOf({ email, phone }) })
  }
}
