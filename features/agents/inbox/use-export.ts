import { useMutation } from '@tanstack/react-query'
import { call } from '#features/shared/client.ts'
import { saveFile } from '#features/shared/files/save-file.ts'
import { listInbox } from '#mocks/contracts/inbox/list.contract.ts'
import { createInboxExport } from '#mocks/contracts/inbox/selection.contract.ts'
import { useToast } from '#ui/toast/toast-context.ts'
import { type InboxNarrowing, type InboxOwner, inboxListQuery } from './inbox.queries.ts'
import { joinedExports } from './joined-exports.ts'

/** What can be made of conversations. */
export type ExportFormat = 'csv' | 'json'

/** Conversations one call exports. */
const atOnce = 100
/** Conversations of a view that are exported, the latest of them. */
export const mostExported = 500

/** Gives somebody conversations as a file: chosen ones, or the latest of what is listed. */
export function useExport(owner: InboxOwner) {
  const { notify } = useToast()
  const { region, workspaceId } = owner

  /** Ids of what is listed, and whether there are more. */
  async function idsOf(narrowing: InboxNarrowing) {
    const ids: string[] = []
    for (let cursor: string | undefined; ids.length < mostExported; ) {
      const query = { ...inboxListQuery(owner, narrowing), cursor, limit: String(atOnce) }
      const { items, nextCursor } = await call(listInbox, { params: { region }, query })
      ids.push(...items.map(({ id }) => id))
      if (nextCursor === null) return { ids, more: false }
      cursor = nextCursor
    }
    return { ids, more: true }
  }

  return useMutation({
    async mutationFn({ of, format }: { of: readonly string[] | InboxNarrowing; format: ExportFormat }) {
      const { ids, more } = 'view' in of ? await idsOf(of) : { ids: of, more: false }
      const texts: string[] = []
      let name = `conversations.${format}`
      let isCut = more
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
    },
    onSuccess({ name, text, isCut }, { format }) {
      if (text === '') return notify({ kind: 'info', title: 'There is nothing to export' })
      saveFile(name, text, format === 'csv' ? 'text/csv' : 'application/json')
      if (isCut)
        notify({ kind: 'info', title: 'Only a part was exported', message: 'Choose fewer conversations.' })
    },
    onError: ({ message }) => notify({ kind: 'failure', title: 'Not exported', message }),
  })
}
