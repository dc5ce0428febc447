import { StickyNote, Trash2 } from 'lucide-react'
import { Attachments, type AttachmentsProps } from '#features/widget/attachments/attachments.tsx'
import type { Note } from '#mocks/contracts/inbox/inbox.schema.ts'
import { ConfirmDialog } from '#ui/confirm-dialog/confirm-dialog.tsx'
import { IconButton } from '#ui/icon-button/icon-button.tsx'
import { RelativeTime } from '#ui/relative-time/relative-time.tsx'
import { Row } from '#ui/row/row.tsx'
import { Stack } from '#ui/stack/stack.tsx'
import { Text } from '#ui/text/text.tsx'

interface NoteLineProps {
  note: Note
  /** It is the one that was looked for. */
  isSought: boolean
  /** Reads a file of it. */
  readFile: AttachmentsProps['read']
  /** Deletes it; absent for whoever may only look. */
  onErase: (() => Promise<unknown>) | undefined
}

/** A note among what was said: members see it, visitors never do. */
export function NoteLine({ note, isSought, readFile, onErase }: NoteLineProps) {
  const { authorName, author, text, attachments, ts } = note
  return (
    <Stack
      as="li"
      gap={1}
      className="vg-_inbox__note"
      data-message={note.ID}
      aria-current={isSought || undefined}
    >
      <Row>
        <StickyNote size={14} aria-hidden />
        <Text as="span" size="xs" tone="muted" className="vg-_inbox__title">
          Note by <bdi>{authorName || author || 'a key'}</bdi> · <RelativeTime at={ts} />
        </Text>
        {onErase && (
          <ConfirmDialog
            title="Delete note?"
            message="It is gone for everybody. This cannot be undone."
            confirmLabel="Delete note"
            tone="danger"
            trigger={<IconButton size="sm" label="Delete note" icon={<Trash2 />} />}
            onConfirm={onErase}
          />
        )}
      </Row>
      {text && (
        <Text size="sm" dir="auto" className="vg-_inbox__plain">
          {text}
        </Text>
      )}
      {attachments && <Attachments attachments={attachments} lang="en" read={readFile} />}
    </Stack>
  )
}
