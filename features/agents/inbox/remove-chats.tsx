import { useState } from 'react'
import { Checkbox } from '#ui/checkbox/checkbox.tsx'
import { ConfirmDialog } from '#ui/confirm-dialog/confirm-dialog.tsx'
import { formatCount } from '#ui/format/number.ts'
import { Stack } from '#ui/stack/stack.tsx'
import { Text } from '#ui/text/text.tsx'
import { AlsoByAddress } from '../leads/also-by-address.tsx'
import { staysWithAgent } from '../leads/leads.words.ts'
import { type InboxOwner, useInboxChanges } from './inbox.queries.ts'

interface RemoveChatsProps {
  owner: InboxOwner
  ids: readonly string[]
  /** Conversations that share an address or number with them. @default not known */
  shared?: number
  onClose: () => void
  onRemoved: () => void
}

/** Asks before chats are deleted for good. */
export function RemoveChats({ owner, ids, shared, onClose, onRemoved }: RemoveChatsProps) {
  const { removeMany } = useInboxChanges(owner)
  const [ofVisitor, setOfVisitor] = useState(false)
  const [alsoByAddress, setAlsoByAddress] = useState(false)
  const many = ids.length === 1 ? 'conversation' : formatCount(ids.length, 'conversation')
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={`Delete ${many}?`}
      message={
        <Stack as="span" gap={3}>
          <Text as="span">
            Everything that was said is erased, with its notes and requests. {staysWithAgent} This cannot be
            undone.
          </Text>
          <Checkbox
            checked={ofVisitor}
            onCheckedChange={(next) => setOfVisitor(next === true)}
            label="Delete all about the visitor"
            help={
              ids.length === 1
                ? 'Also deletes the lead with their details.'
                : 'Also deletes the leads with their details.'
            }
          />
          {ofVisitor && (
            <AlsoByAddress conversations={shared} checked={alsoByAddress} onChange={setAlsoByAddress} />
          )}
        </Stack>
      }
      confirmLabel={`Delete ${many}`}
      tone="danger"
      onConfirm={async () => {
        await removeMany.mutateAsync({ ids, ofVisitor, alsoByAddress: ofVisitor && alsoByAddress })
        onRemoved()
      }}
    />
  )
}
