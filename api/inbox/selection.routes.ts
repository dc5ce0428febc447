import type { ExportedConversation } from '#mocks/contracts/inbox/export-text.ts'
import { exportCsv, exportJson } from '#mocks/contracts/inbox/export-text.ts'
import {
  createInboxExport,
  exportedMessages,
  removeInboxSelection,
  saveInboxSelection,
} from '#mocks/contracts/inbox/selection.contract.ts'
import type { Region } from '#mocks/contracts/shared/region.ts'
import { presentAgent } from '../agents/agent.presenter.ts'
import { createAgentRepository } from '../agents/agent.repository.ts'
import { presentConversation, presentMemberMessage } from '../conversations/conversation.presenter.ts'
import {
  type ConversationDoc,
  createConversationRepository,
} from '../conversations/conversation.repository.ts'
import { createVisitorData } from '../conversations/visitor-data.ts'
import type { Deps } from '../deps.ts'
import { HttpError, notFound } from '../http/http-error.ts'
import { implement, type Operation, ok } from '../http/implement.ts'
import { createAnnounce } from '../live/announce.ts'
import { createTurnActor } from '../live/turn-actor.ts'
import { createCourseChange } from './change-course.ts'

/** Messages one conversation gives to an export. */
const mostOfOne = 1000

/** What is done to several conversations at once. */
export function selectionRoutes(deps: Deps): Operation[] {
  const { stores } = deps
  const { conversations, messagesAfter, removeConversation } = createConversationRepository(stores)
  const { agents } = createAgentRepository(stores)
  const course = createCourseChange(deps)
  const actorOf = createTurnActor(stores)
  const visitors = createVisitorData(deps)
  const announce = createAnnounce(deps)

  /** Those of them that are the workspace's, in the order they were named. */
  async function held(
    region: Region,
    workspaceId: string,
    ids: readonly string[],
  ): Promise<ConversationDoc[]> {
    const found = await conversations(region)
      .find({ _id: { $in: ids } })
      .toArray()
    const byId = new Map(found.map((doc) => [doc._id, doc]))
    return [...new Set(ids)].flatMap((id) => {
      const doc = byId.get(id)
      return doc?.workspaceId === workspaceId ? [doc] : []
    })
  }

  /** What the agents of some conversations are called. */
  async function titlesOf(region: Region, docs: readonly ConversationDoc[]): Promise<Map<string, string>> {
    const ids = [...new Set(docs.map(({ agentId }) => agentId))]
    if (ids.length === 0) return new Map()
    const found = await agents(region)
      .find<{ _id: string; title: string }>({ _id: { $in: ids } }, { projection: { title: 1 } })
      .toArray()
    return new Map(found.map(({ _id, title }) => [_id, title]))
  }

  return [
    implement(saveInboxSelection, async ({ params: { region }, body, principal, authorise }) => {
      const { workspaceId, conversationIds, change } = body
      authorise({ workspaceId })
      await course.assertAllowed(region, workspaceId, change)
      const email = await actorOf(region, workspaceId, principal)
      const docs = new Map((await held(region, workspaceId, conversationIds)).map((doc) => [doc._id, doc]))
      const results: { id: string; ok: boolean; reason?: string }[] = []
      for (const id of new Set(conversationIds)) {
        const agentId = docs.get(id)?.agentId
        const agent = agentId === undefined ? null : await agents(region).findOne({ _id: agentId })
        if (!agent) {
          results.push({ id, ok: false, reason: notFound().message })
          continue
        }
        try {
          await course.change({ region, agent: presentAgent(agent), conversationId: id, email }, change)
          results.push({ id, ok: true })
        } catch (error) {
          if (!(error instanceof HttpError)) throw error
          results.push({ id, ok: false, reason: error.message })
        }
      }
      return ok({ results })
    }),

    implement(removeInboxSelection, async ({ params: { region }, body, authorise }) => {
      const { workspaceId, conversationIds, ofVisitor, alsoByAddress } = body
      authorise({ workspaceId })
      const removed = new Set<string>()
      for (const doc of await held(region, workspaceId, conversationIds)) {
        const { _id, agentId } = doc
        removed.add(_id)
        if (ofVisitor) {
          const agent = { _id: agentId, ownerID: workspaceId }
          const named = { conversationId: _id, alsoByAddress }
          for (const id of (await visitors.erase(region, agent, named)).erased) removed.add(id)
        } else {
          await removeConversation(region, _id)
          await announce.removed(region, doc)
        }
      }
      return ok({ removed: [...removed] })
    }),

    implement(createInboxExport, async ({ params: { region }, body, authorise }) => {
      const { workspaceId, conversationIds, format } = body
      authorise({ workspaceId })
      const exported: ExportedConversation[] = []
      let left = exportedMessages
      let cut = false
      const docs = await held(region, workspaceId, conversationIds)
      const titles = await titlesOf(region, docs)
      for (const doc of docs) {
        const most = Math.min(left, mostOfOne)
        const said = await messagesAfter(region, doc._id, '', most + 1)
        cut ||= said.length > most
        left -= Math.min(said.length, most)
        const messages = said.slice(0, most).map(presentMemberMessage)
        exported.push({ conversation: pickExported(doc, titles.get(doc.agentId) ?? ''), messages })
      }
      const text = format === 'csv' ? exportCsv(exported) : exportJson(exported)
      return ok({ name: `conversations.${format}`, text, cut })
    }),
  ]
}

function pickExported(doc: ConversationDoc, agentTitle: string): ExportedConversation['conversation'] {
  const { id, agentId, channel, title, state, tags, createdAt } = presentConversation(doc)
  return { id, agentId, agentTitle, channel, title, state, tags, createdAt }
}
