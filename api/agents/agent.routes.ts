import { getAgent, listAgents, saveAgent } from '#mocks/contracts/agents/agent.contract.ts'
import { refuseProtected, untitled, workspaceMissing } from '#mocks/contracts/agents/agent.refusals.ts'
import { createAgentKey, getAgentKey, removeAgentKey } from '#mocks/contracts/agents/agent-key.contract.ts'
import { fieldsOf } from '#mocks/contracts/agents/version-history.ts'
import type { Deps } from '../deps.ts'
import { notFound, refuse, refused } from '../http/http-error.ts'
import { implement, type Operation, ok } from '../http/implement.ts'
import { addressOf } from '../http/principal.ts'
import type { KeyService } from '../session/key.service.ts'
import { presentAgent } from './agent.presenter.ts'
import { createAgentRepository } from './agent.repository.ts'
import type { AgentCreation } from './agent-creation.ts'
import { createListAgents } from './list-agents.ts'
import { createLoadAgent } from './load-agent.ts'
import { assertPlatformOffered } from './offered-platform.ts'
import { createSaveAgent } from './save-agent.ts'

/** Agents: list, read, create or change. */
export function agentRoutes(deps: Deps, creation: AgentCreation, keys: KeyService): Operation[] {
  const repository = createAgentRepository(deps.stores)
  const loadAgent = createLoadAgent(deps.stores)
  const list = createListAgents(deps)
  const save = createSaveAgent(deps)

  return [
    implement(listAgents, async ({ params, query, authorise }) => {
      authorise({ workspaceId: query.workspaceId })
      return ok(await list(params.region, query))
    }),

    implement(getAgent, async ({ params, authorise }) =>
      ok(presentAgent(await loadAgent(params, authorise))),
    ),

    implement(saveAgent, async (call) => {
      const { region, agentId } = call.params
      const { workspaceId, rev, ...body } = call.body
      const existing = await repository.find(region, agentId)
      const ownerID = existing?.ownerID ?? workspaceId
      if (!existing && call.principal.kind === 'agent-key') throw notFound()
      if (!existing && ownerID === undefined) throw refused(workspaceMissing)
      call.authorise({ ID: agentId, ownerID: ownerID ?? '' })
      refuse(refuseProtected(body))
      const fields = fieldsOf(body)
      const platforms = { wanted: fields.agentPlatform, current: existing?.agentPlatform }
      assertPlatformOffered(platforms, call.request.host, deps.config.mainHosts)
      if (existing) return ok(await save(region, existing, fields, rev))
      const { title } = fields
      if (title === undefined) throw refused(untitled('title'))
      return ok(
        await creation.create({
          region,
          agentId,
          workspaceId: ownerID ?? '',
          fields: { ...fields, title },
          madeBy: addressOf(call.principal),
        }),
      )
    }),

    implement(getAgentKey, async ({ params, authorise }) => {
      await loadAgent(params, authorise)
      return ok({ key: await keys.describe(params.region, 'agent', params.agentId) })
    }),

    implement(createAgentKey, async ({ params, authorise }) => {
      await loadAgent(params, authorise)
      const { secret, key } = await keys.replace(params.region, 'agent', params.agentId)
      return ok({ SECRET_API_KEY: secret, key })
    }),

    implement(removeAgentKey, async ({ params, authorise }) => {
      await loadAgent(params, authorise)
      await keys.revoke(params.region, 'agent', params.agentId)
      return ok({ success: true as const })
    }),
  ]
}
