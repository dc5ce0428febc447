import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '#features/shared/client.ts'
import type { Agent } from '#mocks/contracts/agents/agent.schema.ts'
import { getVersion, listVersions, restoreVersion } from '#mocks/contracts/agents/version.contract.ts'
import type { Region } from '#mocks/contracts/shared/region.ts'
import { agentQuery, keepAgent } from './agent.queries.ts'

/** An agent's version history, newest first. */
export function versionsQuery(region: Region, agentId: string) {
  return queryOptions({
    queryKey: [listVersions.id, region, agentId],
    queryFn: ({ signal }) => call(listVersions, { params: { region, agentId }, signal }),
  })
}

/** One version with the agent as it was; it never changes. */
export function versionQuery(region: Region, agentId: string, version: number) {
  return queryOptions({
    queryKey: [getVersion.id, region, agentId, version],
    queryFn: ({ signal }) =>
      call(getVersion, { params: { region, agentId, version: String(version) }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
  })
}

/** Makes a version the draft again. */
export function useRestoreVersion(region: Region, agent: Pick<Agent, 'ID' | 'rev'>) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (version: number) =>
      call(restoreVersion, {
        params: { region, agentId: agent.ID, version: String(version) },
        body: { rev: agent.rev },
      }),
    onSuccess(restored) {
      void keepAgent(queries, region, restored)
      return queries.invalidateQueries({ queryKey: versionsQuery(region, agent.ID).queryKey })
    },
    // Someone else may have changed the draft: what is compared with is read again.
    onError: () => queries.invalidateQueries({ queryKey: agentQuery(region, agent.ID).queryKey }),
  })
}
