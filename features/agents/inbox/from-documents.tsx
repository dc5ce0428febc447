import { Link as RouterLink } from 'react-router-dom'
import type { AnswerDocument } from '#mocks/contracts/conversations/message.schema.ts'
import { Link } from '#ui/link/link.tsx'
import { Text } from '#ui/text/text.tsx'

interface FromDocumentsProps {
  documents: readonly AnswerDocument[]
  /** Where one is read; absent where it may not be. */
  hrefOf: ((documentId: string) => string) | undefined
}

/** What each kind is called where one document is meant. */
const kinds: Record<AnswerDocument['kind'], string> = {
  questions: 'Question and answer',
  text: 'Text',
  file: 'File',
  page: 'Page',
}

/** The documents without an address an answer came from. */
export function FromDocuments({ documents, hrefOf }: FromDocumentsProps) {
  return (
    <Text size="xs" tone="muted">
      From{' '}
      {documents.map(({ documentId, title, kind }, at) => (
        <span key={documentId}>
          {at > 0 && ', '}
          {kinds[kind]}{' '}
          {hrefOf ? (
            <Link asChild>
              <RouterLink to={hrefOf(documentId)}>
                <bdi>{title}</bdi>
              </RouterLink>
            </Link>
          ) : (
            <bdi>{title}</bdi>
          )}
        </span>
      ))}
    </Text>
  )
}
