import { importLeads } from '#mocks/contracts/leads/import.contract.ts'
import { importRows } from '#mocks/contracts/leads/import-rows.ts'
import {
  getConversationLead,
  getLead,
  listLeads,
  mergeLeads,
  removeLead,
  saveLead,
} from '#mocks/contracts/leads/lead.contract.ts'
import type { Lead } from '#mocks/contracts/leads/lead.schema.ts'
import type { Region } from '#mocks/contracts/shared/region.ts'
import { createLoadAgent } from '../agents/load-agent.ts'
import { createConversationRepository } from '../conversations/conversation.repository.ts'
import { createSameVisitor } from '../conversations/same-visitor.ts'
import { type Deps, unixNow } from '../deps.ts'
import { HttpError, notFound } from '../http/http-error.ts'
import { implement, type Operation, ok } from '../http/implement.ts'
import { newId } from '../shared/secrets.ts'
import { createWorkspaceRepository } from '../workspaces/workspace.repository.ts'
import { createChangeLeads } from './change-leads.ts'
import { createLeadRepository, givenOf, type LeadDoc, presentLead } from './lead.repository.ts'
import { listLeadPage } from './list-leads.ts'

/** Leads as members see and change them. */
export function leadRoutes(deps: Deps): Operation[] {
  const loadAgent = createLoadAgent(deps.stores)
  const repository = createLeadRepository(deps.stores)
  const change = createChangeLeads(deps)
  const { messages } = createConversationRepository(deps.stores)
  const { sharedWith } = createSameVisitor(deps.stores)
  const { emails } = createWorkspaceRepository(deps.stores)

  /** A lead with the words its details were read in, as far as they are there still, and who may be the same. */
  async function whole(region: Region, doc: LeadDoc): Promise<Lead> {
    const alike = await repository.alike(region, doc.agentId, doc)
    const leadId = presentLead(doc).ID
    const shared = await sharedWith(region, doc.agentId, { leadId })
    const inMessages = doc.found.filter(({ messageId }) => messageId !== '')
    const ids = [...new Set(inMessages.map(({ messageId }) => messageId))]
    const held = await messages(region)
      .find({ _id: { $in: ids } }, { limit: ids.length || 1 })
      .toArray()
    return {
      ...presentLead(doc),
      found: inMessages.map((find) => ({
        ...find,
        text: held.find(({ _id }) => _id === find.messageId)?.text ?? null,
      })),
      duplicates: alike.filter(({ _id }) => _id !== doc._id).map(presentLead),
      sharedConversations: shared.count,
    }
  }

  return [
    implement(listLeads, async ({ params: { region, agentId }, params, query, authorise }) => {
      await loadAgent(params, authorise)
      return ok(await listLeadPage(repository.leads(region), { agentId, query }))
    }),

    implement(getLead, async ({ params, authorise }) => {
      await loadAgent(params, authorise)
      const doc = await repository.find(params.region, params.agentId, params.leadId)
      if (!doc) throw notFound()
      return ok(await whole(params.region, doc))
    }),

    implement(saveLead, async ({ params, body, authorise }) => {
      const agent = await loadAgent(params, authorise)
      return ok(await whole(params.region, await change.save(params.region, agent, params.leadId, body)))
    }),

    implement(removeLead, async ({ params, authorise }) => {
      await loadAgent(params, authorise)
      const doc = await repository.find(params.region, params.agentId, params.leadId)
      if (doc) await change.remove(params.region, doc)
      return ok({ success: true as const })
    }),

    implement(mergeLeads, async ({ params, body, authorise }) => {
      await loadAgent(params, authorise)
      const { region, agentId, leadId } = params
      return ok(await whole(region, await change.merge(region, agentId, leadId, body.otherId)))
    }),

    implement(getConversationLead, async ({ params, authorise }) => {
      await loadAgent(params, authorise)
      const { region, agentId, conversationId } = params
      const doc = await repository.ofConversation(region, agentId, conversationId)
      return ok({ lead: doc && presentLead(doc), givenEmail: givenOf(doc, 'email', conversationId) })
    }),

    implement(importLeads, async ({ params, body, authorise }) => {
      const agent = await loadAgent(params, authorise)
      const { region, agentId } = params
      const imported = await importRows(body.rows, {
        find: async ({ email = '', phone = '' }) =>
          (await repository.alike(region, agentId, { email, phone }, 1))[0],
        fill: ({ _id }, row) => change.fill(region, _id, row),
        add: (row) => change.insert(region, agent, newId(), 'file', row),
        people: await emails(region, agent.ownerID),
        now: unixNow(deps),
        reasonOf: (error) =>
          error instanceof HttpError && error.status < 500
            ? { fields: error.details.fields, message: error.message }
            : undefined,
      })
      return ok(imported)
    }),
  ]
}
