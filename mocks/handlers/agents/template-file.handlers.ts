import { nodesDisabled, refuseProtected, untitled } from '#mocks/contracts/agents/agent.refusals.ts'
import { toAgentTemplate } from '#mocks/contracts/agents/agent-template.ts'
import { exportAgentToJson, importAgentTemplate } from '#mocks/contracts/agents/template-file.contract.ts'
import { fieldsOf } from '#mocks/contracts/agents/version-history.ts'
import { scenariosOf } from '../shared/error-scenarios.ts'
import type { MockDb } from '../shared/mock-db.ts'
import { mockHandler } from '../shared/mock-handler.ts'
import { MockRefusal, mockOk, refuse } from '../shared/mock-reply.ts'
import { createMockAgent } from './create-mock-agent.ts'
import { loadMockAgent } from './load-mock-agent.ts'

/** Template files: out of an agent and into a new one. */
export function templateFileHandlers(db: MockDb) {
  return [
    mockHandler(db, exportAgentToJson, ({ body: { agentId }, authorise }) => {
      const agent = loadMockAgent(db, agentId, authorise)
      if (!agent.enableNodes) throw new MockRefusal(nodesDisabled)
      return mockOk({ agentTemplate: toAgentTemplate(agent) })
    }),
    mockHandler(db, importAgentTemplate, ({ body, authorise }) => {
      const { agentId, workspaceId, agentTemplate } = body
      authorise({ workspaceId })
      refuse(refuseProtected(agentTemplate.agent))
      const fields = fieldsOf(agentTemplate.agent)
      const title = body.agentName ?? fields.title
      if (title === undefined) throw new MockRefusal(untitled('agentName'))
      return mockOk({
        agentCreated: createMockAgent(db, { agentId, workspaceId, fields: { ...fields, title } }),
      })
    }),
  ]
}

/** Each declared error of each endpoint, by the name of its code. */
export const templateFileScenarios = scenariosOf({
  exportTemplate: exportAgentToJson,
  importTemplate: importAgentTemplate,
})
