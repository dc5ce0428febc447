import { call } from '#features/shared/client.ts'
import { useSecretKey } from '#features/shared/secret-key/use-secret-key.ts'
import type { Region } from '#mocks/contracts/shared/region.ts'
import {
  createWorkspaceKey,
  getWorkspaceKey,
  removeWorkspaceKey,
} from '#mocks/contracts/workspaces/workspace-key.contract.ts'

/** The secret of a workspace. */
export function useWorkspaceKey(region: Region, uid: string) {
  const params = { region, uid }
  return useSecretKey({
    queryKey: [getWorkspaceKey.id, region, uid],
    get: (signal) => call(getWorkspaceKey, { params, signal }),
    async make() {
      const { workspaceSecret: secret, key } = await call(createWorkspaceKey, { params })
      return { secret, key }
    },
    end: () => call(removeWorkspaceKey, { params }),
  })
}
