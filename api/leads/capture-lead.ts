import type { Agent } from '#mocks/contracts/agents/agent.schema.ts'
import { keysOf } from '#mocks/contracts/conversations/same-visitor.ts'
import { leadsFull } from '#mocks/contracts/leads/lead.refusals.ts'
import { type LeadCard, type LeadDetail, leadDetails } from '#mocks/contracts/leads/lead.schema.ts'
import { leadStagesLimit, leadsLimit, leadValueLimit } from '#mocks/contracts/leads/lead-limits.ts'
import {
  completedLead,
  leadIdFor,
  withConsent,
  withConversations,
  withFinds,
} from '#mocks/contracts/leads/lead-rules.ts'
import type { LeadSource } from '#mocks/contracts/leads/lead-sources.ts'
import { cutText } from '#mocks/contracts/shared/cut-text.ts'
import type { Region } from '#mocks/contracts/shared/region.ts'
import { plainLine } from '#mocks/contracts/shared/visible-text.ts'
import { createFigureMarks } from '../analytics/figure-marks.ts'
import { createBesideConversation, type KeptConversation } from '../conversations/beside-conversation.ts'
import { type Deps, unixNow } from '../deps.ts'
import { HttpError, notFound, refused } from '../http/http-error.ts'
import { createEventRecorder } from '../library/events/event-recorder.ts'
import { changeDocument } from '../store/change-document.ts'
import { insertIfAbsent } from '../store/insert-if-absent.ts'
import { insertWithin } from '../store/insert-within.ts'
import { createSenders } from '../visitor-mails/senders.ts'
import { createFullLeads } from './full-leads.ts'
import { createLeadRepository, type LeadDoc, leadKey, presentLead } from './lead.repository.ts'
import { createLeadBudgets } from './lead-budgets.ts'

/** Details somebody left in a conversation. */
export interface LeftDetails {
  region: Region
  agent: Pick<Agent, 'ID' | 'ownerID' | 'title'>
  conversationId: string
  /** The conversation they were left in, once it stands: none is kept of one that is gone. @default none is looked at */
  kept?: KeptConversation | undefined
  /** The owner's own tests make no leads. */
  channel: 'widget' | 'test'
  source: LeadSource
  details: Partial<Record<LeadDetail, string>>
  /** What they answered to the owner's own questions; each has a column. @default nothing */
  fields?: LeadCard['fields']
  /** What they could read about their details. @default the consent text of the agent's leads */
  consent?: string
  /** Where they come from. @default unknown */
  address?: string
  /** The message they were read in; absent where none is kept. */
  messageId?: string
}

/** What details made: a lead, and an event that tells of it, by their ids. */
interface Fresh {
  lead?: string
  event?: string
}

/** A lead of words alone waits so long for what else its visitor tells before it is mailed about, in milliseconds. */
const mailWaitMs = 2 * 60_000

