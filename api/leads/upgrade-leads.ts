import type { Region } from '#mocks/contracts/shared/region.ts'
import { everyDocument } from '../store/every-document.ts'
import type { DocStore, Stores } from '../store/store.ts'
import { createLeadRepository, type LeadLinkDoc } from './lead.repository.ts'

/** A link as it was kept at first: under another name. */
type EarlierLink = Partial<LeadLinkDoc> & Pick<LeadLinkDoc, '_id'> & { lead?: string }

/** Conversations of earlier versions know their lead. */
export async function upgradeLeads(stores: Stores, region: Region): Promise<void> {
  const links = createLeadRepository(stores).links(region) as unknown as DocStore<EarlierLink>
  for await (const { _id, lead, leadKey = lead } of everyDocument(links)) {
    if (lead === undefined) continue
    await links.updateOne({ _id, lead }, { $set: { leadKey }, $unset: { lead: '' } })
  }
}
