import { useState } from 'react'
import type { AgencyOwner } from '#features/shared/agency/agency.query.ts'
import type { DomainType } from '#mocks/contracts/domains/domain.schema.ts'
import { domainWords } from '#mocks/contracts/domains/host-words.ts'
import { Button } from '#ui/button/button.tsx'
import { ConfirmDialog } from '#ui/confirm-dialog/confirm-dialog.tsx'
import { Row } from '#ui/row/row.tsx'
import { useToast } from '#ui/toast/toast-context.ts'
import { useDomainChanges } from './domains.queries.ts'

interface RemoveDomainProps {
  owner: AgencyOwner
  type: DomainType
  host: string
  isVerified: boolean
}

/** Gives a domain back, after asking: 'Cancel' until it is verified, then 'Delete Domain' (spec 1 §2). */
export function RemoveDomain({ owner, type, host, isVerified }: RemoveDomainProps) {
  const { remove } = useDomainChanges(owner, type)
  const { notify } = useToast()
  const [asking, setAsking] = useState(false)

  async function confirm() {
    try {
      const { message } = await remove.mutateAsync(host)
      notify({ kind: 'success', title: message })
    } catch (error) {
      const message = error instanceof Error ? error.message : undefined
      notify({ kind: 'failure', title: domainWords.notRemoved, message })
    }
  }

  return (
    <>
      <Row>
        <Button tone={isVerified ? 'danger' : undefined} onClick={() => setAsking(true)}>
          {isVerified ? 'Delete Domain' : 'Cancel'}
        </Button>
      </Row>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        tone="danger"
        title={`${isVerified ? 'Delete' : 'Cancel'} ${host}?`}
        message={
          isVerified
            ? 'Its pages no longer open, nor does any agent on a website whose code names it. Whoever adds it next has to verify it anew.'
            : 'Its records count no longer. You can add it again at any time.'
        }
        confirmLabel={isVerified ? 'Delete Domain' : 'Cancel domain'}
        cancelLabel="Keep it"
        onConfirm={confirm}
      />
    </>
  )
}
