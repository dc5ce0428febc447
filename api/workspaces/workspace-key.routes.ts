import {
  createWorkspaceKey,
  getWorkspaceKey,
  removeWorkspaceKey,
} from '#mocks/contracts/workspaces/workspace-key.contract.ts'
import { implement, type Operation, ok } from '../http/implement.ts'
import type { KeyService } from '../session/key.service.ts'

/** The secret a workspace's own servers call with. */
export function workspaceKeyRoutes(keys: KeyService): Operation[] {
  return [
    implement(getWorkspaceKey, async ({ params: { region, uid }, authorise }) => {
      authorise({ workspaceId: uid })
      return ok({ key: await keys.describe(region, 'workspace', uid) })
    }),

    implement(createWorkspaceKey, async ({ params: { region, uid }, authorise }) => {
      authorise({ workspaceId: uid })
      const { secret, key } = await keys.replace(region, 'workspace', uid)
      return ok({ workspaceSecret: secret, key })
    }),

    implement(removeWorkspaceKey, async ({ params: { region, uid }, authorise }) => {
      authorise({ workspaceId: uid })
      await keys.revoke(region, 'workspace', uid)
      return ok({ success: true as const })
    }),
  ]
}
