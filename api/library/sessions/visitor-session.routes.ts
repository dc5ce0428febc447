import {
  getVisitorSession,
  listVisitorSessions,
  removeVisitorSession,
  type VisitorSession,
} from '#mocks/contracts/library/visitor-session.contract.ts'
import type { Region } from '#mocks/contracts/shared/region.ts'
import { presentConversation } from '../../conversations/conversation.presenter.ts'
import {
  type ConversationDoc,
  createConversationRepository,
} from '../../conversations/conversation.repository.ts'
import type { Deps } from '../../deps.ts'
import { notFound } from '../../http/http-error.ts'
import { implement, type Operation, ok } from '../../http/implement.ts'
import { createAnnounce } from '../../live/announce.ts'
import { latestFirst, listPage } from '../../store/list.ts'
import { agentBriefs } from '../agent-briefs.ts'

/** Visitors' sessions over all agents of a workspace; what was said in one is read as that agent's conversation. */
export function visitorSessionRoutes(deps: Deps): Operation[] {
  const { stores } = deps
  const announce = createAnnounce(deps)
  const { conversations, removeConversation } = createConversationRepository(stores)

  async function load({
    region,
    sessionId,
  }: {
    region: Region
    sessionId: string
  }): Promise<ConversationDoc> {
    const doc = await conversations(region).findOne({ _id: sessionId })
    if (!doc) throw notFound()
    return doc
  }

  async function presentAll(region: Region, docs: ConversationDoc[]): Promise<VisitorSession[]> {
    const agentOf = await agentBriefs(
      stores,
      region,
      docs.map(({ agentId }) => agentId),
    )
    return docs.map((doc) => {
      const { id: ID, ...session } = presentConversation(doc)
      return { ...session, ID, agent: agentOf(doc.agentId), unknownAnswers: doc.unknownAnswers }
    })
  }

  return [
    implement(listVisitorSessions, async ({ params: { region }, query, authorise }) => {
      const { workspaceId, agentId, channel } = query
      authorise({ workspaceId })
      const page = await listPage(conversations(region), {
        filter: { workspaceId, ...(agentId && { agentId }), ...(channel && { channel }) },
        order: latestFirst('lastMessageAt'),
        since: query.since,
        query,
      })
      return ok({ ...page, items: await presentAll(region, page.items) })
    }),

    implement(getVisitorSession, async ({ params, authorise }) => {
      const doc = await load(params)
      authorise(doc)
      const [session] = await presentAll(params.region, [doc])
      if (!session) throw notFound()
      return ok(session)
    }),

    implement(removeVisitorSession, async ({ params, authorise }) => {
      const doc = await load(params)
      authorise(doc)
      await removeConversation(params.region, doc._id)
      await announce.removed(params.region, doc)
      return ok({ success: true as const })
    }),
  ]
}
