import { infiniteQueryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '#features/shared/client.ts'
import { byCursor, filteredByCursor } from '#features/shared/lists/by-cursor.ts'
import { listMessages } from '#mocks/contracts/conversations/conversation.contract.ts'
import {
  getVisitorSession,
  listVisitorSessions,
  removeVisitorSession,
  type VisitorSession,
} from '#mocks/contracts/library/visitor-session.contract.ts'
import type { LibraryOwner } from '../shared/use-library-access.ts'

/** Which sessions are shown. */
export interface SessionFilter {
  /** One agent's; '' for all. */
  agentId: string
  /** Those held there. */
  channel: VisitorSession['channel'] | 'all'
  /** Those with a message since then, in Unix seconds; undefined for all. */
  since: number | undefined
}

/** A workspace's sessions page by page; while another filter runs, the last answer stays. */
export function visitorSessionsQuery(
  { region, workspaceId }: LibraryOwner,
  { agentId, channel, since }: SessionFilter,
) {
  return infiniteQueryOptions({
    queryKey: [listVisitorSessions.id, region, workspaceId, agentId, channel, since],
    queryFn: ({ signal, pageParam: cursor }) =>
      call(listVisitorSessions, {
        params: { region },
        query: {
          workspaceId,
          agentId: agentId || undefined,
          channel: channel === 'all' ? undefined : channel,
          since: since?.toString(),
          cursor,
        },
        signal,
      }),
    ...filteredByCursor,
  })
}

/** One session. */
export function visitorSessionQuery({ region }: LibraryOwner, sessionId: string) {
  return {
    queryKey: [getVisitorSession.id, region, sessionId],
    queryFn: ({ signal }: { signal: AbortSignal }) =>
      call(getVisitorSession, { params: { region, sessionId }, signal }),
  }
}

/** What was said in a session, oldest first, page by page. */
export function transcriptQuery({ region }: LibraryOwner, { ID, agentId }: VisitorSession) {
  return infiniteQueryOptions({
    queryKey: [listMessages.id, region, agentId, ID],
    queryFn: ({ signal, pageParam: cursor }) =>
      call(listMessages, {
        params: { region, agentId, conversationId: ID },
        query: { cursor, limit: '100' },
        signal,
      }),
    ...byCursor,
  })
}

/** Deletes sessions; the list is read again. */
export function useRemoveSession({ region, workspaceId }: LibraryOwner) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (sessionId: string) => call(removeVisitorSession, { params: { region, sessionId } }),
    onSuccess: () => queries.invalidateQueries({ queryKey: [listVisitorSessions.id, region, workspaceId] }),
  })
}
