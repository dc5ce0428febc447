import { type LeadDetail, leadDetails } from '#mocks/contracts/leads/lead.schema.ts'
import { ownFinds, revsOfMerged } from '#mocks/contracts/leads/lead-rules.ts'
import type { Region } from '#mocks/contracts/shared/region.ts'
import { createConversationRepository } from '../conversations/conversation.repository.ts'
import { contactDetailsIn } from '../providers/responder/talk/contact-details.ts'
import { everyDocument } from '../store/every-document.ts'
import type { DocStore, Stores } from '../store/store.ts'
import { createLeadRepository, type LeadDoc, type LeadLinkDoc, originOf } from './lead.repository.ts'
import { isSaid } from './said-details.ts'

/** A link as it was kept at first: under another name. */
type EarlierLink = Partial<LeadLinkDoc> & Pick<LeadLinkDoc, '_id'> & { lead?: string }

/**
 * Conversations of earlier versions know their lead. Of what was found is kept what was given there, as far as it
 * stands in the message, and what was merged is no visitor's to change.
 */
export async function upgradeLeads(stores: Stores, region: Region): Promise<void> {
  const { leads, links } = createLeadRepository(stores)
  const { messages } = createConversationRepository(stores)

  /** What is found with what was given there; what a member wrote since was not. */
  async function withValues(lead: LeadDoc): Promise<LeadDoc['found']> {
    const isUnknown = ({ detail, value }: LeadDoc['found'][number]) =>
      value === undefined && lead.fieldRevs?.[detail] === undefined
    const ids = lead.found.filter(isUnknown).map(({ messageId }) => messageId)
    if (ids.length === 0) return lead.found
    const held = await messages(region)
      .find({ _id: { $in: ids } }, { limit: ids.length })
      .toArray()
    return lead.found.map((find) => {
      const text = held.find(({ _id }) => _id === find.messageId)?.text
      const value = isUnknown(find) && text ? valueIn(text, find.detail, lead[find.detail]) : ''
      return value ? { ...find, value } : find
    })
  }

  const earlier = links(region) as unknown as DocStore<EarlierLink>
  for await (const { _id, lead, leadKey = lead } of everyDocument(earlier)) {
    if (lead === undefined) continue
    await earlier.updateOne({ _id, lead }, { $set: { leadKey }, $unset: { lead: '' } })
  }
  for await (const lead of everyDocument(leads(region))) {
    const { _id, rev, conversationIds, fieldRevs } = lead
    const found = await withValues(lead)
    const isOpen = conversationIds.length > 1 && leadDetails.some((detail) => !fieldRevs?.[detail])
    if (found === lead.found && !isOpen) continue
    const sealed = isOpen && {
      found: ownFinds({ ...originOf(lead), found }),
      fieldRevs: { ...fieldRevs, ...revsOfMerged(lead) },
    }
    await leads(region).updateOne({ _id, rev }, { $set: { found, ...sealed }, $inc: { rev: 1 } })
  }
}

/** A detail as it stands in a message; '' where it does not. */
function valueIn(text: string, detail: LeadDetail, kept: string): string {
  if (kept && isSaid({ [detail]: kept }, text)) return kept
  return detail === 'email' ? (contactDetailsIn(text)?.email ?? '') : ''
}
