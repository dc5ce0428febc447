import { call } from '#features/shared/client.ts'
import { useSecretKey } from '#features/shared/secret-key/use-secret-key.ts'
import { createAgentKey, getAgentKey, removeAgentKey } from '#mocks/contracts/agents/agent-key.contract.ts'
import type { Region } from '#mocks/contracts/shared/region.ts'

/** The key of an agent. */
export function useAgentKey(region: Region, agentId: string) {
  const params = { region, agentId }
  return useSecretKey({
    queryKey: [getAgentKey.id, region, agentId],
    get: (signal) => call(getAgentKey, { params, signal }),
    async make() {
      const { SECRET_API_KEY: secret, key } = await call(createAgentKey, { params })
      return { secret, key }
    },
    end: () => call(removeAgentKey, { params }),
  })
}
