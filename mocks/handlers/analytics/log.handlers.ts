import { createLog, listLogs } from '#mocks/contracts/analytics/log.contract.ts'
import { refuseLog } from '#mocks/contracts/analytics/log.refusals.ts'
import { listReceipts } from '#mocks/contracts/analytics/receipt.contract.ts'
import { scenariosOf } from '../shared/error-scenarios.ts'
import type { MockDb } from '../shared/mock-db.ts'
import { mockHandler } from '../shared/mock-handler.ts'
import { mockOk, notFound, pageItems, refuse } from '../shared/mock-reply.ts'

/** What happened in workspaces, and what their answers cost. */
export function logHandlers(db: MockDb) {
  const { analytics } = db
  const ownerOf = (agentId: string) => db.agents.find(({ ID }) => ID === agentId)?.ownerID
  const titleOf = (agentId: string) => db.agents.find(({ ID }) => ID === agentId)?.title ?? ''
  const home = () => db.session?.workspaces[0]?.uid
  /** Entries the fixtures hold without an agent belong to the first workspace of whoever is signed in. */
  const workspaceOf = (entry: { agentId: string; workspaceId?: string }) =>
    entry.workspaceId ?? (entry.agentId === '' ? home() : ownerOf(entry.agentId))

  return [
    mockHandler(db, createLog, ({ params, body, authorise }) => {
      const workspaceId = params.userId
      authorise({ workspaceId })
      const refusal = refuseLog(params, body)
      if (refusal) refuse(refusal)
      const { agentId = '', type, content, channel = '', metadata, withEmail = false } = body
      if (agentId !== '' && ownerOf(agentId) !== workspaceId) throw notFound()
      const entry = {
        ID: db.nextId('log'),
        agentTitle: titleOf(agentId),
        ...{ agentId, type, content, channel, mailed: withEmail },
        metadata: metadata ? JSON.stringify(metadata) : '',
        ts: Math.floor(db.now() / 1000),
      }
      analytics.logs.unshift({ ...entry, workspaceId })
      return mockOk(entry)
    }),
    mockHandler(db, listLogs, ({ query, authorise }) => {
      const { workspaceId, type, agentId, since = '0' } = query
      authorise({ workspaceId })
      const found = analytics.logs.filter(
        (entry) =>
          workspaceOf(entry) === workspaceId &&
          (type === undefined || entry.type === type) &&
          (agentId === undefined || entry.agentId === agentId) &&
          entry.ts >= Number(since),
      )
      return mockOk(
        pageItems(
          found.map(({ workspaceId: _, ...entry }) => entry),
          query,
        ),
      )
    }),
    mockHandler(db, listReceipts, ({ query, authorise }) => {
      const { workspaceId, agentId, since = '0' } = query
      authorise({ workspaceId })
      const found = analytics.receipts.filter(
        (receipt) =>
          ownerOf(receipt.agentId) === workspaceId &&
          (agentId === undefined || receipt.agentId === agentId) &&
          receipt.ts >= Number(since),
      )
      return mockOk(pageItems(found, query))
    }),
  ]
}

/** Each declared error of each endpoint, by the name of its code. */
export const logScenarios = scenariosOf({ create: createLog, list: listLogs, receipts: listReceipts })
