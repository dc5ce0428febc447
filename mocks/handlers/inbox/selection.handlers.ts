import { exportCsv, exportJson } from '#mocks/contracts/inbox/export-text.ts'
import { refuseCanned, refuseMacros, refuseViews } from '#mocks/contracts/inbox/inbox.refusals.ts'
import { refuseOrganisation } from '#mocks/contracts/inbox/organisation-settings.ts'
import {
  createInboxExport,
  removeInboxSelection,
  saveInboxSelection,
} from '#mocks/contracts/inbox/selection.contract.ts'
import { getInboxSettings, saveInboxSettings } from '#mocks/contracts/inbox/settings.contract.ts'
import { newInboxSettings } from '#mocks/contracts/inbox/settings.schema.ts'
import { eraseMockVisitor } from '../conversations/mock-visitor.ts'
import { scenariosOf } from '../shared/error-scenarios.ts'
import type { MockDb } from '../shared/mock-db.ts'
import { saveDocument } from '../shared/mock-documents.ts'
import { mockHandler } from '../shared/mock-handler.ts'
import { MockRefusal, mockOk, notFound, refuse } from '../shared/mock-reply.ts'
import {
  changeMockCourse,
  mockInboxSettings,
  mockOwner,
  refuseMockChange,
  removeMockConversations,
} from './mock-inbox.ts'

/** What is done to several conversations at once, and what an inbox is set to. */
export function selectionHandlers(db: MockDb) {
  /** Those of them that are the workspace's, in the order they were named. */
  function held(workspaceId: string, ids: readonly string[]) {
    return [...new Set(ids)].flatMap((id) => {
      const session = db.utilities.visitorSessions.find(({ ID }) => ID === id)
      return session && mockOwner(db, session) === workspaceId ? [session] : []
    })
  }

  return [
    mockHandler(db, saveInboxSelection, ({ body: { workspaceId, conversationIds, change }, authorise }) => {
      authorise({ workspaceId })
      refuseMockChange(db, workspaceId, change)
      const found = held(workspaceId, conversationIds)
      const refused = new Map(conversationIds.map((id) => [id, notFound().message]))
      for (const session of found) {
        try {
          changeMockCourse(db, session, change)
          refused.delete(session.ID)
        } catch (error) {
          if (!(error instanceof MockRefusal)) throw error
          refused.set(session.ID, error.message)
        }
      }
      const resultOf = (id: string) => {
        const reason = refused.get(id)
        return reason === undefined ? { id, ok: true } : { id, ok: false, reason }
      }
      return mockOk({ results: [...new Set(conversationIds)].map(resultOf) })
    }),
    mockHandler(db, removeInboxSelection, ({ body, authorise }) => {
      const { workspaceId, conversationIds, ofVisitor, alsoByAddress } = body
      authorise({ workspaceId })
      const found = held(workspaceId, conversationIds)
      const others = ofVisitor
        ? found.flatMap(({ ID, agentId }) => {
            const named = { conversationId: ID, alsoByAddress }
            return eraseMockVisitor(db, agentId, named).erased
          })
        : []
      const removed = [...new Set([...found.map(({ ID }) => ID), ...others])]
      removeMockConversations(db, removed)
      return mockOk({ removed })
    }),
    mockHandler(db, createInboxExport, ({ body: { workspaceId, conversationIds, format }, authorise }) => {
      authorise({ workspaceId })
      const exported = held(workspaceId, conversationIds).map((session) => {
        const { ID: id, agentId, channel, title, state, tags, createdAt } = session
        const agentTitle = db.agents.find(({ ID }) => ID === agentId)?.title ?? ''
        return {
          conversation: { id, agentId, agentTitle, channel, title, state, tags, createdAt },
          messages: db.inbox.transcripts.get(id) ?? [],
        }
      })
      const text = format === 'csv' ? exportCsv(exported) : exportJson(exported)
      return mockOk({ name: `conversations.${format}`, text, cut: false })
    }),
    mockHandler(db, getInboxSettings, ({ query: { workspaceId }, authorise }) => {
      authorise({ workspaceId })
      return mockOk(mockInboxSettings(db, workspaceId))
    }),
    mockHandler(db, saveInboxSettings, ({ params: { region }, body, caller, authorise }) => {
      const { workspaceId, rev, ...fields } = body
      authorise({ workspaceId })
      refuse(refuseOrganisation(caller, { workspaceId, region }, fields))
      refuse(refuseCanned(mockInboxSettings(db, workspaceId), fields))
      refuse(refuseMacros(fields))
      refuse(refuseViews(fields))
      const doc = db.inbox.settings.get(workspaceId) ?? structuredClone(newInboxSettings)
      db.inbox.settings.set(workspaceId, doc)
      return mockOk(saveDocument(doc, { fields, rev }))
    }),
  ]
}

/** Each declared error of each endpoint, by the name of its code. */
export const selectionScenarios = scenariosOf({
  save: saveInboxSelection,
  remove: removeInboxSelection,
  export: createInboxExport,
  settings: getInboxSettings,
  saveSettings: saveInboxSettings,
})
