import { FileUp } from 'lucide-react'
import { useRef } from 'react'
import { knowledgeFileTypes } from '#mocks/contracts/knowledge/document.schema.ts'
import { knowledgeFileMB } from '#mocks/contracts/knowledge/knowledge-limits.ts'
import { Button } from '#ui/button/button.tsx'
import { Card } from '#ui/card/card.tsx'
import { Modal } from '#ui/modal/modal.tsx'
import { ProgressBar } from '#ui/progress-bar/progress-bar.tsx'
import { Stack } from '#ui/stack/stack.tsx'
import { Text } from '#ui/text/text.tsx'
import type { KnowledgeOwner } from './knowledge.queries.ts'
import { UploadRow } from './upload-row.tsx'
import { useFileUploads } from './use-file-uploads.ts'

interface FilesModalProps {
  owner: KnowledgeOwner
  open: boolean
  onClose: () => void
  onExited: () => void
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
              {uploads.map((upload) => (
                <UploadRow key={upload.id} owner={owner} upload={upload} />
              ))}
            </Stack>
          </Stack>
        )}
      </Stack>
    </Modal>
  )
}
