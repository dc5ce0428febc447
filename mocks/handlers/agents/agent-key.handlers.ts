import { createAgentKey, getAgentKey, removeAgentKey } from '#mocks/contracts/agents/agent-key.contract.ts'
import { scenariosOf } from '../shared/error-scenarios.ts'
import type { MockDb } from '../shared/mock-db.ts'
import { mockHandler } from '../shared/mock-handler.ts'
import { mockOk } from '../shared/mock-reply.ts'
import { makeMockKey } from '../shared/mock-secret-key.ts'
import { loadMockAgent } from './load-mock-agent.ts'

/** The key an agent's own servers call with. */
export function agentKeyHandlers(db: MockDb) {
  return [
    mockHandler(db, getAgentKey, ({ params: { agentId }, authorise }) => {
      loadMockAgent(db, agentId, authorise)
      return mockOk({ key: db.agentKeys.get(agentId) ?? null })
    }),
    mockHandler(db, createAgentKey, ({ params: { agentId }, authorise }) => {
      loadMockAgent(db, agentId, authorise)
      const { secret, key } = makeMockKey(db, db.agentKeys, agentId)
      return mockOk({ SECRET_API_KEY: secret, key })
    }),
    mockHandler(db, removeAgentKey, ({ params: { agentId }, authorise }) => {
      loadMockAgent(db, agentId, authorise)
      db.agentKeys.delete(agentId)
      return mockOk({ success: true as const })
    }),
  ]
}

/** Each declared error of each endpoint, by the name of its code. */
export const agentKeyScenarios = scenariosOf({
  getKey: getAgentKey,
  createKey: createAgentKey,
  removeKey: removeAgentKey,
})
