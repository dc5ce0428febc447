import './attachments.css'
import { useEffect, useState } from 'react'
import { saveAttached } from '#features/shared/files/save-attached.ts'
import type { AttachedFile, Attachment } from '#mocks/contracts/conversations/attachment.schema.ts'
import {
  type AttachmentTexts,
  attachmentTextsFor,
} from '#mocks/contracts/embed/widget-words/attachment-texts.ts'
import { fileSize } from '#mocks/contracts/files/file-size.ts'
import { Icon } from '../icon.tsx'
import { RetryButton } from '../retry-button.tsx'

export interface AttachmentsProps {
  attachments: readonly Attachment[]
  /** Language of the words around it, BCP 47. */
  lang: string
  /** Reads a file with what is in it. Rejects where it cannot be read. */
  read: (id: string) => Promise<AttachedFile>
}

const fileIcon =
  'M13 3v6h6M13 3H7a1 1 0 0 0-1 1v16a1 1 0 0 0 1 1h11a1 1 0 0 0 1-1V9zM12 12v5M9.5 14.5 12 17l2.5-2.5'

/** Files that go with a message: pictures are shown, and each is saved by a press. Loads with the first of them. */
export function Attachments({ attachments, ...shown }: AttachmentsProps) {
  const texts = attachmentTextsFor(shown.lang)
  return (
    <ul className="vg-widget__attachments">
      {attachments.map((attachment) => (
        <li key={attachment.ID}>
          <AttachmentView {...shown} attachment={attachment} texts={texts} />
        </li>
      ))}
    </ul>
  )
}

interface AttachmentViewProps extends Omit<AttachmentsProps, 'attachments'> {
  attachment: Attachment
  texts: AttachmentTexts
}

/** One file. A picture is read at once, any other when it is asked for. */
function AttachmentView({ attachment, lang, texts, read }: AttachmentViewProps) {
  const { ID, name, type, size } = attachment
  const isPicture = type.startsWith('image/')
  // Where a long name is cut, its ending stays.
  const dot = Math.max(0, name.lastIndexOf('.'))
  const [file, setFile] = useState<AttachedFile>()
  const [failed, setFailed] = useState(false)

  async function load(): Promise<AttachedFile | undefined> {
    setFailed(false)
    try {
      const found = await read(ID)
      setFile(found)
      return found
    } catch {
      setFailed(true)
    }
  }

  async function press() {
    const found = file ?? (await load())
    if (found) saveAttached(found)
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: a picture is read once, whoever reads it
  useEffect(() => {
    if (isPicture) void load()
  }, [ID])

  return (
    <>
      {isPicture && !failed && (
        <div className="vg-widget__attached-picture">
          {file && <img src={`data:${file.type};base64,${file.base64}`} alt={name} />}
        </div>
      )}
      <button
        type="button"
        className="vg-widget__attached"
        title={texts.download.replace('{name}', () => name)}
        onClick={() => void press()}
      >
        <Icon path={fileIcon} />
        <bdi>
          <span>{name.slice(0, dot)}</span>
          <span>{name.slice(dot)}</span>
        </bdi>{' '}
        <small>{fileSize(size, lang)}</small>
      </button>
      {failed && (
        <p className="vg-widget__attached-failed" role="alert">
          {texts.failed}
          <RetryButton onRetry={() => void (isPicture ? load() : press())} />
        </p>
      )}
    </>
  )
}
