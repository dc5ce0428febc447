import { useInfiniteQuery } from '@tanstack/react-query'
import { BookOpen, SearchX } from 'lucide-react'
import { Fragment, useState } from 'react'
import { ListPending } from '#features/shared/lists/list-pending.tsx'
import { LoadMore } from '#features/shared/lists/load-more.tsx'
import { LookOnlyNote } from '#features/shared/session/look-only-note.tsx'
import { useMay } from '#features/shared/session/use-may.ts'
import { saveKnowledge } from '#mocks/contracts/knowledge/document.contract.ts'
import { EmptyState } from '#ui/empty-state/empty-state.tsx'
import { useExit } from '#ui/hooks/use-exit.ts'
import { Row } from '#ui/row/row.tsx'
import { Stack } from '#ui/stack/stack.tsx'
import { AddFromElsewhere, addedByModal } from './add-from-elsewhere.tsx'
import { AddMenu } from './add-menu.tsx'
import { DocumentDrawer } from './document-drawer.tsx'
import { DocumentsTable } from './documents-table.tsx'
import { DocumentsTools } from './documents-tools.tsx'
import { documentsQuery, type KnowledgeOwner } from './knowledge.queries.ts'
import { ReadingProgress } from './reading-progress.tsx'
import { SelectionBar } from './selection-bar.tsx'
import { UsageBar } from './usage-bar.tsx'
import { useDocumentsView } from './use-documents-view.ts'
import './knowledge.css'

const nobody: ReadonlySet<string> = new Set()

/** What the agent knows: to find, add, change and delete. */
export function DocumentsPanel({ owner }: { owner: KnowledgeOwner }) {
  const view = useDocumentsView()
  const mayChange = useMay(saveKnowledge)
  const { q, status, kind, tag, sort } = view
  const list = useInfiniteQuery(documentsQuery(owner, { q, status, kind, tag, sort }))
  const [chosen, choose] = useState(nobody)
  const { shown, key, ...stage } = useExit(view.item || undefined)
  const cards = list.data?.pages.flatMap(({ items }) => items)
  const isBare = cards?.length === 0 && !view.narrowed
  const there = [...chosen].filter((ID) => cards?.some((card) => card.ID === ID))

  return (
    <Stack gap={5}>
      {!mayChange && <LookOnlyNote />}
      <Row wrap justify="between" align="end" gap={4}>
        <Stack grow className="vg-_knowledge__usage">
          <UsageBar owner={owner} />
        </Stack>
        {mayChange && <AddMenu view={view} />}
      </Row>
      <ReadingProgress owner={owner} />
      {!isBare && <DocumentsTools owner={owner} view={view} />}
      {there.length > 0 && <SelectionBar owner={owner} chosen={there} onDone={() => choose(nobody)} />}
      {!cards && <ListPending query={list} what="the documents" />}
      {isBare && (
        <EmptyState
          icon={<BookOpen />}
          title="No documents yet"
          message="The agent answers from its documents. Without any it says that it does not know."
        />
      )}
      {cards?.length === 0 && view.narrowed && (
        <EmptyState
          icon={<SearchX />}
          title="No document matches"
          message="Try other words or another filter."
        />
      )}
      {cards && cards.length > 0 && (
        <Stack gap={5} aria-busy={list.isPlaceholderData || undefined}>
          <DocumentsTable {...{ owner, cards, view, mayChange, chosen }} onChoose={choose} />
          <LoadMore list={list} many="documents" />
        </Stack>
      )}
      {shown !== undefined && (
        <Fragment key={key}>
          {shown in addedByModal ? (
            mayChange && <AddFromElsewhere {...stage} owner={owner} item={shown} onClose={view.close} />
          ) : (
            <DocumentDrawer
              {...stage}
              owner={owner}
              item={shown}
              readOnly={!mayChange}
              onClose={view.close}
            />
          )}
        </Fragment>
      )}
    </Stack>
  )
}
