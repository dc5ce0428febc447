import {
  getVersion,
  listVersions,
  publishAgent,
  restoreVersion,
} from '#mocks/contracts/agents/version.contract.ts'
import type { Deps } from '../deps.ts'
import { implement, type Operation, ok } from '../http/implement.ts'
import { addressOf } from '../http/principal.ts'
import { createEventRecorder } from '../library/events/event-recorder.ts'
import { createLoadAgent } from './load-agent.ts'
import { createPublishAgent } from './publish-agent.ts'
import { createRestoreVersion } from './restore-version.ts'
import { createVersionHistory, presentVersion } from './version-history.ts'

/** Publishing, the version history and restoring. */
export function versionRoutes(deps: Deps): Operation[] {
  const loadAgent = createLoadAgent(deps.stores)
  const publish = createPublishAgent(deps)
  const history = createVersionHistory(deps)
  const restore = createRestoreVersion(deps)
  const events = createEventRecorder(deps)

  return [
    implement(publishAgent, async ({ params, body, principal, authorise }) => {
      const agent = await loadAgent(params, authorise)
      const published = await publish(params.region, agent, {
        savedBy: addressOf(principal),
        reason: body?.reason ?? '',
        rev: body?.rev,
      })
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
  ]
}
