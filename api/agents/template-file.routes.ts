import { nodesDisabled, refuseProtected, untitled } from '#mocks/contracts/agents/agent.refusals.ts'
import { toAgentTemplate } from '#mocks/contracts/agents/agent-template.ts'
import { exportAgentToJson, importAgentTemplate } from '#mocks/contracts/agents/template-file.contract.ts'
import { fieldsOf } from '#mocks/contracts/agents/version-history.ts'
import type { Deps } from '../deps.ts'
import { refuse, refused } from '../http/http-error.ts'
import { implement, type Operation, ok } from '../http/implement.ts'
import { addressOf } from '../http/principal.ts'
import { presentAgent } from './agent.presenter.ts'
import type { AgentCreation } from './agent-creation.ts'
import { createLoadAgent } from './load-agent.ts'
import { assertPlatformOffered } from './offered-platform.ts'

/** Template files: out of an agent and into a new one (spec 2 §7.3). */
export function templateFileRoutes(deps: Deps, creation: AgentCreation): Operation[] {
  const loadAgent = createLoadAgent(deps.stores)

  return [
    implement(exportAgentToJson, async ({ params: { region }, body, authorise }) => {
      const agent = await loadAgent({ region, agentId: body.agentId }, authorise)
      if (!agent.enableNodes) throw refused(nodesDisabled)
      return ok({ agentTemplate: toAgentTemplate(presentAgent(agent)) })
    }),

    implement(importAgentTemplate, async ({ params, body, principal, request, authorise }) => {
      const { agentId, workspaceId, agentTemplate } = body
      authorise({ workspaceId })
      refuse(refuseProtected(agentTemplate.agent))
      const fields = fieldsOf(agentTemplate.agent)
      const platforms = { wanted: fields.agentPlatform, current: undefined }
      assertPlatformOffered(platforms, request.host, deps.config.mainHosts)
      const title = body.agentName ?? fields.title
      if (title === undefined) throw refused(untitled('agentName'))
      const agentCreated = await creation.create({
        region: params.region,
        agentId,
        workspaceId,
        fields: { ...fields, title },
        madeBy: addressOf(principal),
      })
      return ok({ agentCreated })
    }),
  ]
}
