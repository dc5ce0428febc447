import type { Agent, AgentFields } from '#mocks/contracts/agents/agent.schema.ts'
import { changedFields, fieldsOf } from '#mocks/contracts/agents/version-history.ts'
import type { MockDb } from '../shared/mock-db.ts'
import { saveDocument, unixNow, withoutRevs } from '../shared/mock-documents.ts'
import { withMockCleanCss } from './clean-mock-css.ts'
import type { MockAgent } from './load-mock-agent.ts'
import { mockHistory } from './mock-versions.ts'

/** Changes fields of an agent, its CSS made safe; a draft that is what visitors get is published, as on the server. */
export function saveMockAgent(
  db: MockDb,
  agent: MockAgent,
  sent: Partial<AgentFields>,
  rev: number | undefined,
): Agent {
  const before = agent.rev
  const fields = withMockCleanCss(sent, agent.customCSS)
  saveDocument<Agent>(agent, { fields, rev, stamp: { lastModified: unixNow(db) } })
  const live = mockHistory(db, agent.ID).find(({ version }) => version === agent.publishedVersion)
  const isLive = live && changedFields(live.agent, fieldsOf(agent)).length === 0
  if (isLive && agent.rev !== before) agent.publishedRev = agent.rev
  return withoutRevs(agent)
}
