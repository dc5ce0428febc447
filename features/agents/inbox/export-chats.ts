import { call } from '#features/shared/client.ts'
import { listInbox } from '#mocks/contracts/inbox/list.contract.ts'
import { createInboxExport } from '#mocks/contracts/inbox/selection.contract.ts'
import { selectionLimit } from '#mocks/contracts/inbox/selection-limit.ts'
import { formatNumber } from '#ui/format/number.ts'
import { inPieces } from './in-pieces.ts'
import { type InboxNarrowing, type InboxOwner, inboxListQuery } from './inbox.queries.ts'
import { joinedExports } from './joined-exports.ts'

/** What can be made of conversations. */
export type ExportFormat = 'csv' | 'json'

/** What somebody wants to have as a file: chosen conversations by their ids, or the latest of what is listed. */
export interface WantedExport {
  of: readonly string[] | InboxNarrowing
  format: ExportFormat
}

/** Conversations that are exported, the latest of them. */
export const mostExported = 500
/** Conversations of a view are counted up to so many. */
export const mostToldOf = 2000

/** Ids of what is listed, and how many there are; more than that where the end was not reached. */
async function idsOf(owner: InboxOwner, narrowing: InboxNarrowing) {
  const ids: string[] = []
  for (let cursor: string | undefined; ids.length < mostToldOf; ) {
    const query = { ...inboxListQuery(owner, narrowing), cursor, limit: String(selectionLimit) }
    const { items, nextCursor } = await call(listInbox, { params: { region: owner.region }, query })
    ids.push(...items.map(({ id }) => id))
    if (nextCursor === null) return { ids, more: false }
    cursor = nextCursor
  }
  return { ids, more: true }
}

/** Reads conversations as one file; its text is '' where there are none. */
export async function exportChats(owner: InboxOwner, { of, format }: WantedExport) {
  const { region, workspaceId } = owner
  const { ids, more } = 'view' in of ? await idsOf(owner, of) : { ids: of, more: false }
  const texts: string[] = []
  let name = `conversations.${format}`
  /** Not all messages of them are in it. */
  let isCut = false
  const exported = ids.slice(0, mostExported)
  for (const conversationIds of inPieces(exported)) {
    const made = await call(createInboxExport, {
      params: { region },
      body: { workspaceId, conversationIds, format },
    })
    texts.push(made.text)
    name = made.name
    isCut ||= made.cut
  }
  const all = `${more ? 'more than ' : ''}${formatNumber(more ? mostToldOf : ids.length)}`
  /** What is not in the file, in words; '' where nothing is left out. */
  const left = [
    exported.length < ids.length && `It holds the latest ${mostExported} of ${all} conversations.`,
    isCut && 'Not all messages of the longest ones are in it.',
  ]
  return { name, text: joinedExports(texts, format), left: left.filter(Boolean).join(' ') }
}
