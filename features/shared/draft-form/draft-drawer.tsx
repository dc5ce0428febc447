import type { FormEvent, ReactNode } from 'react'
import { Button } from '#ui/button/button.tsx'
import type { DrawerProps } from '#ui/drawer/drawer.tsx'
import { Stack } from '#ui/stack/stack.tsx'
import { ConflictNotice, type ContestedDraft } from './conflict-notice.tsx'
import { GuardedDrawer } from './guarded-drawer.tsx'

interface DraftDrawerProps extends Pick<DrawerProps, 'open' | 'onExited' | 'title' | 'subtitle'> {
  draft: ContestedDraft & { dirty: boolean; submit: (event: FormEvent) => unknown }
  onClose: () => void
  /** The button's words: 'Create credential'. */
  saveLabel: string
  /** What the inputs are called, for telling which of them someone else changed. */
  labels: Readonly<Record<string, string>>
  /** Whether the caller may only look. @default false */
  readOnly?: boolean
  /** Why they may only look. @default who may edit agents can change it */
  readOnlyNote?: string
  /** The fields. */
  children: ReactNode
}

/** Makes or changes one thing: its fields, unsaved changes, somebody else's changes, and Save. */
export function DraftDrawer({
  draft,
  onClose,
  saveLabel,
  labels,
  readOnly = false,
  readOnlyNote = 'Only people who may edit agents can change this.',
  children,
  ...drawer
}: DraftDrawerProps) {
  /** Pressed although it is asked whose changes to keep, it is an answer. */
  function save(event: FormEvent) {
    event.preventDefault()
    if (draft.contested.length > 0) draft.keepMine()
    else draft.submit(event)
  }

  return (
    <GuardedDrawer
      {...drawer}
      onOpenChange={onClose}
      guard={draft.dirty && !readOnly}
      onSubmit={save}
      footerNote={readOnly && readOnlyNote}
      footer={
        !readOnly && (
          <Button type="submit" tone="primary" loading={draft.saving} disabled={!draft.dirty}>
            {saveLabel}
          </Button>
        )
      }
    >
      <Stack gap={5}>
        <ConflictNotice draft={draft} labels={labels} />
        {children}
      </Stack>
    </GuardedDrawer>
  )
}
