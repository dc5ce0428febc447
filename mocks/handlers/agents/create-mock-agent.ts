import { agentsFull, refuseUnusable } from '#mocks/contracts/agents/agent.refusals.ts'
import type { Agent, AgentFields } from '#mocks/contracts/agents/agent.schema.ts'
import { defaultsOf } from '#mocks/contracts/agents/agent-defaults.ts'
import { unusableParts } from '#mocks/contracts/styling/cleaning/unusable-parts.ts'
import { defaultLimits } from '#mocks/contracts/workspaces/default-limits.ts'
import { buildAgent } from '#mocks/fixtures/agents/agent.fixtures.ts'
import { buildKeptVersion } from '#mocks/fixtures/agents/version.fixtures.ts'
import type { MockDb } from '../shared/mock-db.ts'
import { withoutRevs } from '../shared/mock-documents.ts'
import { MockRefusal, notFound, refuse } from '../shared/mock-reply.ts'
import { withMockCleanCss } from './clean-mock-css.ts'

interface NewMockAgent {
  agentId: string
  workspaceId: string
  fields: Partial<AgentFields> & Pick<AgentFields, 'title'>
}

/** Makes an agent under the server's rules: the same id twice is one agent, and the plan's number is kept. */
export function createMockAgent(db: MockDb, { agentId, workspaceId, fields: given }: NewMockAgent): Agent {
  const existing = db.agents.find((agent) => agent.ID === agentId)
  if (db.removedAgents.has(agentId) || (existing && existing.ownerID !== workspaceId)) throw notFound()
  if (existing) return withoutRevs(existing)
  const fields = withMockCleanCss(given)
  refuse(refuseUnusable(unusableParts(fields.customCSS ?? '')))
  const max = maxAgents(db, workspaceId)
  if (max !== null && db.agents.filter((agent) => agent.ownerID === workspaceId).length >= max) {
    throw new MockRefusal(agentsFull(max))
  }
  const ts = Math.floor(db.now() / 1000)
  const agent: Agent = buildAgent({
    ...structuredClone(defaultsOf(fields.agentPlatform)),
    nodes: [],
    vg_initMessages: [],
    allowedOrigins: [],
    ...fields,
    ID: agentId,
    ownerID: workspaceId,
    lastModified: ts,
    ts,
  })
  db.agents.unshift(agent)
  db.knowledge.set(agentId, [])
  db.versions.set(agentId, [buildKeptVersion(agent, { savedBy: db.session?.user.email ?? null })])
  return agent
}

function maxAgents(db: MockDb, workspaceId: string): number | null {
  const own = db.workspaces.find(({ uid }) => uid === workspaceId)?.internal.customPlan?.limits.maxAgents
  return own === undefined ? defaultLimits.maxAgents : own
}
