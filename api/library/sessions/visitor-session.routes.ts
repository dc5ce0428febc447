import {
  listVisitorSessions,
  removeVisitorSession,
} from '#mocks/contracts/library/visitor-session.contract.ts'
import { type ConversationDoc, conversationRepository } from '../../conversations/conversation.repository.ts'
import type { Deps } from '../../deps.ts'
import { notFound } from '../../http/http-error.ts'
import { implement, type Operation, ok } from '../../http/implement.ts'
import { fromCursor, limitOf, toPage } from '../../shared/cursor.ts'
import { agentBriefs } from '../agent-briefs.ts'
import { latestIn } from '../latest-in.ts'

/** Visitors' sessions over all agents of a workspace; what was said in one is read as that agent's conversation. */
export function visitorSessionRoutes({ stores }: Deps): Operation[] {
  const { conversations, removeConversation } = conversationRepository(stores)

  return [
    implement(listVisitorSessions, async ({ params: { region }, query, authorise }) => {
      const { workspaceId, agentId } = query
      authorise({ workspaceId })
      const limit = limitOf(query)
      const after = fromCursor(query.cursor, ['number', 'string'])
      const docs = await conversations(region)
        .find(
          {
            workspaceId,
            ...(agentId && { agentId }),
            ...latestIn<ConversationDoc>('lastMessageAt', query.since, after),
          },
          { sort: { lastMessageAt: -1, _id: -1 }, limit: limit + 1 },
        )
        .toArray()
      const agentOf = await agentBriefs(
        stores,
        region,
        docs.map((doc) => doc.agentId),
      )
      const present = ({ _id, workspaceId: _, ...session }: ConversationDoc) => ({
        ...session,
        ID: _id,
        agent: agentOf(session.agentId),
      })
      return ok(toPage(docs, limit, present, (doc) => [doc.lastMessageAt, doc._id]))
    }),

    implement(removeVisitorSession, async ({ params, authorise }) => {
      const { region, sessionId } = params
      const doc = await conversations(region).findOne({ _id: sessionId })
      if (!doc) throw notFound()
      authorise(doc)
      await removeConversation(region, sessionId)
      return ok({ success: true as const })
    }),
  ]
}
