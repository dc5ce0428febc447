import { infiniteQueryOptions } from '@tanstack/react-query'
import { call } from '#features/shared/client.ts'
import { filteredByCursor } from '#features/shared/lists/by-cursor.ts'
import { listLogs } from '#mocks/contracts/analytics/log.contract.ts'
import type { LogType } from '#mocks/contracts/analytics/log.schema.ts'
import { listReceipts } from '#mocks/contracts/analytics/receipt.contract.ts'
import type { LibraryOwner } from '../shared/use-library-access.ts'

/** Which entries are shown. */
export interface LogFilter {
  type: LogType | 'all'
  /** '' for every agent's. */
  agentId: string
  /** Unix seconds; undefined for all that are kept. */
  since: number | undefined
}

/** Which page is read. */
interface PageAsked {
  cursor?: string | undefined
  limit?: string
  signal?: AbortSignal | undefined
}

/** A page of a workspace's log. */
export function readLogs({ region, workspaceId }: LibraryOwner, filter: LogFilter, page: PageAsked) {
  const { signal, ...asked } = page
  return call(listLogs, {
    params: { region },
    query: {
      workspaceId,
      type: filter.type === 'all' ? undefined : filter.type,
      agentId: filter.agentId || undefined,
      since: filter.since?.toString(),
      ...asked,
    },
    signal,
  })
}

/** A page of a workspace's receipts. */
export function readReceipts(
  { region, workspaceId }: LibraryOwner,
  { agentId, since }: LogFilter,
  page: PageAsked,
) {
  const { signal, ...asked } = page
  return call(listReceipts, {
    params: { region },
    query: { workspaceId, agentId: agentId || undefined, since: since?.toString(), ...asked },
    signal,
  })
}

/** A workspace's log page by page; while another filter runs, the last answer stays. */
export function logsQuery(owner: LibraryOwner, filter: LogFilter) {
  return infiniteQueryOptions({
    queryKey: [listLogs.id, owner, filter],
    queryFn: ({ signal, pageParam: cursor }) => readLogs(owner, filter, { cursor, signal }),
    ...filteredByCursor,
  })
}

/** A workspace's receipts page by page. */
export function receiptsQuery(owner: LibraryOwner, filter: LogFilter) {
  return infiniteQueryOptions({
    queryKey: [listReceipts.id, owner, filter],
    queryFn: ({ signal, pageParam: cursor }) => readReceipts(owner, filter, { cursor, signal }),
    ...filteredByCursor,
  })
}
