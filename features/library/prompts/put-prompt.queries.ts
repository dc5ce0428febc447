import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '#features/shared/client.ts'
import { getAgent, listAgents, saveAgent } from '#mocks/contracts/agents/agent.contract.ts'
import type { Agent } from '#mocks/contracts/agents/agent.schema.ts'
import type { ComboboxOption } from '#ui/combobox/combobox.types.ts'
import type { LibraryOwner } from '../shared/use-library-access.ts'

/** Agents whose name or description holds the typed words, last changed first. */
export async function findAgents(
  { region, workspaceId }: LibraryOwner,
  typed: string,
  signal: AbortSignal,
): Promise<ComboboxOption[]> {
  const { items } = await call(listAgents, {
    params: { region },
    query: { workspaceId, q: typed.trim() || undefined, limit: '30' },
    signal,
  })
  return items.map(({ ID, title }) => ({ value: ID, label: title }))
}

/** An agent's draft, for the prompt it has now. */
export function agentPromptQuery({ region }: LibraryOwner, agentId: string) {
  return queryOptions({
    queryKey: [getAgent.id, region, agentId],
    queryFn: ({ signal }) => call(getAgent, { params: { region, agentId }, signal }),
    staleTime: 0,
  })
}

/** Replaces an agent's prompt, on top of the revision that was shown. */
export function usePutPrompt({ region }: LibraryOwner) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: ({ agent: { ID, rev }, content }: { agent: Agent; content: string }) =>
      call(saveAgent, { params: { region, agentId: ID }, body: { vg_systemPrompt: content, rev } }),
    onSuccess(agent) {
      queries.setQueryData(agentPromptQuery({ region, workspaceId: agent.ownerID }, agent.ID).queryKey, agent)
      return queries.invalidateQueries({ queryKey: [listAgents.id] })
    },
  })
}
