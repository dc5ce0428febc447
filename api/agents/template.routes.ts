import { convertTemplate } from '#mocks/contracts/agents/template.contract.ts'
import { implement, type Operation, ok } from '../http/implement.ts'
import { addressOf } from '../http/principal.ts'
import type { AgentCreation } from './agent-creation.ts'
import { templates } from './templates/templates.ts'

/** Agents from templates (spec 1 §7, convertAgentTemplateToAgent). */
export function templateRoutes(creation: AgentCreation): Operation[] {
  return [
    implement(convertTemplate, async ({ params, body, principal, authorise }) => {
      const { agentId, workspaceId, agentName: title, agentTemplate, theme } = body
      authorise({ workspaceId })
      const { fields, knowledge } = templates[agentTemplate]
      const agentCreated = await creation.create({
        region: params.region,
        agentId,
        workspaceId,
        fields: { ...fields, title, ...(theme && { theme }) },
        knowledge: knowledge.map((doc) => ({ ...doc, url: null, sourceType: 'doc' as const })),
        madeBy: addressOf(principal),
      })
      return ok({ agentCreated })
    }),
  ]
}
