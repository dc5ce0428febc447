import { getModelKey, saveModelKey } from '#mocks/contracts/library/model-key.contract.ts'
import { refuseModelKey } from '#mocks/contracts/library/model-key-rules.ts'
import type { Deps } from '../../deps.ts'
import { refuse } from '../../http/http-error.ts'
import { implement, type Operation, ok } from '../../http/implement.ts'
import { createModelKeys } from './model-keys.ts'

/** The key a workspace's agents ask the language model with. */
export function modelKeyRoutes(deps: Deps): Operation[] {
  const keys = createModelKeys(deps)
  return [
    implement(getModelKey, async ({ params: { region, workspaceId }, authorise }) => {
      authorise({ workspaceId })
      return ok(await keys.describe(region, workspaceId))
    }),

    implement(
      saveModelKey,
      async ({ params: { region, workspaceId }, body: { credentialId }, authorise }) => {
        authorise({ workspaceId })
        if (credentialId !== null) {
          const candidate = await keys.candidate(region, workspaceId, credentialId)
          refuse(refuseModelKey(candidate, keys.host))
        }
        await keys.choose(region, workspaceId, credentialId)
        return ok(await keys.describe(region, workspaceId))
      },
    ),
  ]
}
