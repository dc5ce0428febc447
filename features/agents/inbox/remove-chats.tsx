import { useState } from 'react'
import { Checkbox } from '#ui/checkbox/checkbox.tsx'
import { ConfirmDialog } from '#ui/confirm-dialog/confirm-dialog.tsx'
import { formatCount } from '#ui/format/number.ts'
import { Stack } from '#ui/stack/stack.tsx'
import { Text } from '#ui/text/text.tsx'
import { type InboxOwner, useInboxChanges } from './inbox.queries.ts'

interface RemoveChatsProps {
  owner: InboxOwner
  ids: readonly string[]
  onClose: () => void
  onRemoved: () => void
}

/** Asks before chats are deleted for good. */
export function RemoveChats({ owner, ids, onClose, onRemoved }: RemoveChatsProps) {
  const { removeMany } = useInboxChanges(owner)
  const [ofVisitor, setOfVisitor] = useState(false)
  const many = ids.length === 1 ? 'conversation' : formatCount(ids.length, 'conversation')
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={`Delete ${many}?`}
      message={
        <Stack as="span" gap={3}>
          <Text as="span">
            Everything that was said is erased, with its notes and requests. This cannot be undone.
          </Text>
          <Checkbox
            checked={ofVisitor}
            onCheckedChange={(next) => setOfVisitor(next === true)}
            label="Delete all about the visitor"
            help="Also their lead, and other conversations with this agent in which the same email address or phone number was given."
          />
        </Stack>
      }
      confirmLabel={`Delete ${many}`}
      tone="danger"
      onConfirm={async () => {
        await removeMany.mutateAsync({ ids, ofVisitor })
        onRemoved()
      }}
    />
  )
}
