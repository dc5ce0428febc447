import { saveAgentBackup } from '#mocks/contracts/agents/backup.contract.ts'
import {
  getVersion,
  listVersions,
  publishAgent,
  restoreVersion,
} from '#mocks/contracts/agents/version.contract.ts'
import type { Region } from '#mocks/contracts/shared/region.ts'
import type { Deps } from '../deps.ts'
import { HttpError, invalid, notFound } from '../http/http-error.ts'
import { implement, type Operation, ok } from '../http/implement.ts'
import { addressOf, type Principal } from '../http/principal.ts'
import { createEventRecorder } from '../library/events/event-recorder.ts'
import { memberId } from '../workspaces/member.repository.ts'
import { createWorkspaceRepository } from '../workspaces/workspace.repository.ts'
import { createLoadAgent } from './load-agent.ts'
import { createPublishAgent } from './publish-agent.ts'
import { createRestoreVersion } from './restore-version.ts'
import { createVersionHistory, presentVersion } from './version-history.ts'

/** Publishing, the version history, restoring and backups. */
export function versionRoutes(deps: Deps): Operation[] {
  const loadAgent = createLoadAgent(deps.stores)
  const publish = createPublishAgent(deps)
  const history = createVersionHistory(deps)
  const restore = createRestoreVersion(deps)
  const events = createEventRecorder(deps)
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
    implement(publishAgent, async ({ params, principal, authorise }) => {
      const agent = await loadAgent(params, authorise)
      const published = await publish(params.region, agent, addressOf(principal))
      if (published.publishedVersion !== agent.publishedVersion) {
        events.record(params.region, agent.ownerID, 'agent_published', {
          agentId: agent._id,
          agentName: agent.title,
          version: published.publishedVersion,
        })
      }
      return ok(published)
    }),

    implement(listVersions, async ({ params, authorise }) => {
      const agent = await loadAgent(params, authorise)
      return ok({ items: await history.list(params.region, agent) })
    }),

    implement(getVersion, async ({ params, authorise }) => {
      const agent = await loadAgent(params, authorise)
      const kept = await history.find(params.region, agent, Number(params.version))
      return ok({ version: presentVersion(kept, agent), agent: kept.agent })
    }),

    implement(restoreVersion, async ({ params, body, principal, authorise }) => {
      const agent = await loadAgent(params, authorise)
      const version = Number(params.version)
      return ok(
        await restore(params.region, agent, { version, rev: body.rev, savedBy: addressOf(principal) }),
      )
    }),

    implement(saveAgentBackup, async ({ params: { region }, body, principal, authorise }) => {
      const { agentId, workspaceId, userEmail } = body
      const agent = await loadAgent({ region, agentId }, authorise)
      if (agent.ownerID !== workspaceId) throw notFound()
      await assertSigns(region, workspaceId, userEmail, principal)
      return ok({ version: await history.backUp(region, agent, { savedBy: userEmail, keptFor: null }) })
    }),
  ]
}
