import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { sessionQuery } from '#features/shared/session/session.queries.ts'
import { useSession } from '#features/shared/session/session-context.ts'
import type { LiveEvent } from '#mocks/contracts/live/live-event.schema.ts'
import { chatCache } from './chat-cache.ts'
import type { InboxOwner } from './inbox.queries.ts'
import { useLive } from './live/use-live.ts'
import { oneAtATime } from './one-at-a-time.ts'
import { type Typing, useTyping } from './use-typing.ts'

/** Rights that were taken or given are noticed so soon, in milliseconds, where no call is refused before. */
const rightsEveryMs = 30_000
/** However much happens, lists are read again so often, in milliseconds. */
const rereadEveryMs = 1000
/** So often what is counted under filters is. */
const recountEveryMs = 5000

/** What is known beside the lists themselves. */
interface LiveInbox {
  typing: Typing
  /** The server said that one may follow no longer: what is shown stays as it is. */
  isEnded: boolean
  /** Reads what is shown again, and follows anew. */
  retry: () => void
}

/** Keeps list, counts and the open conversation as they are while they are shown; tells who types. */
export function useLiveInbox({ region, workspaceId, agentId }: InboxOwner): LiveInbox {
  const queries = useQueryClient()
  const { email } = useSession().user
  const { typing, start, stop } = useTyping()
  const cache = chatCache(queries)
  const [reread] = useState(() => oneAtATime(() => chatCache(queries).rereadLists(email), rereadEveryMs))
  const [recount] = useState(() => oneAtATime(() => chatCache(queries).recountNarrowed(), recountEveryMs))
  const [attempt, setAttempt] = useState(0)

  useEffect(
    () => () => {
      reread.stop()
      recount.stop()
    },
    [reread, recount],
  )

  const state = useLive(
    { region, workspaceId, agentId },
    ({ type, conversationId, agentId: its, card, message, who }: LiveEvent) => {
      const chat = { region, agentId: its, conversationId }
      if (type === 'reset') return cache.rereadAll()
      if (type === 'presence') {
        if (who && who.email !== email) cache.putPresence(who.email, who.online === true)
        return
      }
      if (type === 'visit') return cache.putVisit(conversationId, who?.online === true)
      if (type === 'typing') {
        if (who && who.email !== email) start(conversationId, who.name)
        return
      }
      if (card) cache.putCard(card)
      if (message) {
        cache.putMessage(chat, message)
        stop(conversationId)
      }
      if (type === 'removed') cache.forget(chat)
      reread.ask()
      recount.ask()
    },
    attempt,
  )
  const isEnded = state === 'ended'
  // Whoever hears nothing more reads so: where they are no member any more, nothing of this is theirs.
  useQuery({ ...sessionQuery(region), refetchInterval: isEnded ? false : rightsEveryMs })
  return {
    typing,
    isEnded,
    retry() {
      setAttempt(attempt + 1)
      cache.rereadAll()
    },
  }
}
