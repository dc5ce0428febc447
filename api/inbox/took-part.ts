import type { Region } from '#mocks/contracts/shared/region.ts'
import type { Stores } from '../store/store.ts'
import { createInboxRepository, ofMember } from './inbox.repository.ts'

/** Who, and in which conversation. */
interface Part {
  region: Region
  conversationId: string
  agentId: string
  /** E-mail address of the member; '' for a key, which is nobody. */
  email: string
}

/** Keeps that a member took a conversation over, answered in it or wrote a note. */
export async function keepPart(stores: Stores, { region, conversationId, agentId, email }: Part) {
  if (email === '') return
  await createInboxRepository(stores)
    .reads(region)
    .updateOne(
      { _id: ofMember(conversationId, email) },
      { $set: { conversationId, agentId, tookPart: true }, $setOnInsert: { seenAt: 0 } },
      { upsert: true },
    )
}

/** Those of some conversations a member took part in, by their ids. */
export async function partsOf(
  stores: Stores,
  region: Region,
  conversationIds: readonly string[],
  email: string,
): Promise<Set<string>> {
  if (conversationIds.length === 0) return new Set()
  const held = await createInboxRepository(stores)
    .reads(region)
    .find({ _id: { $in: conversationIds.map((id) => ofMember(id, email)) } })
    .toArray()
  return new Set(held.filter(({ tookPart }) => tookPart).map(({ conversationId }) => conversationId))
}
