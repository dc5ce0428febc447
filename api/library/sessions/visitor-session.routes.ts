import {
  listVisitorSessions,
  removeVisitorSession,
} from '#mocks/contracts/library/visitor-session.contract.ts'
import {
  type ConversationDoc,
  createConversationRepository,
} from '../../conversations/conversation.repository.ts'
import type { Deps } from '../../deps.ts'
import { notFound } from '../../http/http-error.ts'
import { implement, type Operation, ok } from '../../http/implement.ts'
import { latestFirst, listPage, presentPage } from '../../store/list.ts'
import { agentBriefs } from '../agent-briefs.ts'

/** Visitors' sessions over all agents of a workspace; what was said in one is read as that agent's conversation. */
export function visitorSessionRoutes({ stores }: Deps): Operation[] {
  const { conversations, removeConversation } = createConversationRepository(stores)

  return [
    implement(listVisitorSessions, async ({ params: { region }, query, authorise }) => {
      const { workspaceId, agentId } = query
      authorise({ workspaceId })
      const page = await listPage(conversations(region), {
        filter: { workspaceId, ...(agentId && { agentId }) },
        order: latestFirst('lastMessageAt'),
        since: query.since,
        query,
      })
      const agentOf = await agentBriefs(
        stores,
        region,
        page.items.map((doc) => doc.agentId),
      )
      const present = ({ _id, workspaceId: _, ...session }: ConversationDoc) => ({
        ...session,
        ID: _id,
        agent: agentOf(session.agentId),
      })
      return ok(presentPage(page, present))
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
