import { refuseKeysView, refuseMoments } from '#mocks/contracts/inbox/inbox.refusals.ts'
import { countedViews, memberViews } from '#mocks/contracts/inbox/inbox-views.ts'
import {
  countInbox,
  listInbox,
  listInboxTags,
  mostTagged,
  searchInbox,
  tagsToChoose,
} from '#mocks/contracts/inbox/list.contract.ts'
import type { Region } from '#mocks/contracts/shared/region.ts'
import { createAgentRepository } from '../agents/agent.repository.ts'
import { createConversationRepository } from '../conversations/conversation.repository.ts'
import type { Deps } from '../deps.ts'
import { notFound, refuse } from '../http/http-error.ts'
import { implement, type Operation, ok } from '../http/implement.ts'
import { addressOf } from '../http/principal.ts'
import { createFoundPresenter } from './found.presenter.ts'
import { presentInbox } from './inbox.presenter.ts'
import { readInboxSettings } from './inbox-settings.ts'
import { createInboxList } from './list-inbox.ts'
import { createMessageSearch } from './search-messages.ts'
import { createWordIndex } from './word-index.ts'

/** Conversations, and as many notes, whose words are kept before a search. */
const keptFirst = 20

/** The views of an inbox, how much is in them, and the search. */
export function listRoutes(deps: Deps): Operation[] {
  const { stores } = deps
  const list = createInboxList(deps)
  const search = createMessageSearch(stores)
  const presentFound = createFoundPresenter(deps)
  const words = createWordIndex(deps)
  const { agents } = createAgentRepository(stores)

  /** An agent that is named must be the workspace's. */
  async function assertIts(
    region: Region,
    { workspaceId, agentId }: { workspaceId: string; agentId?: string },
  ) {
    if (agentId && (await agents(region).findOne({ _id: agentId }))?.ownerID !== workspaceId) throw notFound()
  }

  return [
    implement(listInbox, async ({ params: { region }, query, principal, authorise }) => {
      const { view = 'all' } = query
      authorise(query)
      const me = addressOf(principal)
      refuse(refuseKeysView(me, view))
      refuse(refuseMoments(query))
      await assertIts(region, query)
      const page = await list.page({ ...query, region, view, me: me ?? '' })
      return ok({ ...page, items: await presentInbox(stores, region, page.items) })
    }),

    implement(countInbox, async ({ params: { region }, query, principal, authorise }) => {
      authorise(query)
      refuse(refuseMoments(query))
      await assertIts(region, query)
      const me = addressOf(principal)
      const counts: Partial<Record<(typeof countedViews)[number], number>> = {}
      const atLeast: (typeof countedViews)[number][] = []
      const { view, channel = 'widget', ...narrowing } = query
      const asked = view ? [view] : countedViews
      for (const each of asked) counts[each] = 0
      const its = asked.filter((each) => me !== null || !memberViews.includes(each))
      for (const counted of await list.count({ ...narrowing, channel, region, me: me ?? '' }, its)) {
        counts[counted.view] = counted.count
        if (counted.isAtLeast) atLeast.push(counted.view)
      }
      return ok({ counts, atLeast })
    }),

    implement(listInboxTags, async ({ params: { region }, query, authorise }) => {
      authorise(query)
      await assertIts(region, query)
      const { workspaceId, agentId } = query
      const { predefinedTags } = await readInboxSettings(stores, region, workspaceId)
      const latest = await createConversationRepository(stores)
        .conversations(region)
        .find<{ _id: string; tags: string[] }>(agentId ? { agentId } : { workspaceId }, {
          sort: { lastMessageAt: -1, _id: -1 },
          limit: mostTagged,
          projection: { tags: 1 },
        })
        .toArray()
      const used = latest.map(({ tags }) => tags)
      return ok({ items: tagsToChoose(predefinedTags, used) })
    }),

    implement(searchInbox, async ({ params: { region }, query, principal, authorise }) => {
      authorise(query)
      const me = addressOf(principal)
      refuse(refuseKeysView(me, query.view ?? 'all'))
      refuse(refuseMoments(query))
      await assertIts(region, query)
      // What was said a moment ago is found, too.
      await words.keepDue(region, keptFirst)
      const { targets, more } = await search({ ...query, region }, (ids) =>
        list.among({ ...query, region, me: me ?? '' }, ids),
      )
      const items = await presentFound({ region, q: query.q, me: me ?? '' }, targets)
      return ok({ items, more })
    }),
  ]
}
