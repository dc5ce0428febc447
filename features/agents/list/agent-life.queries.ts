import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { call } from '#features/shared/client.ts'
import { newAgentId } from '#features/shared/new-agent-id.ts'
import { getAgent } from '#mocks/contracts/agents/agent.contract.ts'
import { duplicateAgent, removeAgent } from '#mocks/contracts/agents/agent-life.contract.ts'
import type { Region } from '#mocks/contracts/shared/region.ts'
import { readAgentsAgain } from '../core/agent.queries.ts'

/** Copies an agent; a retry of a copy that failed makes no second one. */
export function useDuplicateAgent(region: Region) {
  const queries = useQueryClient()
  const copyId = useRef(newAgentId())
  return useMutation({
    mutationFn: (agentId: string) =>
      call(duplicateAgent, { params: { region, agentId }, body: { agentId: copyId.current } }),
    onSuccess() {
      copyId.current = newAgentId()
      return readAgentsAgain(queries)
    },
  })
}

/** Removes an agent for good. */
export function useRemoveAgent(region: Region) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (agentId: string) => call(removeAgent, { params: { region, agentId } }),
    onSuccess(_, agentId) {
      queries.removeQueries({ queryKey: [getAgent.id, region, agentId] })
      return readAgentsAgain(queries)
    },
  })
}
