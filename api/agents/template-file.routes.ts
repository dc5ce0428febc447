import { refuseProtected, templateExceeds, untitled } from '#mocks/contracts/agents/agent.refusals.ts'
import { toAgentTemplate, toBroughtDocument, withToolsOf } from '#mocks/contracts/agents/agent-template.ts'
import {
  checkAgentTemplate,
  exportAgentToJson,
  importAgentTemplate,
} from '#mocks/contracts/agents/template-file.contract.ts'
import { templateFileLimit, templateText } from '#mocks/contracts/agents/template-limits.ts'
import { fieldsOf } from '#mocks/contracts/agents/version-history.ts'
import type { Deps } from '../deps.ts'
import { refuse, refused } from '../http/http-error.ts'
import { implement, type Operation, ok } from '../http/implement.ts'
import { addressOf } from '../http/principal.ts'
import { createKnowledgeRepository } from '../knowledge/knowledge.repository.ts'
import { createFunctionRepository } from '../library/functions/function.repository.ts'
import { presentAgent } from './agent.presenter.ts'
import type { AgentCreation } from './agent-creation.ts'
import { createLoadAgent } from './load-agent.ts'
import { assertPlatformOffered } from './offered-platform.ts'

/** Template files: out of an agent and into a new one (spec 2 §7.3). */
export function templateFileRoutes(deps: Deps, creation: AgentCreation): Operation[] {
  const loadAgent = createLoadAgent(deps.stores)
  const functions = createFunctionRepository(deps)
  const { knowledgeOf } = createKnowledgeRepository(deps.stores)

  return [
    implement(checkAgentTemplate, async ({ params, authorise }) => {
      const agent = presentAgent(await loadAgent(params, authorise))
      const whole = toAgentTemplate(agent, await knowledgeOf(params.region, agent.ID))
      return ok({
        documents: whole.knowledge?.length ?? 0,
        settingsBytes: sizeOf(toAgentTemplate(agent)),
        bytes: sizeOf(whole),
      })
    }),

    implement(exportAgentToJson, async ({ params: { region }, body, authorise }) => {
      const agent = presentAgent(await loadAgent({ region, agentId: body.agentId }, authorise))
      const knowledge = body.knowledge === false ? undefined : await knowledgeOf(region, agent.ID)
      const agentTemplate = toAgentTemplate(agent, knowledge)
      if (sizeOf(agentTemplate) > templateFileLimit) throw refused(templateExceeds)
      return ok({ agentTemplate })
    }),

    implement(importAgentTemplate, async ({ params, body, principal, request, authorise }) => {
      const { agentId, workspaceId, agentTemplate } = body
      authorise({ workspaceId })
      refuse(refuseProtected(agentTemplate.agent))
      const toolIds = await functions.idsOf(params.region, workspaceId)
      const fields = withToolsOf(fieldsOf(agentTemplate.agent), toolIds)
      const platforms = { wanted: fields.agentPlatform, current: undefined }
      assertPlatformOffered(platforms, request.host, deps.config.mainHosts)
      const title = body.agentName ?? fields.title
      if (title === undefined) throw refused(untitled('agentName'))
      const agentCreated = await creation.create({
        region: params.region,
        agentId,
        workspaceId,
        fields: { ...fields, title },
        knowledge: agentTemplate.knowledge?.map(toBroughtDocument),
        madeBy: addressOf(principal),
      })
      return ok({ agentCreated })
    }),
  ]
}

/** Bytes of a template's file. */
function sizeOf(template: object): number {
  return Buffer.byteLength(templateText(template))
}
