import { call } from '#features/shared/client.ts'
import { listInbox } from '#mocks/contracts/inbox/list.contract.ts'
import { createInboxExport } from '#mocks/contracts/inbox/selection.contract.ts'
import { type InboxNarrowing, type InboxOwner, inboxListQuery } from './inbox.queries.ts'
import { joinedExports } from './joined-exports.ts'

/** What can be made of conversations. */
export type ExportFormat = 'csv' | 'json'

/** What somebody wants to have as a file: chosen conversations by their ids, or the latest of what is listed. */
export interface WantedExport {
  of: readonly string[] | InboxNarrowing
  format: ExportFormat
}

/** Conversations one call exports. */
const atOnce = 100
/** Conversations of a view that are exported, the latest of them. */
export const mostExported = 500

/** Ids of what is listed, and whether there are more. */
async function idsOf(owner: InboxOwner, narrowing: InboxNarrowing) {
  const ids: string[] = []
  for (let cursor: string | undefined; ids.length < mostExported; ) {
    const query = { ...inboxListQuery(owner, narrowing), cursor, limit: String(atOnce) }
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
  /** Not all that was wanted is in it. */
  let isCut = more || ids.length > mostExported
  for (let at = 0; at < Math.min(ids.length, mostExported); at += atOnce) {
    const conversationIds = ids.slice(at, at + atOnce)
    const made = await call(createInboxExport, {
      params: { region },
      body: { workspaceId, conversationIds, format },
    })
    texts.push(made.text)
    name = made.name
    isCut ||= made.cut
  }
  return { name, text: joinedExports(texts, format), isCut }
}
