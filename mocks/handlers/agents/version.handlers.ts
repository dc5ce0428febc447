import { refuseUnusable } from '#mocks/contracts/agents/agent.refusals.ts'
import { saveAgentBackup } from '#mocks/contracts/agents/backup.contract.ts'
import {
  getVersion,
  listVersions,
  publishAgent,
  restoreVersion,
} from '#mocks/contracts/agents/version.contract.ts'
import { fieldsOf } from '#mocks/contracts/agents/version-history.ts'
import { refuseFlow } from '#mocks/contracts/flow/flow.refusals.ts'
import { keptChecks, refuseGate } from '#mocks/contracts/publishing/publish-gate.ts'
import { changedSince } from '#mocks/contracts/shared/revision.ts'
import { unusableParts } from '#mocks/contracts/styling/cleaning/unusable-parts.ts'
import type { KeptVersion } from '#mocks/fixtures/agents/version.fixtures.ts'
import { mockToolIds } from '../library/library-db.ts'
import { mockGate } from '../publishing/mock-checks.ts'
import { scenariosOf } from '../shared/error-scenarios.ts'
import type { MockDb } from '../shared/mock-db.ts'
import { withoutRevs } from '../shared/mock-documents.ts'
import { mockHandler } from '../shared/mock-handler.ts'
import { conflict, MockRefusal, mockOk, notFound, refuse } from '../shared/mock-reply.ts'
import { loadMockAgent } from './load-mock-agent.ts'
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
  function versionOf(agentId: string, version: string): KeptVersion {
    const kept = mockHistory(db, agentId).find((entry) => entry.version === Number(version))
    if (!kept) throw notFound()
    return kept
  }

  return [
    mockHandler(db, publishAgent, ({ params: { agentId }, body, authorise }) => {
      const agent = loadMockAgent(db, agentId, authorise)
      if (body?.rev !== undefined && agent.rev !== body.rev) throw new MockRefusal({ status: 409 })
      if (agent.publishedRev !== agent.rev) {
        refuse(refuseUnusable(unusableParts(agent.customCSS)))
        refuse(refuseFlow(agent, { toolIds: mockToolIds(db, agent.ownerID) }))
        const gate = mockGate(db, agent)
        const reason = body?.reason ?? ''
        refuse(refuseGate(gate.state, reason))
        const checks = keptChecks(gate.state, gate.run?.approval, reason)
        agent.publishedRev = agent.rev
        agent.publishedVersion = (mockHistory(db, agentId)[0]?.version ?? 0) + 1
        keepMockVersion(db, agent, { kind: 'published', ...(checks && { checks }) })
        trimMockHistory(db, agent)
      }
      return mockOk(withoutRevs(agent))
    }),
    mockHandler(db, listVersions, ({ params: { agentId }, authorise }) => {
      const agent = loadMockAgent(db, agentId, authorise)
      return mockOk({
        items: mockHistory(db, agentId).map((version) => presentMockVersion(version, agent)),
      })
    }),
    mockHandler(db, getVersion, ({ params: { agentId, version }, authorise }) => {
      const agent = loadMockAgent(db, agentId, authorise)
      const kept = versionOf(agentId, version)
      return mockOk({ version: presentMockVersion(kept, agent), agent: kept.agent })
    }),
    mockHandler(db, restoreVersion, ({ params: { agentId, version }, body: { rev }, authorise }) => {
      const agent = loadMockAgent(db, agentId, authorise)
      const kept = versionOf(agentId, version)
      if (agent.rev !== rev) throw conflict(changedSince(agent, rev), withoutRevs(agent))
      backUpMockDraft(db, agent, kept.version)
      return mockOk(saveMockAgent(db, agent, fieldsOf(structuredClone(kept.agent)), rev))
    }),
    mockHandler(db, saveAgentBackup, ({ body: { agentId, workspaceId, userEmail }, authorise }) => {
      const agent = loadMockAgent(db, agentId, authorise)
      if (agent.ownerID !== workspaceId) throw notFound()
      if (db.session?.user.email !== userEmail) throw new MockRefusal({ status: 403 })
      return mockOk({ version: presentMockVersion(backUpMockDraft(db, agent, null), agent) })
    }),
  ]
}

/** Each declared error of each endpoint, by the name of its code. */
export const versionScenarios = scenariosOf({
  publish: publishAgent,
  listVersions: listVersions,
  getVersion: getVersion,
  restoreVersion: restoreVersion,
  saveBackup: saveAgentBackup,
})
