import { useMutation } from '@tanstack/react-query'
import { saveFile } from '#features/shared/files/save-file.ts'
import { useToast } from '#ui/toast/toast-context.ts'
import { exportChats, type WantedExport } from './export-chats.ts'
import type { InboxOwner } from './inbox.queries.ts'

/** Gives somebody conversations as a file: chosen ones, or the latest of what is listed. */
export function useExport(owner: InboxOwner) {
  const { notify } = useToast()
  return useMutation({
    mutationFn: (wanted: WantedExport) => exportChats(owner, wanted),
    onSuccess({ name, text, left }, { format }) {
      if (text === '') return notify({ kind: 'info', title: 'There is nothing to export' })
      saveFile(name, text, format === 'csv' ? 'text/csv' : 'application/json')
      if (left) notify({ kind: 'info', title: 'Only a part was exported', message: left })
    },
    onError: ({ message }) => notify({ kind: 'failure', title: 'Not exported', message }),
  })
}
