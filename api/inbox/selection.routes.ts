import type { ExportedConversation } from '#mocks/contracts/inbox/export-text.ts'
import { exportCsv, exportJson } from '#mocks/contracts/inbox/export-text.ts'
import {
  createInboxExport,
  exportedMessages,
  removeInboxSelection,
  saveInboxSelection,
} from '#mocks/contracts/inbox/selection.contract.ts'
import type { Region } from '#mocks/contracts/shared/region.ts'
import { presentConversation, presentMemberMessage } from '../conversations/conversation.presenter.ts'
import {
  type ConversationDoc,
  createConversationRepository,
} from '../conversations/conversation.repository.ts'
import type { Deps } from '../deps.ts'
import { HttpError } from '../http/http-error.ts'
import { implement, type Operation, ok } from '../http/implement.ts'
import { createRequestRepository } from '../requests/request.repository.ts'
import { createCourseChange } from './change-course.ts'

/** Messages one conversation gives to an export. */
const mostOfOne = 1000

/** What is done to several conversations at once. */
export function selectionRoutes({ stores }: Deps): Operation[] {
  const { conversations, messagesAfter, removeConversation } = createConversationRepository(stores)
  const { requests } = createRequestRepository(stores)
  const course = createCourseChange(stores)

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

  /** What else the visitors of some conversations said to the same agents, by the address they gave. */
  async function ofTheirVisitors(region: Region, docs: readonly ConversationDoc[]): Promise<string[]> {
    const ids: string[] = []
    for (const { _id, agentId } of docs) {
      const email = (await requests(region).findOne({ _id }))?.email
      if (!email) continue
      const same = await requests(region).find({ agentId, email }, { limit: 500 }).toArray()
      ids.push(...same.map((request) => request._id))
    }
    return ids
  }

  return [
    implement(saveInboxSelection, async ({ params: { region }, body, authorise }) => {
      const { workspaceId, conversationIds, change } = body
      authorise({ workspaceId })
      await course.assertAssignable(region, workspaceId, change)
      const results: { id: string; ok: boolean }[] = []
      for (const id of new Set(conversationIds)) {
        try {
          await course.change(region, id, change, (doc) => doc.workspaceId === workspaceId)
          results.push({ id, ok: true })
        } catch (error) {
          if (!(error instanceof HttpError)) throw error
          results.push({ id, ok: false })
        }
      }
      return ok({ results })
    }),

    implement(removeInboxSelection, async ({ params: { region }, body, authorise }) => {
      const { workspaceId, conversationIds, ofVisitor } = body
      authorise({ workspaceId })
      const docs = await held(region, workspaceId, conversationIds)
      const others = ofVisitor ? await ofTheirVisitors(region, docs) : []
      const removed = [...new Set([...docs.map(({ _id }) => _id), ...others])]
      for (const id of removed) await removeConversation(region, id)
      return ok({ removed })
    }),

    implement(createInboxExport, async ({ params: { region }, body, authorise }) => {
      const { workspaceId, conversationIds, format } = body
      authorise({ workspaceId })
      const exported: ExportedConversation[] = []
      let left = exportedMessages
      let cut = false
      for (const doc of await held(region, workspaceId, conversationIds)) {
        const most = Math.min(left, mostOfOne)
        const said = await messagesAfter(region, doc._id, '', most + 1)
        cut ||= said.length > most
        left -= Math.min(said.length, most)
        const messages = said.slice(0, most).map(presentMemberMessage)
        exported.push({ conversation: pickExported(doc), messages })
      }
      const text = format === 'csv' ? exportCsv(exported) : exportJson(exported)
      return ok({ name: `conversations.${format}`, text, cut })
    }),
  ]
}

function pickExported(doc: ConversationDoc): ExportedConversation['conversation'] {
  const { id, agentId, channel, title, state, tags, createdAt } = presentConversation(doc)
  return { id, agentId, channel, title, state, tags, createdAt }
}
