import type { MockDb } from '../shared/mock-db.ts'
import { notFound } from '../shared/mock-reply.ts'

/** An agent as the mocks remember it. */
export type MockAgent = MockDb['agents'][number]

/** The agent a call is about, after asking whether the caller may have it; 404 when there is none. */
export function loadMockAgent(
  { agents }: Pick<MockDb, 'agents'>,
  agentId: string,
  authorise: (agent: MockAgent) => void,
): MockAgent {
  const agent = agents.find(({ ID }) => ID === agentId)
  if (!agent) throw notFound()
  authorise(agent)
  return agent
}
