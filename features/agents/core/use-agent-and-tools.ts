import { useQuery } from '@tanstack/react-query'
import type { Region } from '#mocks/contracts/shared/region.ts'
import { agentQuery } from './agent.queries.ts'
import { toolChoicesQuery } from './tool.queries.ts'

/** An agent, then every function its workspace has. */
export function useAgentAndTools(region: Region, agentId: string) {
  const agent = useQuery(agentQuery(region, agentId))
  const ownerID = agent.data?.ownerID ?? ''
  const functions = useQuery({ ...toolChoicesQuery(region, ownerID), enabled: ownerID !== '' })
  return [agent, functions] as const
}
