import type { FormEvent, ReactNode } from 'react'
import { Button } from '#ui/button/button.tsx'
import type { DrawerProps } from '#ui/drawer/drawer.tsx'
import { ReadOnlyContext } from '#ui/field/field-context.ts'
import { Stack } from '#ui/stack/stack.tsx'
import { LookOnlyNote } from '../session/look-only-note.tsx'
import { ConflictNotice, type ContestedDraft } from './conflict-notice.tsx'
import { GuardedDrawer } from './guarded-drawer.tsx'

interface DraftDrawerProps extends Pick<DrawerProps, 'open' | 'onExited' | 'title' | 'subtitle'> {
  draft: ContestedDraft & {
    /** The thing that is changed; undefined for a new one. */
    base: unknown
    readOnly: boolean
    dirty: boolean
    submit: (event: FormEvent) => unknown
  }
  onClose: () => void
  /** The button's words: 'Create credential'. */
  saveLabel: string
  /** What the inputs are called, for telling which of them someone else changed. */
  labels: Readonly<Record<string, string>>
  /** The fields. */
  children: ReactNode
}

/** Makes or changes one thing: its fields, unsaved changes, somebody else's changes, and Save. */
export function DraftDrawer({
  draft,
  onClose,
  saveLabel,
  labels,
  children,
  open,
  onExited,
  title,
  subtitle,
}: DraftDrawerProps) {
  const { readOnly } = draft
  const isNew = draft.base === undefined

  /** Pressed although it is asked whose changes to keep, it is an answer. */
  function save(event: FormEvent) {
    event.preventDefault()
    if (draft.contested.length > 0) draft.keepMine()
    else draft.submit(event)
  }

  return (
    <GuardedDrawer
      {...{ open, onExited, title, subtitle }}
      onOpenChange={onClose}
      guard={draft.dirty}
      onSubmit={save}
      footerNote={readOnly && <LookOnlyNote isNew={isNew} />}
      footer={
        !readOnly && (
          <Button type="submit" tone="primary" loading={draft.saving} disabled={!isNew && !draft.dirty}>
            {saveLabel}
          </Button>
        )
      }
    >
      <Stack gap={5}>
        {!readOnly && <ConflictNotice draft={draft} labels={labels} />}
        {!(readOnly && isNew) && <ReadOnlyContext value={readOnly}>{children}</ReadOnlyContext>}
      </Stack>
    </GuardedDrawer>
  )
}
