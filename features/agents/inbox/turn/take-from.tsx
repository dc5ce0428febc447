import { useState } from 'react'
import { Button } from '#ui/button/button.tsx'
import { ConfirmDialog } from '#ui/confirm-dialog/confirm-dialog.tsx'

interface TakeFromProps {
  /** Address of the colleague who answers. */
  colleague: string
  /** Names of members by their addresses. */
  nameOf: (email: string) => string
  loading: boolean
  /** Takes it from the colleague who was asked about; another one may answer by then. */
  onTake: (from: string) => void
}

/** Takes a conversation over from a colleague, once it was asked whether it should be. */
export function TakeFrom({ colleague, nameOf, loading, onTake }: TakeFromProps) {
  const [asked, setAsked] = useState(colleague)
  const [isOpen, setIsOpen] = useState(false)
  const name = nameOf(asked)
  return (
    <ConfirmDialog
      open={isOpen}
      onOpenChange={(open) => {
        if (open) setAsked(colleague)
        setIsOpen(open)
      }}
      trigger={
        <Button size="sm" loading={loading}>
          Take over
        </Button>
      }
      title={`Take over from ${name}?`}
      message={`You answer from then on. ${name} is told that you took over, and the visitor reads that you have joined.`}
      confirmLabel="Take over"
      onConfirm={() => onTake(asked)}
    />
  )
}
