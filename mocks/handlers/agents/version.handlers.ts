import type { Agent } from '#mocks/contracts/agents/agent.schema.ts'
import { saveAgentBackup } from '#mocks/contracts/agents/backup.contract.ts'
import {
  getVersion,
  listVersions,
  publishAgent,
  restoreVersion,
} from '#mocks/contracts/agents/version.contract.ts'
import { fieldsOf } from '#mocks/contracts/agents/version-history.ts'
import { errorScenarios } from '../shared/error-scenarios.ts'
import { findOwnAgent, type MockDb } from '../shared/mock-db.ts'
import { mockHandler } from '../shared/mock-handler.ts'
import { mockConflict, mockError, mockOk } from '../shared/mock-reply.ts'
import {
  backUpMockDraft,
  keepMockVersion,
  mockHistory,
  presentMockVersion,
  trimMockHistory,
} from './mock-versions.ts'
import { saveMockAgent } from './save-mock-agent.ts'

/** Publishing, the version history, restoring and backups. */
export function versionHandlers(db: MockDb) {
  return [
    mockHandler(publishAgent, ({ params: { region, agentId } }) => {
      if (!db.session) return mockError(401)
      const agent = findOwnAgent(db, region, agentId)
      if (!agent) return mockError(404)
      if (agent.publishedRev !== agent.rev) {
        agent.publishedRev = agent.rev
        agent.publishedVersion = (mockHistory(db, agentId)[0]?.version ?? 0) + 1
        keepMockVersion(db, agent, { kind: 'published' })
        trimMockHistory(db, agent)
      }
      return mockOk(present(agent))
    }),
    mockHandler(listVersions, ({ params: { region, agentId } }) => {
      if (!db.session) return mockError(401)
      const agent = findOwnAgent(db, region, agentId)
      if (!agent) return mockError(404)
      return mockOk({
        items: mockHistory(db, agentId).map((version) => presentMockVersion(version, agent)),
      })
    }),
    mockHandler(getVersion, ({ params: { region, agentId, version } }) => {
      if (!db.session) return mockError(401)
      const agent = findOwnAgent(db, region, agentId)
      const kept = mockHistory(db, agentId).find((entry) => entry.version === Number(version))
      if (!agent || !kept) return mockError(404)
      return mockOk({ version: presentMockVersion(kept, agent), agent: kept.agent })
    }),
    mockHandler(restoreVersion, ({ params: { region, agentId, version }, body: { rev } }) => {
      if (!db.session) return mockError(401)
      const agent = findOwnAgent(db, region, agentId)
      const kept = mockHistory(db, agentId).find((entry) => entry.version === Number(version))
      if (!agent || !kept) return mockError(404)
      if (agent.rev !== rev) {
        const { fieldRevs = {}, ...current } = agent
        const lost = Object.entries(fieldRevs).filter(([, changed]) => changed > rev)
        return mockConflict(
          lost.map(([field]) => field),
          current,
        )
      }
      backUpMockDraft(db, agent, kept.version)
      return saveMockAgent(db, agent, fieldsOf(structuredClone(kept.agent)), rev)
    }),
    mockHandler(saveAgentBackup, ({ params: { region }, body: { agentId, workspaceId, userEmail } }) => {
      if (!db.session) return mockError(401)
      const agent = findOwnAgent(db, region, agentId)
      if (agent?.ownerID !== workspaceId) return mockError(404)
      if (db.session.user.email !== userEmail) return mockError(403)
      return mockOk({ version: presentMockVersion(backUpMockDraft(db, agent, null), agent) })
    }),
  ]
}

/** What the wire shows of a remembered agent. */
function present({ fieldRevs: _, ...agent }: MockDb['agents'][number]): Agent {
  return agent
}

/** Each declared error of each endpoint, by the name of its code. */
export const versionScenarios = {
  publish: errorScenarios(publishAgent),
  listVersions: errorScenarios(listVersions),
  getVersion: errorScenarios(getVersion),
  restoreVersion: errorScenarios(restoreVersion),
  saveBackup: errorScenarios(saveAgentBackup),
}
