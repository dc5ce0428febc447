import { infiniteQueryOptions, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '#features/shared/client.ts'
import { filteredByCursor } from '#features/shared/lists/by-cursor.ts'
import { removeVisitor } from '#mocks/contracts/conversations/visitor.contract.ts'
import { importLeads } from '#mocks/contracts/leads/import.contract.ts'
import {
  getConversationLead,
  getLead,
  listLeads,
  mergeLeads,
  removeLead,
  saveLead,
} from '#mocks/contracts/leads/lead.contract.ts'
import type { LeadCard } from '#mocks/contracts/leads/lead.schema.ts'
import { getLeadSettings, saveLeadSettings } from '#mocks/contracts/leads/lead-settings.contract.ts'
import type { LeadSource } from '#mocks/contracts/leads/lead-sources.ts'
import type { BodyOf } from '#mocks/contracts/shared/define-contract.ts'
import type { Region } from '#mocks/contracts/shared/region.ts'
import { listMembers } from '#mocks/contracts/workspaces/member.contract.ts'

/** The agent whose leads they are. */
export interface LeadsOwner {
  region: Region
  agentId: string
}

/** Which leads are listed; '' is any. */
export interface LeadsView {
  q: string
  stage: string
  source: LeadSource | ''
  owner: string
}

const queryOf = ({ q, stage, source, owner }: LeadsView) => ({
  q: q || undefined,
  stage: stage || undefined,
  source: source || undefined,
  owner: owner || undefined,
})

/** Leads page by page; while another search runs, the last answer stays. */
export function leadsQuery({ region, agentId }: LeadsOwner, view: LeadsView) {
  return infiniteQueryOptions({
    queryKey: [listLeads.id, region, agentId, view],
    queryFn: ({ signal, pageParam: cursor }) =>
      call(listLeads, { params: { region, agentId }, query: { ...queryOf(view), cursor }, signal }),
    ...filteredByCursor,
  })
}

/** Every lead of a view, page after page. */
export async function allLeads({ region, agentId }: LeadsOwner, view: LeadsView): Promise<LeadCard[]> {
  const all: LeadCard[] = []
  for (let cursor: string | undefined; ; ) {
    const query = { ...queryOf(view), cursor, limit: '100' }
    const page = await call(listLeads, { params: { region, agentId }, query })
    all.push(...page.items)
    if (page.nextCursor === null) return all
    cursor = page.nextCursor
  }
}

/** One lead with where its details were read. */
export function leadQuery({ region, agentId }: LeadsOwner, leadId: string) {
  return queryOptions({
    queryKey: [getLead.id, region, agentId, leadId],
    queryFn: ({ signal }) => call(getLead, { params: { region, agentId, leadId }, signal }),
    // What a form is filled with is always fresh.
    gcTime: 0,
  })
}

/** Stages, columns and what makes a lead. */
export function leadSettingsQuery({ region, agentId }: LeadsOwner) {
  return queryOptions({
    queryKey: [getLeadSettings.id, region, agentId],
    queryFn: ({ signal }) => call(getLeadSettings, { params: { region, agentId }, signal }),
  })
}

/** The lead a conversation belongs to. */
export function conversationLeadQuery({ region, agentId }: LeadsOwner, conversationId: string) {
  return queryOptions({
    queryKey: [getConversationLead.id, region, agentId, conversationId],
    queryFn: ({ signal }) =>
      call(getConversationLead, { params: { region, agentId, conversationId }, signal }),
  })
}

/** Who may look after a lead: the first hundred members of the workspace. */
export function ownersQuery(region: Region, uid: string) {
  return queryOptions({
    queryKey: [listMembers.id, region, uid, 'owners'],
    queryFn: async ({ signal }) => {
      const { items } = await call(listMembers, {
        params: { region, uid },
        query: { limit: '100' },
        signal,
      })
      return items.map(({ email }) => email)
    },
  })
}

/** Writes, merges, brings in and deletes leads. */
export function useLeadChanges({ region, agentId }: LeadsOwner) {
  const queries = useQueryClient()
  const params = { region, agentId }
  const reread = (...ids: string[]) =>
    Promise.all(ids.map((id) => queries.invalidateQueries({ queryKey: [id, region, agentId] })))
  const onSuccess = () => reread(listLeads.id, getLead.id, getConversationLead.id, getLeadSettings.id)
  // The open lead is gone: it is asked for no more.
  const onGone = () => reread(listLeads.id, getConversationLead.id)
  const save = useMutation({
    mutationFn: ({ leadId, ...body }: { leadId: string } & BodyOf<typeof saveLead>) =>
      call(saveLead, { params: { ...params, leadId }, body }),
    onSuccess,
  })
  const remove = useMutation({
    mutationFn: (leadId: string) => call(removeLead, { params: { ...params, leadId } }),
    onSuccess: onGone,
  })
  const merge = useMutation({
    mutationFn: ({ leadId, otherId }: { leadId: string; otherId: string }) =>
      call(mergeLeads, { params: { ...params, leadId }, body: { otherId } }),
    onSuccess,
  })
  const bring = useMutation({
    mutationFn: (body: BodyOf<typeof importLeads>) => call(importLeads, { params, body }),
    onSuccess,
  })
  const saveSettings = useMutation({
    mutationFn: (body: BodyOf<typeof saveLeadSettings>) => call(saveLeadSettings, { params, body }),
    onSuccess,
  })
  const erase = useMutation({
    mutationFn: (body: BodyOf<typeof removeVisitor>) => call(removeVisitor, { params, body }),
    onSuccess: onGone,
  })
  return { save, remove, merge, bring, saveSettings, erase }
}
