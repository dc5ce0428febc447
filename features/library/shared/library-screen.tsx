import { Plus } from 'lucide-react'
import { Fragment, type ReactNode } from 'react'
import { LookOnlyNote } from '#features/shared/session/look-only-note.tsx'
import { TitleThing } from '#features/shared/title/title-thing.tsx'
import { Button } from '#ui/button/button.tsx'
import { useExit } from '#ui/hooks/use-exit.ts'
import { PageHead } from '#ui/page-head/page-head.tsx'
import { Row } from '#ui/row/row.tsx'
import { SearchField } from '#ui/search-field/search-field.tsx'
import { capitalised } from './capitalised.ts'
import type { LibraryDrawerProps, LibraryItem, LibraryWords } from './library.types.ts'
import { isBare, LibraryList, type LibraryListProps } from './library-list.tsx'
import { LibraryOrderChoice } from './library-order-choice.tsx'
import type { LibraryView } from './use-library-view.ts'
import './library.css'

interface LibraryScreenProps<Item extends LibraryItem>
  extends Pick<
    LibraryListProps<Item>,
    'list' | 'icon' | 'rowOf' | 'actions' | 'removal' | 'opening' | 'narrowed' | 'sortable' | 'mayMake'
  > {
  words: LibraryWords
  view: LibraryView
  /** What makes, changes or shows one of them. */
  drawer: (props: LibraryDrawerProps) => ReactNode
  /** Whether it says that the caller may only look. @default while they may make none */
  lookOnly?: boolean
  /** In the head, where the new button would be. @default the new button */
  action?: ReactNode
  /** Whether the things are found by words. @default true */
  searchable?: boolean
  /** Between the head and the list: a note, a filter. */
  children?: ReactNode
}

/** A workspace's things of one kind: to find, open, make and delete. */
export function LibraryScreen<Item extends LibraryItem>({
  words,
  view,
  drawer,
  mayMake,
  lookOnly = !mayMake,
  action,
  searchable = true,
  children,
  ...list
}: LibraryScreenProps<Item>) {
  const { shown, key, ...stage } = useExit(view.opened ? (view.opened.id ?? '') : undefined)
  // Where there is none yet, the list itself has the one button that makes one.
  const newButton = mayMake && !isBare(list.list, view, list.narrowed) && (
    <Button tone="primary" icon={<Plus aria-hidden />} onClick={view.showNew}>
      New {words.one}
    </Button>
  )
  const listed = list.list.data?.pages.flatMap(({ items }) => items).find(({ ID }) => ID === shown)
  const thing = listed ? list.rowOf(listed).name : shown ? capitalised(words.one) : `New ${words.one}`
  return (
    <div className="vg-_library">
      <PageHead title={words.title} help={words.help} action={action ?? newButton} />
      {lookOnly && <LookOnlyNote />}
      {(searchable || children) && (
        <Row wrap className="vg-_library__tools">
          {searchable && (
            <SearchField
              label={`Search ${words.many}`}
              value={view.typed}
              onChange={(event) => view.setTyped(event.currentTarget.value)}
            />
          )}
          {list.sortable && <LibraryOrderChoice view={view} />}
          {children}
        </Row>
      )}
      <LibraryList {...list} words={words} view={view} mayMake={mayMake} />
      {shown !== undefined && (
        <Fragment key={key}>
          {stage.open && <TitleThing>{thing}</TitleThing>}
          {drawer({ ...stage, id: shown || undefined, readOnly: !mayMake, onClose: view.close })}
        </Fragment>
      )}
    </div>
  )
}
