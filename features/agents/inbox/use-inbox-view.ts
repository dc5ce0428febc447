import { useSearchParams } from 'react-router-dom'
import { conversationPriorities } from '#mocks/contracts/conversations/conversation-state.ts'
import type { InboxView } from '#mocks/contracts/inbox/inbox-views.ts'
import { inboxViews } from '#mocks/contracts/inbox/inbox-views.ts'
import { agentIdPattern } from '#mocks/contracts/shared/agent-id.ts'
import type { ChatRef, InboxNarrowing, InboxOwner } from './inbox.queries.ts'
import { dayIn } from './local-days.ts'
import { filtersSet } from './saved-view.ts'

const names = [
  'view',
  'channel',
  'tag',
  'priority',
  'assignee',
  'participant',
  'rating',
  'agent',
  'from',
  'to',
  'q',
  'chat',
  'message',
] as const
type Name = (typeof names)[number]

const one = <T extends string>(text: string | null, among: readonly T[]): T | undefined =>
  among.find((each) => each === text)

/** What of an inbox is shown: view, filters, search and the open chat stand in the address. */
export function useInboxView(owner: InboxOwner) {
  const [search, setSearch] = useSearchParams()
  const text = (name: Name) => search.get(name) ?? ''
  const narrowing: InboxNarrowing = {
    view: one<InboxView>(text('view'), inboxViews) ?? 'all',
    channel: one(text('channel'), ['test'] as const) ?? 'widget',
    tag: text('tag'),
    priority: one(text('priority'), conversationPriorities) ?? '',
    assignee: text('assignee'),
    participant: text('participant'),
    rating: one(text('rating'), ['down'] as const) ?? '',
    from: dayIn(text('from')),
    to: dayIn(text('to')),
    agent: owner.agentId === undefined && agentIdPattern.test(text('agent')) ? text('agent') : '',
  }

  function set(next: Partial<Record<Name, string>>, history: 'push' | 'replace' = 'replace') {
    const changed = new URLSearchParams(search)
    for (const [name, value] of Object.entries(next)) {
      if (value) changed.set(name, value)
      else changed.delete(name)
    }
    setSearch(changed, { replace: history === 'replace' })
  }

  return {
    narrowing,
    q: text('q'),
    chat: chatIn(owner, text('chat')),
    /** Id of the message or the note that is looked for in the open chat; '' for none. */
    message: text('message'),
    isNarrowed: filtersSet(narrowing) > 0,
    set,
    open: (chat: { id: string; agentId: string } | null, message = '') =>
      set({ chat: chat ? (owner.agentId ? chat.id : `${chat.agentId}.${chat.id}`) : '', message }, 'push'),
  }
}

/** The chat an address names: beside its agent's where the inbox is of several. */
function chatIn({ region, agentId }: InboxOwner, text: string): ChatRef | null {
  const parts = text.split('.')
  const conversationId = parts.at(-1) ?? ''
  const its = agentId ?? (parts.length === 2 ? parts[0] : undefined)
  return conversationId && its ? { region, agentId: its, conversationId } : null
}
