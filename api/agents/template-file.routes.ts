import { protectedAgentFields } from '#mocks/contracts/agents/agent.schema.ts'
import { toAgentTemplate } from '#mocks/contracts/agents/agent-template.ts'
import {
  exportAgentToJson,
  importAgentTemplate,
  nodesDisabled,
} from '#mocks/contracts/agents/template-file.contract.ts'
import { fieldsOf } from '#mocks/contracts/agents/version-history.ts'
import type { Deps } from '../deps.ts'
import { HttpError, invalid } from '../http/http-error.ts'
import { implement, type Operation, ok } from '../http/implement.ts'
import { addressOf } from '../http/principal.ts'
import { presentAgent } from './agent.presenter.ts'
import type { AgentCreation } from './create-agent.ts'
import { agentLoading } from './load-agent.ts'
import { assertPlatformOffered } from './offered-platform.ts'

const guarded = Object.keys(protectedAgentFields) as (keyof typeof protectedAgentFields)[]

/** Template files: out of an agent and into a new one (spec 2 §7.3). */
export function templateFileRoutes(deps: Deps, creation: AgentCreation): Operation[] {
  const load = agentLoading(deps.stores)

  return [
    implement(exportAgentToJson, async ({ params: { region }, body, authorise }) => {
      const agent = await load({ region, agentId: body.agentId }, authorise)
      if (!agent.enableNodes) throw new HttpError(422, nodesDisabled)
      return ok({ agentTemplate: toAgentTemplate(presentAgent(agent)) })
    }),

    implement(importAgentTemplate, async ({ params, body, principal, request, authorise }) => {
      const { agentId, workspaceId, agentTemplate } = body
      authorise({ workspaceId })
      if (guarded.some((field) => agentTemplate.agent[field] !== undefined)) throw new HttpError(403)
      const fields = fieldsOf(agentTemplate.agent)
      const platforms = { wanted: fields.agentPlatform, current: undefined }
      assertPlatformOffered(platforms, request.host, deps.config.mainHosts)
      const title = body.agentName ?? fields.title
      if (title === undefined) throw invalid({ agentName: 'Please provide a name for the agent.' })
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
