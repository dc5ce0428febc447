import { useMutation } from '@tanstack/react-query'
import { call } from '#features/shared/client.ts'
import { saveFile } from '#features/shared/files/save-file.ts'
import { exportVisitor } from '#mocks/contracts/conversations/visitor.contract.ts'
import type { BodyOf } from '#mocks/contracts/shared/define-contract.ts'
import { Button } from '#ui/button/button.tsx'
import { useToast } from '#ui/toast/toast-context.ts'
import type { LeadsOwner } from './leads.queries.ts'

/** What is in the file, for whoever hands it out. */
export const exportedOfVisitor =
  'The export holds conversations, notes beside them, requests and leads. Files are named in it: download them in the conversation.'

interface ExportVisitorProps {
  owner: LeadsOwner
  /** Whose data it is. */
  named: BodyOf<typeof exportVisitor>
}

/** Gives somebody all that is kept of a visitor as a file. */
export function ExportVisitor({ owner: { region, agentId }, named }: ExportVisitorProps) {
  const { notify } = useToast()
  const { mutate, isPending } = useMutation({
    mutationFn: () => call(exportVisitor, { params: { region, agentId }, body: named }),
    onSuccess(data) {
      saveFile('visitor.json', JSON.stringify(data, null, 2), 'application/json')
      if (data.complete) return
      notify({
        kind: 'info',
        title: 'Only a part was exported',
        message: `The file holds ${data.conversations.length} conversations, and there are more.`,
      })
    },
    onError: ({ message }) => notify({ kind: 'failure', title: 'Not exported', message }),
  })
  return (
    <Button size="sm" loading={isPending} onClick={() => mutate()}>
      Export as JSON
    </Button>
  )
}
