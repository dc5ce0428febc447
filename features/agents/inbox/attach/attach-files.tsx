import { File as FileIcon, Image, Paperclip, RotateCw, X } from 'lucide-react'
import { type ReactNode, useRef } from 'react'
import { uploadPurposes } from '#mocks/contracts/files/upload-rules.ts'
import { formatSize } from '#ui/file-upload/check-file.ts'
import { useFileDrop } from '#ui/file-upload/use-file-drop.ts'
import { IconButton } from '#ui/icon-button/icon-button.tsx'
import { MiddleTruncate } from '#ui/middle-truncate/middle-truncate.tsx'
import { Row } from '#ui/row/row.tsx'
import { Spinner } from '#ui/spinner/spinner.tsx'
import { Stack } from '#ui/stack/stack.tsx'
import { Text } from '#ui/text/text.tsx'
import { type Attached, type GivenFile, tooManyFiles } from './use-attached.ts'
import './attach-files.css'

const { accept, maxSizeMB } = uploadPurposes.attachments
const accepted = accept.map((extension) => `.${extension}`).join(',')

interface AttachAreaProps {
  attached: Attached
  children: ReactNode
}

/** Where files are dropped or pasted, with those that are to be sent. */
export function AttachArea({ attached, children }: AttachAreaProps) {
  const { over, handlers } = useFileDrop({ onFiles: attached.give })
  return (
    <div {...handlers} className="vg-_attach__area" data-over={over || undefined}>
      <Stack gap={2}>
        {attached.files.length > 0 && (
          <ul className="vg-_attach__files" aria-label="Files to send">
            {attached.files.map((given) => (
              <li key={given.key} data-state={given.state}>
                <GivenFileLine given={given} attached={attached} />
              </li>
            ))}
          </ul>
        )}
        {attached.isOver && (
          <Text size="sm" tone="danger" role="alert">
            {tooManyFiles}
          </Text>
        )}
        {children}
      </Stack>
    </div>
  )
}

function GivenFileLine({ given, attached }: { given: GivenFile; attached: Attached }) {
  const { file, state, problem, retryable, key } = given
  return (
    <Row gap={2}>
      {state === 'uploading' ? (
        <Spinner size="sm" label={`Uploading ${file.name}`} />
      ) : file.type.startsWith('image/') ? (
        <Image size={16} aria-hidden />
      ) : (
        <FileIcon size={16} aria-hidden />
      )}
      <Stack gap={0} className="vg-_attach__name">
        <Text as="span" size="sm">
          <MiddleTruncate text={file.name} />
        </Text>
        {problem ? (
          <Text as="span" size="xs" tone="danger" role="alert">
            {problem}
          </Text>
        ) : (
          <Text as="span" size="xs" tone="muted">
            {formatSize(file.size)}
          </Text>
        )}
      </Stack>
      {state === 'failed' && retryable && (
        <IconButton
          size="sm"
          label={`Try ${file.name} again`}
          icon={<RotateCw />}
          onClick={() => attached.retry(given)}
        />
      )}
      <IconButton size="sm" label={`Remove ${file.name}`} icon={<X />} onClick={() => attached.remove(key)} />
    </Row>
  )
}

/** Chooses files to go with what is being written. */
export function AttachButton({ attached }: { attached: Attached }) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <IconButton
        label={`Attach files: ${accept.join(', ')}, up to ${maxSizeMB} MB each`}
        icon={<Paperclip />}
        onClick={() => input.current?.click()}
      />
      <input
        ref={input}
        type="file"
        hidden
        multiple
        accept={accepted}
        onChange={(event) => {
          attached.give([...(event.target.files ?? [])])
          // The same file may be chosen again.
          event.target.value = ''
        }}
      />
    </>
  )
}
