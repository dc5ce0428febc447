import { useState } from 'react'
import type { RefreshRate } from '#mocks/contracts/knowledge/document.schema.ts'
import { Button } from '#ui/button/button.tsx'
import { formatCount } from '#ui/format/number.ts'
import { Modal } from '#ui/modal/modal.tsx'
import { useToast } from '#ui/toast/toast-context.ts'
import type { KnowledgeOwner } from './knowledge.queries.ts'
import { usePageChanges } from './page.queries.ts'
import { RefreshField } from './refresh-field.tsx'

interface RefreshModalProps {
  owner: KnowledgeOwner
  documentIds: readonly string[]
  /** What it is now. @default 'never' */
  rate?: RefreshRate
  open: boolean
  onOpenChange: (open: boolean) => void
  onDone?: () => void
}

/** Says how often pages are read again. */
export function RefreshModal({
  owner,
  documentIds,
  rate = 'never',
  open,
  onOpenChange,
  onDone,
}: RefreshModalProps) {
  const { notify } = useToast()
  const { setRate } = usePageChanges(owner)
  const [refreshRate, choose] = useState(rate)

  async function save() {
    try {
      const { changed } = await setRate.mutateAsync({ documentIds: [...documentIds], refreshRate })
      notify({
        kind: 'success',
        title: `${formatCount(changed, 'page')} changed`,
        message: changed === 0 ? 'They had this rate already, or are no website pages.' : undefined,
      })
      onOpenChange(false)
      onDone?.()
    } catch (error) {
      notify({ kind: 'failure', title: 'Not saved', message: error instanceof Error ? error.message : '' })
    }
  }

  return (
    <Modal
      open={open}
      onOpenChange={onOpenChange}
      title="Change refresh rate"
      subtitle={formatCount(documentIds.length, 'document')}
      footer={
        <Button tone="primary" loading={setRate.isPending} onClick={() => void save()}>
          Change
        </Button>
      }
    >
      <RefreshField value={refreshRate} onChange={choose} />
    </Modal>
  )
}
