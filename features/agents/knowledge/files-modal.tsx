import { FileUp } from 'lucide-react'
import { useRef } from 'react'
import { knowledgeFileTypes } from '#mocks/contracts/knowledge/document.schema.ts'
import { knowledgeFileMB } from '#mocks/contracts/knowledge/knowledge-limits.ts'
import { Badge, type BadgeProps } from '#ui/badge/badge.tsx'
import { Button } from '#ui/button/button.tsx'
import { Card } from '#ui/card/card.tsx'
import { ListRow } from '#ui/list-row/list-row.tsx'
import { Modal } from '#ui/modal/modal.tsx'
import { ProgressBar } from '#ui/progress-bar/progress-bar.tsx'
import { Stack } from '#ui/stack/stack.tsx'
import { Text } from '#ui/text/text.tsx'
import type { KnowledgeOwner } from './knowledge.queries.ts'
import { type FileUploadState, useFileUploads } from './use-file-uploads.ts'

interface FilesModalProps {
  owner: KnowledgeOwner
  open: boolean
  onClose: () => void
  onExited: () => void
}

const states: Record<FileUploadState['state'], { tone: BadgeProps['tone']; words: string }> = {
  waiting: { tone: 'neutral', words: 'Waiting' },
  sending: { tone: 'info', words: 'Uploading' },
  sent: { tone: 'success', words: 'Uploaded' },
  failed: { tone: 'danger', words: 'Not taken' },
}

/** Takes several files by click, drag or paste, and says of each how far it is. */
export function FilesModal({ owner, open, onClose, onExited }: FilesModalProps) {
  const input = useRef<HTMLInputElement>(null)
  const { uploads, add } = useFileUploads(owner)
  const done = uploads.filter(({ state }) => state === 'sent' || state === 'failed').length
  return (
    <Modal
      open={open}
      onOpenChange={onClose}
      onExited={onExited}
      title="Upload files"
      subtitle="Each becomes a document of its own. What it is called does not matter, what is in it does."
      footer={
        <Button tone="primary" onClick={onClose}>
          Done
        </Button>
      }
    >
      <Stack
        gap={4}
        onDragOver={(event) => event.preventDefault()}
        onDrop={(event) => {
          event.preventDefault()
          add([...event.dataTransfer.files])
        }}
        onPaste={(event) => add([...event.clipboardData.files])}
      >
        <Card>
          <Stack gap={2} align="center">
            <Button icon={<FileUp aria-hidden />} onClick={() => input.current?.click()}>
              Choose files
            </Button>
            <Text tone="muted" size="sm">
              {`or drop them here. ${knowledgeFileTypes.join(', ')}; at most ${knowledgeFileMB} MB each.`}
            </Text>
          </Stack>
        </Card>
        <input
          ref={input}
          type="file"
          hidden
          multiple
          aria-label="Files"
          accept={knowledgeFileTypes.map((type) => `.${type}`).join(',')}
          onChange={(event) => {
            add([...(event.currentTarget.files ?? [])])
            event.currentTarget.value = ''
          }}
        />
        {uploads.length > 0 && (
          <Stack gap={3}>
            <ProgressBar
              label="Files"
              value={done}
              max={uploads.length}
              valueText={`${done} of ${uploads.length}`}
            />
            <Stack as="ul" gap={0} aria-label="Files">
              {uploads.map(({ id, name, state, message }) => (
                <ListRow
                  key={id}
                  title={<bdi>{name}</bdi>}
                  detail={message || undefined}
                  actions={<Badge tone={states[state].tone}>{states[state].words}</Badge>}
                />
              ))}
            </Stack>
          </Stack>
        )}
      </Stack>
    </Modal>
  )
}
