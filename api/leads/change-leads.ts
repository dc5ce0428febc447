import { keysOf } from '#mocks/contracts/conversations/same-visitor.ts'
import type { CheckedRow } from '#mocks/contracts/leads/import-row.schema.ts'
import { leadsFull, leadTwice, refuseLead } from '#mocks/contracts/leads/lead.refusals.ts'
import type { LeadFields } from '#mocks/contracts/leads/lead.schema.ts'
import { leadsLimit } from '#mocks/contracts/leads/lead-limits.ts'
import {
  filledGaps,
  findsBeside,
  mergedLead,
  ownFinds,
  revsOfFilled,
  revsOfMerged,
  withFinds,
} from '#mocks/contracts/leads/lead-rules.ts'
import type { LeadSource } from '#mocks/contracts/leads/lead-sources.ts'
import type { Region } from '#mocks/contracts/shared/region.ts'
import type { AgentDoc } from '../agents/agent.repository.ts'
import { type Deps, unixNow } from '../deps.ts'
import { conflict, notFound, refuse, refused } from '../http/http-error.ts'
import { createEventRecorder } from '../library/events/event-recorder.ts'
import { changeDocument } from '../store/change-document.ts'
import { insertWithin } from '../store/insert-within.ts'
import { saveFields } from '../store/save-fields.ts'
import { createLeadRepository, type LeadDoc, leadKey, originOf, presentLead } from './lead.repository.ts'

/** What somebody writes of a lead, and the revision they wrote it on. */
type Sent = Partial<LeadFields> & { rev?: number }
/** The agent whose leads are changed. */
type Owner = Pick<AgentDoc, '_id' | 'ownerID' | 'title'>

/** Tries to take a lead in that others keep changing. */
const mergeAttempts = 20
/** Conversations that are led to another lead in one go. */
const batch = 100

/** Writes, merges and deletes leads. */
export function createChangeLeads(deps: Pick<Deps, 'stores' | 'now' | 'log'>) {
  const { leads, links, find, settingsOf } = createLeadRepository(deps.stores)
  const events = createEventRecorder(deps)

  /** Keeps a new lead where there is room; the same id again is the one that is there. */
  async function insert(
    region: Region,
    agent: Owner,
    ID: string,
    source: LeadSource,
    { consent = '', createdAt, ...sent }: CheckedRow,
  ): Promise<LeadDoc> {
    const settings = await settingsOf(region, agent._id)
    const now = unixNow(deps)
    const fields: LeadFields = {
      name: '',
      email: '',
      phone: '',
      stage: settings.stages[0] ?? '',
      owner: '',
      notes: '',
      fields: [],
      ...sent,
    }
    refuse(refuseLead(fields, settings, sent))
    const lead: LeadDoc = {
      _id: leadKey(agent._id, ID),
      agentId: agent._id,
      ...fields,
      ...keysOf(fields),
      source,
      conversationIds: [],
      consent,
      found: [],
      mailAt: 0,
      mailTries: 0,
      mailedTo: [],
      createdAt: createdAt ?? now,
      updatedAt: now,
      rev: 1,
      fieldRevs: {},
    }
    const isNew = await insertWithin(leads(region), lead, {
      among: { agentId: agent._id },
      most: leadsLimit,
      full: () => refused(leadsFull),
    })
    if (!isNew) {
      const twin = await find(region, agent._id, ID)
      if (!twin) throw notFound()
      return twin
    }
    // Whoever brings a file in knows of its rows.
    if (source === 'file') return lead
    events.record(region, agent.ownerID, 'lead_created', {
      agentId: agent._id,
      agentName: agent.title,
      leadId: ID,
      name: lead.name,
      email: lead.email,
      phone: lead.phone,
      source,
      conversationId: '',
    })
    return lead
  }

  /** Follows a lead's conversations: to another lead, or to none. */
  async function relink(region: Region, lead: LeadDoc, to: string | null): Promise<void> {
    const mine = { agentId: lead.agentId, leadKey: lead._id }
    if (to === null) return void (await links(region).deleteMany(mine))
    for (;;) {
      const held = await links(region).find(mine, { limit: batch }).toArray()
      for (const { _id } of held) await links(region).updateOne({ ...mine, _id }, { $set: { leadKey: to } })
      if (held.length < batch) return
    }
  }

  async function remove(region: Region, lead: LeadDoc): Promise<void> {
    await relink(region, lead, null)
    await leads(region).deleteOne({ _id: lead._id })
  }

  const takeIn = (region: Region, id: string, other: LeadDoc): Promise<LeadDoc> =>
    changeDocument<LeadDoc>({
      store: leads(region),
      id,
      edit(doc) {
        const fields = mergedLead(presentLead(doc), presentLead(other))
        return {
          ...fields,
          ...keysOf({ ...doc, ...fields }),
          fieldRevs: { ...doc.fieldRevs, ...revsOfMerged(doc, fields) },
          found: withFinds(ownFinds(originOf(doc)), ownFinds(originOf(other))),
          updatedAt: unixNow(deps),
        }
      },
      attempts: mergeAttempts,
      // Somebody else was faster every time: for this caller it stays as it was.
      refuse: () => notFound(),
    })

  return {
    insert,
    remove,

    /** Makes a lead, or changes the sent fields of one; what somebody else changed since `rev` is a 409. */
    async save(region: Region, agent: Owner, ID: string, { rev, ...sent }: Sent): Promise<LeadDoc> {
      const existing = await find(region, agent._id, ID)
      if (!existing) {
        if (rev !== undefined) throw notFound()
        return insert(region, agent, ID, 'member', sent)
      }
      refuse(refuseLead({ ...existing, ...sent }, await settingsOf(region, agent._id), sent))
      return saveFields<LeadDoc>({
        store: leads(region),
        id: existing._id,
        fields: sent,
        rev,
        stamp: (doc) => ({
          ...keysOf({ ...doc, ...sent }),
          found: findsBeside(doc, sent),
          updatedAt: unixNow(deps),
        }),
        present: presentLead,
      })
    },

    /** Fills a lead's gaps with what a file tells of the same person. */
    fill: (region: Region, _id: string, told: CheckedRow): Promise<LeadDoc> =>
      changeDocument<LeadDoc>({
        store: leads(region),
        id: _id,
        edit(doc) {
          const gaps = filledGaps(doc, told)
          if (Object.keys(gaps).length === 0) return null
          return {
            ...gaps,
            ...keysOf({ ...doc, ...gaps }),
            fieldRevs: { ...doc.fieldRevs, ...revsOfFilled(doc, gaps) },
            updatedAt: unixNow(deps),
          }
        },
        refuse: (doc) => conflict([], presentLead(doc)),
      }),

    /** Takes another lead into this one; the other goes last, and only as it was taken in: nothing is lost on the way. */
    async merge(region: Region, agentId: string, ID: string, otherId: string): Promise<LeadDoc> {
      if (ID === otherId) throw refused(leadTwice)
      let merged: LeadDoc | null = null
      for (let attempt = 0; attempt < mergeAttempts; attempt += 1) {
        const other = await find(region, agentId, otherId)
        if (!other && merged) return merged
        if (!other) throw notFound()
        merged = await takeIn(region, leadKey(agentId, ID), other)
        await relink(region, other, merged._id)
        const { deletedCount } = await leads(region).deleteOne({ _id: other._id, rev: other.rev })
        if (deletedCount === 1) return merged
      }
      // Somebody else was faster every time: for this caller it stays as it was.
      throw notFound()
    },
  }
}
