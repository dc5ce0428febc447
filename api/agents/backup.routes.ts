import { saveAgentBackup } from '#mocks/contracts/agents/backup.contract.ts'
import type { Region } from '#mocks/contracts/shared/region.ts'
import type { Deps } from '../deps.ts'
import { HttpError, invalid, notFound } from '../http/http-error.ts'
import { implement, type Operation, ok } from '../http/implement.ts'
import type { Principal } from '../http/principal.ts'
import { memberId } from '../workspaces/member.repository.ts'
import { createWorkspaceRepository } from '../workspaces/workspace.repository.ts'
import { createLoadAgent } from './load-agent.ts'
import { createVersionHistory } from './version-history.ts'

/** Keeping an agent as it is now, asked for by itself (spec 2 §7.3); publishing and restoring keep it anyway. */
export function backupRoutes(deps: Deps): Operation[] {
  const loadAgent = createLoadAgent(deps.stores)
  const history = createVersionHistory(deps)
  const { members } = createWorkspaceRepository(deps.stores)

  /** Nobody signs a backup with somebody else's name: a person uses their own, a server that of a member. */
  async function assertSigns(region: Region, workspaceId: string, email: string, principal: Principal) {
    if (principal.kind === 'user') {
      if (principal.email !== email) throw new HttpError(403)
    } else if (!(await members(region).findOne({ _id: memberId(workspaceId, email) }))) {
      throw invalid({ userEmail: 'This is not the address of a member of the workspace.' })
    }
  }

  return [
    implement(saveAgentBackup, async ({ params: { region }, body, principal, authorise }) => {
      const { agentId, workspaceId, userEmail } = body
      const agent = await loadAgent({ region, agentId }, authorise)
      if (agent.ownerID !== workspaceId) throw notFound()
      await assertSigns(region, workspaceId, userEmail, principal)
      return ok({ version: await history.backUp(region, agent, { savedBy: userEmail, keptFor: null }) })
    }),
  ]
}
