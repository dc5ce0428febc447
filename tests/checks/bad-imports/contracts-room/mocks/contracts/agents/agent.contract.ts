import { buildAgent } from '#mocks/fixtures/agents/agent.fixtures.ts'

export const example = buildAgent()
