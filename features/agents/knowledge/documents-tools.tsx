import { useQuery } from '@tanstack/react-query'
import { documentKinds, documentStatuses } from '#mocks/contracts/knowledge/document.schema.ts'
import { SearchField } from '#ui/search-field/search-field.tsx'
import { Select } from '#ui/select/select.tsx'
import { FindRow } from '../core/find-row.tsx'
import { kindWords, statusWords } from './document-words.ts'
import { type KnowledgeOwner, usageQuery } from './knowledge.queries.ts'
import { knowledgeWords } from './knowledge.words.ts'
import type { DocumentsViewState } from './use-documents-view.ts'

/** A list of Radix takes no empty value. */
const any = 'any'

/** Narrows the list of documents down. */
export function DocumentsTools({ owner, view }: { owner: KnowledgeOwner; view: DocumentsViewState }) {
  const { data: usage } = useQuery(usageQuery(owner))
  const tags = [...new Set([...(usage?.tags ?? []), ...(view.tag ? [view.tag] : [])])]
  return (
    <FindRow data-find={knowledgeWords.find['data-find']}>
      <SearchField
        label={knowledgeWords.find.label}
        value={view.typed}
        onChange={(event) => view.setTyped(event.currentTarget.value)}
      />
      <Select
        aria-label="Kind"
        value={view.kind || any}
        onValueChange={(next) => view.setKind(documentKinds.find((kind) => kind === next) ?? '')}
        options={[
          { value: any, label: 'Every kind' },
          ...documentKinds.map((value) => ({ value, label: kindWords[value] })),
        ]}
      />
      <Select
        aria-label="Status"
        value={view.status || any}
        onValueChange={(next) => view.setStatus(documentStatuses.find((status) => status === next) ?? '')}
        options={[
          { value: any, label: 'Every status' },
          ...documentStatuses.map((value) => ({ value, label: statusWords[value] })),
        ]}
      />
      {tags.length > 0 && (
        <Select
          aria-label="Tag"
          value={view.tag ? `tag:${view.tag}` : any}
          onValueChange={(next) => view.setTag(next === any ? '' : next.slice(4))}
          options={[
            { value: any, label: 'Every tag' },
            ...tags.map((tag) => ({ value: `tag:${tag}`, label: tag })),
          ]}
        />
      )}
    </FindRow>
  )
}
