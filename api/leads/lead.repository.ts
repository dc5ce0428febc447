import { keysOf } from '#mocks/contracts/conversations/same-visitor.ts'
import type { LeadCard, LeadDetail, LeadFind, LeadSettings } from '#mocks/contracts/leads/lead.schema.ts'
import { newLeadSettings } from '#mocks/contracts/leads/lead.schema.ts'
import { detailGivenIn, leadNameIn } from '#mocks/contracts/leads/lead-rules.ts'
import type { Region } from '#mocks/contracts/shared/region.ts'
import { HttpError, notFound } from '../http/http-error.ts'
import { changeDocument } from '../store/change-document.ts'
import type { RevisedDoc } from '../store/save-fields.ts'
import type { Doc, DocStore, Stores } from '../store/store.ts'
import type { MailedDoc } from '../visitor-mails/mailed.ts'

/** Somebody who left their details; `_id` is `{agentId}:{ID}`. */
export interface LeadDoc extends RevisedDoc, MailedDoc, Omit<LeadCard, 'ID'> {
  /** What equal addresses have in common; '' for none. */
  emailKey: string
  /** What equal numbers have in common; '' for none. */
  phoneKey: string
  /** Messages its details were read in. */
  found: LeadFind[]
}

/** Which lead a conversation belongs to; `_id` is the conversation's. */
export interface LeadLinkDoc extends Doc {
  agentId: string
  /** `_id` of the lead. */
  leadKey: string
}

/** How an agent's leads are kept; `_id` is the agent's. */
export type LeadSettingsDoc = RevisedDoc &
  LeadSettings & {
    /** When its owner is mailed that its leads are full, in Unix milliseconds; 0 when they were. @default never */
    fullDueAt?: number
    /** When they were last told, or are to be, in Unix milliseconds. @default never */
    fullToldAt?: number
  }

/** The `_id` of an agent's lead. */
export const leadKey = (agentId: string, ID: string) => `${agentId}:${ID}`

/** Most leads that are told to be the same person. */
const shownDuplicates = 10

/** Leads, whose conversations are whose, and how they are kept, by region. */
export function createLeadRepository(stores: Stores) {
  const leads = (region: Region): DocStore<LeadDoc> => stores[region].collection('leads')
  const links = (region: Region): DocStore<LeadLinkDoc> => stores[region].collection('leadLinks')
  const settings = (region: Region): DocStore<LeadSettingsDoc> => stores[region].collection('leadSettings')

  return {
    leads,
    links,
    settings,

    find: (region: Region, agentId: string, ID: string) =>
      leads(region).findOne({ _id: leadKey(agentId, ID) }),

    /** Leads of an agent with the same address or number, the latest first. */
    async alike(
      region: Region,
      agentId: string,
      details: Pick<LeadCard, 'email' | 'phone'>,
      most = shownDuplicates,
    ): Promise<LeadDoc[]> {
      const keys = keysOf(details)
      const found: LeadDoc[] = []
      for (const name of ['emailKey', 'phoneKey'] as const) {
        if (!keys[name]) continue
        const docs = await leads(region)
          .find({ agentId, [name]: keys[name] }, { sort: { createdAt: -1 }, limit: most })
          .toArray()
        found.push(...docs.filter(({ _id }) => !found.some((one) => one._id === _id)))
      }
      return found.slice(0, most)
    },

    /** How an agent's leads are kept. */
    async settingsOf(region: Region, agentId: string): Promise<LeadSettings> {
      const found = await settings(region).findOne({ _id: agentId })
      if (!found) return newLeadSettings
      return presentLeadSettings(found)
    },

    /** Forgets that a conversation was a lead's, and what was read in it; the lead itself stays. */
    async forgetConversation(region: Region, conversationId: string): Promise<void> {
      const link = await links(region).findOne({ _id: conversationId })
      const lead = link && (await leads(region).findOne({ _id: link.leadKey }))
      if (lead) {
        await changeDocument<LeadDoc>({
          store: leads(region),
          id: lead._id,
          edit: ({ conversationIds, found }) => ({
            conversationIds: conversationIds.filter((id) => id !== conversationId),
            found: found.filter((find) => find.conversationId !== conversationId),
          }),
          refuse: () => notFound(),
        }).catch((error: unknown) => {
          // It was deleted meanwhile, with all it knew.
          if (!(error instanceof HttpError) || error.status !== 404) throw error
        })
      }
      if (link) await links(region).deleteOne({ _id: conversationId })
    },

    /** What the leads of some conversations are called in them, in two looks at the store; '' for none. */
    async namesIn(
      region: Region,
      conversationIds: readonly string[],
    ): Promise<(conversationId: string) => string> {
      if (conversationIds.length === 0) return () => ''
      const linked = await links(region)
        .find({ _id: { $in: [...conversationIds] } })
        .toArray()
      const keys = [...new Set(linked.map((link) => link.leadKey))]
      const docs =
        keys.length === 0
          ? []
          : await leads(region)
              .find({ _id: { $in: keys } })
              .toArray()
      const byKey = new Map(docs.map((doc) => [doc._id, doc]))
      const keyOf = new Map(linked.map((link) => [link._id, link.leadKey]))
      return (conversationId) => {
        const doc = byKey.get(keyOf.get(conversationId) ?? '')
        return leadNameIn(doc && originOf(doc), conversationId)
      }
    },

    /** The lead a conversation belongs to; null where its visitor left no details. */
    async ofConversation(region: Region, agentId: string, conversationId: string): Promise<LeadDoc | null> {
      const link = await links(region).findOne({ _id: conversationId })
      return link?.agentId === agentId ? leads(region).findOne({ _id: link.leadKey }) : null
    },
  }
}

/** How leads are kept, as members see it. */
export function presentLeadSettings(doc: LeadSettingsDoc): LeadSettings {
  const { _id, fieldRevs, fullDueAt, fullToldAt, ...kept } = doc
  return kept
}

/** A lead as rules of where its details are from take it. */
export const originOf = (doc: LeadDoc) => ({ ...doc, ID: presentLead(doc).ID })

/** A detail of a lead as it was given in a conversation; '' elsewhere. */
export function givenOf(doc: LeadDoc | null, detail: LeadDetail, conversationId: string): string {
  return detailGivenIn(doc && originOf(doc), detail, conversationId)
}

/** A lead as lists show it. */
export function presentLead(doc: LeadDoc): LeadCard {
  const {
    _id,
    emailKey,
    phoneKey,
    found,
    mailAt,
    mailTries,
    mailedTo,
    sender,
    gatheredAt,
    fieldRevs,
    ...card
  } = doc
  return { ID: _id.slice(card.agentId.length + 1), ...card }
}