/** Makes leads of what visitors leave: one of each conversation, until a member puts two together. */
export function createLeadCapture(deps: Pick<Deps, 'stores' | 'now' | 'log'>) {
  const { leads, links, ofConversation, forgetConversation, settingsOf } = createLeadRepository(deps.stores)
  const besideConversation = createBesideConversation(deps.stores)
  const events = createEventRecorder(deps)
  const noteFull = createFullLeads(deps)
  const marks = createFigureMarks(deps)
  const senderOf = createSenders(deps)
  const budgets = createLeadBudgets(deps)

  function foundIn({ conversationId, messageId = '', source, details }: LeftDetails): LeadDoc['found'] {
    // A request begins with what is known already, which may be from elsewhere.
    if (source === 'request') return []
    return leadDetails.flatMap((detail) => {
      const value = details[detail]
      return value ? [{ detail, conversationId, messageId, value }] : []
    })
  }

  /** A new lead under the conversation's own id, so that two messages at once make one. */
  async function create(left: LeftDetails): Promise<LeadDoc | null> {
    const { region, agent, conversationId, source, details } = left
    const { stages, consent } = { ...(await settingsOf(region, agent.ID)), ...consentOf(left) }
    const now = unixNow(deps)
    const { name = '', email = '', phone = '' } = details
    const lead: LeadDoc = {
      _id: leadKey(agent.ID, conversationId),
      agentId: agent.ID,
      name,
      email,
      phone,
      ...keysOf({ email, phone }),
      stage: stages[0] ?? '',
      owner: '',
      notes: '',
      fields: left.fields ?? [],
      source,
      conversationIds: [conversationId],
      consent,
      found: foundIn(left),
      // A request is mailed about as one.
      mailAt: source === 'request' ? 0 : deps.now() + mailWaitMs,
      mailTries: 0,
      mailedTo: [],
      ...(source !== 'request' && { sender: await senderOf(region, agent, left.address) }),
      createdAt: now,
      updatedAt: now,
      rev: 1,
      fieldRevs: {},
    }
    const isNew = await marks.during(region, agent.ID, now, () =>
      insertWithin(leads(region), lead, {
        among: { agentId: agent.ID },
        most: leadsLimit,
        full: () => refused(leadsFull),
      }),
    )
    return isNew ? lead : null
  }

  /**
   * Adds what is told to a lead. What a member wrote stays; the conversation that made it may complete and correct it.
   * What is said in one that a member put with it is remembered as said there.
   */
  function complete(_id: string, left: LeftDetails): Promise<LeadDoc> {
    const { region, conversationId, details } = left
    return changeDocument<LeadDoc>({
      store: leads(region),
      id: _id,
      edit(doc) {
        const isSame = doc.conversationIds.includes(conversationId)
        const isMaker = doc._id === leadKey(left.agent.ID, conversationId)
        const told = {
          ...(isMaker && completedLead(doc, details, left.source)),
          // What is filled in from now on stays, with what was read beside it.
          ...(isMaker && left.source === 'form' && doc.source !== 'form' && filledIn(left)),
          ...(isMaker && left.source === 'request' && consentBeside(doc, left)),
        }
        const found = withFinds(doc.found, foundIn(left))
        const fields = (isMaker ? (left.fields ?? []) : []).filter(
          ({ column }) => !doc.fields.some((field) => field.column === column && field.value),
        )
        const isTold =
          Object.keys(told).length > 0 || fields.length > 0 || found.some((one) => !doc.found.includes(one))
        if (isSame && !isTold) return null
        return {
          ...told,
          ...keysOf({ ...doc, ...told }),
          // Whoever writes notes at the same moment sees that there are more.
          ...(told.notes !== undefined && { 'fieldRevs.notes': doc.rev + 1 }),
          ...(fields.length > 0 && { fields: withFields(doc.fields, fields) }),
          found,
          conversationIds: withConversations(doc.conversationIds, [conversationId]),
          updatedAt: unixNow(deps),
        }
      },
      refuse: () => notFound(),
    })
  }

  /** @param fresh told what is there since, and was not before */
  async function keep(left: LeftDetails, fresh: Fresh): Promise<LeadCard | null> {
    const { region, agent, conversationId, source, details } = left
    const linked = await ofConversation(region, agent.ID, conversationId)
    const ID = leadIdFor(conversationId, linked && presentLead(linked), details, source)
    if (ID === null) return null
    // What adds to the lead of its conversation makes no other; a form is counted, and refused, before it is taken.
    const isCounted = !linked && source !== 'form'
    if (isCounted && (await budgets.takeOf(region, agent.ID, left.address)) > 0) return null
    const _id = leadKey(agent.ID, ID)
    const made = linked?._id === _id ? null : await create(left)
    if (made) fresh.lead = made._id
    const lead = made ?? (await complete(_id, left))
    // Who was put with another lead and then fills in the form has one of their own from then on.
    const isMoved = linked !== null && linked._id !== _id
    if (isMoved) await forgetConversation(region, conversationId)
    await insertIfAbsent(links(region), { _id: conversationId, agentId: agent.ID, leadKey: lead._id })
    if (made) {
      const { ID, name, email, phone, source } = presentLead(made)
      fresh.event = await events.record(region, agent.ownerID, 'lead_created', {
        agentId: agent.ID,
        agentName: agent.title,
        leadId: ID,
        name,
        email,
        phone,
        source,
        conversationId,
      })
    }
    return presentLead(lead)
  }

  /** Takes back what was kept of somebody whose conversation was removed meanwhile. */
  async function forget({ region, conversationId }: LeftDetails, { lead, event }: Fresh): Promise<void> {
    await forgetConversation(region, conversationId)
    if (lead) await leads(region).deleteOne({ _id: lead })
    if (event) await events.forget(region, event)
  }

  async function tellFull({ region, agent }: LeftDetails): Promise<void> {
    await noteFull(region, agent.ID).catch((error: unknown) => {
      deps.log.warn({ err: error, agent: agent.ID }, 'leads.full_not_noted')
    })
  }

  /** Keeps details somebody left; never throws: no answer fails with it. */
  return async function captureLead(left: LeftDetails): Promise<LeadCard | null> {
    if (left.channel === 'test') return null
    const told = leadDetails.flatMap((detail) => {
      const value = cutText(plainLine(left.details[detail]?.replace(/\s+/g, ' ') ?? ''), leadValueLimit)
      return value ? [[detail, value] as const] : []
    })
    if (told.length === 0 && !left.fields?.length) return null
    try {
      const fresh: Fresh = {}
      const details = { ...left, details: Object.fromEntries(told) }
      return await besideConversation(
        left,
        () => keep(details, fresh),
        () => forget(left, fresh),
      )
    } catch (error) {
      deps.log.warn({ err: error, agent: left.agent.ID }, 'leads.not_captured')
      if (error instanceof HttpError && error.message === leadsFull.message) await tellFull(left)
      return null
    }
  }
}

/** The consent text that was shown, where it is told. */
function consentOf({ consent }: LeftDetails): { consent?: string } {
  return consent ? { consent } : {}
}

/** The consent text that was shown beside what is asked at handoff, with those before it. */
function consentBeside(doc: LeadDoc, { consent = '' }: LeftDetails): { consent?: string } {
  const all = withConsent(doc.consent, consent)
  return all === doc.consent ? {} : { consent: all }
}

/** What a lead of words becomes whose visitor fills in the form. */
function filledIn(left: LeftDetails): Pick<LeadDoc, 'source'> & { consent?: string } {
  return { source: left.source, ...consentOf(left) }
}

/** Values of own columns with more of them, each column once. */
function withFields(before: LeadCard['fields'], more: LeadCard['fields']): LeadCard['fields'] {
  const kept = before.filter(({ column }) => !more.some((field) => field.column === column))
  return [...kept, ...more].slice(-leadStagesLimit)
}
