import type { KnowledgeCard } from '#mocks/contracts/knowledge/document.schema.ts'
import { Badge } from '#ui/badge/badge.tsx'
import { formatCount } from '#ui/format/number.ts'
import { Row } from '#ui/row/row.tsx'
import { Stack } from '#ui/stack/stack.tsx'
import { Text } from '#ui/text/text.tsx'
import { kindOf, pageNoteOf, statusTones, statusWords } from './document-words.ts'
import './knowledge.css'

interface DocumentNameProps {
  card: KnowledgeCard
  onOpen: () => void
}

/** What a document is; its name opens it. */
export function DocumentName({ card, onOpen }: DocumentNameProps) {
  const { name, url, tags, status, error, charCount } = card
  const pageNote = pageNoteOf(card)
  const length = status === 'SUCCESS' ? `, ${formatCount(charCount, 'character')}` : ''
  return (
    <Stack gap={1} className="vg-_knowledge__words">
      <Row wrap gap={2} lineGap={1}>
        <button type="button" className="vg-_knowledge__name" title={name} dir="auto" onClick={onOpen}>
          {name}
        </button>
        {status !== 'SUCCESS' && <Badge tone={statusTones[status]}>{statusWords[status]}</Badge>}
        {tags.map((tag) => (
          <Badge key={tag}>{tag}</Badge>
        ))}
      </Row>
      <Text size="sm" tone="muted" truncate>
        {`${kindOf(card)}${length}`}
        {url !== null && <bdi>{` · ${url}`}</bdi>}
      </Text>
      {pageNote && (
        <Text size="sm" tone="muted">
          {pageNote}
        </Text>
      )}
      {error !== null && (
        <Text size="sm" tone="danger" className="vg-_knowledge__error">
          {error}
        </Text>
      )}
    </Stack>
  )
}
