import { type AgentFields, protectedAgentFields } from '#mocks/contracts/agents/agent.schema.ts'
import { toAgentTemplate } from '#mocks/contracts/agents/agent-template.ts'
import {
  exportAgentToJson,
  importAgentTemplate,
  nodesDisabled,
} from '#mocks/contracts/agents/template-file.contract.ts'
import { fieldsOf } from '#mocks/contracts/agents/version-history.ts'
import { errorScenarios } from '../shared/error-scenarios.ts'
import { findOwnAgent, type MockDb } from '../shared/mock-db.ts'
import { mockHandler } from '../shared/mock-handler.ts'
import { mockError, mockOk } from '../shared/mock-reply.ts'
import { createMockAgent } from './create-mock-agent.ts'

const guarded = Object.keys(protectedAgentFields) as (keyof typeof protectedAgentFields)[]

/** Template files: out of an agent and into a new one. */
export function templateFileHandlers(db: MockDb) {
  return [
    mockHandler(exportAgentToJson, ({ params: { region }, body: { agentId } }) => {
      if (!db.session) return mockError(401)
      const agent = findOwnAgent(db, region, agentId)
      if (!agent) return mockError(404)
      if (!agent.enableNodes) return mockError(422, nodesDisabled)
      return mockOk({ agentTemplate: toAgentTemplate(agent) })
    }),
    mockHandler(importAgentTemplate, ({ params: { region }, body }) => {
      if (!db.session) return mockError(401)
      const { agentId, workspaceId, agentTemplate } = body
      if (guarded.some((field) => agentTemplate.agent[field] !== undefined)) return mockError(403)
      const fields: Partial<AgentFields> = fieldsOf(agentTemplate.agent)
      const title = body.agentName ?? fields.title
      if (title === undefined) {
        return mockError(422, { fields: { agentName: 'Please provide a name for the agent.' } })
      }
      const made = createMockAgent(db, { region, agentId, workspaceId, fields: { ...fields, title } })
      return made.status === 200 ? mockOk({ agentCreated: made.body }) : made
    }),
  ]
}

/** Each declared error of each endpoint, by the name of its code. */
export const templateFileScenarios = {
  exportTemplate: errorScenarios(exportAgentToJson),
  importTemplate: errorScenarios(importAgentTemplate),
}
