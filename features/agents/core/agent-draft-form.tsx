import type { ReactNode } from 'react'
import { type FieldValues, FormProvider } from 'react-hook-form'
import { ConflictNotice, type ContestedValue } from '#features/shared/draft-form/conflict-notice.tsx'
import { LeaveGuard } from '#features/shared/draft-form/leave-guard.tsx'
import { SaveBar } from '#features/shared/draft-form/save-bar.tsx'
import { LookOnlyNote } from '#features/shared/session/look-only-note.tsx'
import { ReadOnlyContext } from '#ui/field/field-context.ts'
import { Stack } from '#ui/stack/stack.tsx'
import { useReportUnsaved } from './unsaved-context.ts'
import type { AgentDraft } from './use-agent-draft.ts'

interface AgentDraftFormProps<Values extends FieldValues> {
  draft: AgentDraft<Values>
  /** What the form is called for screen readers: 'Prompt'. */
  name: string
  /** What the inputs are called, where someone else changed them too. */
  labels: Readonly<Record<string, string>>
  /** Both values of such an input, in words. */
  compare: (name: string) => ContestedValue
  children: ReactNode
}

/** A tab's form: its fields, whose changes to keep where two people made some, and the save bar. */
export function AgentDraftForm<Values extends FieldValues>({
  draft,
  name,
  labels,
  compare,
  children,
}: AgentDraftFormProps<Values>) {
  const { readOnly, saving } = draft
  useReportUnsaved(draft.dirty, { saving, save: () => draft.submit() })
  return (
    <ReadOnlyContext value={readOnly}>
      <FormProvider {...draft.form}>
        <Stack as="form" gap={6} aria-label={name} noValidate onSubmit={draft.submit}>
          {readOnly && <LookOnlyNote />}
          {children}
          {!readOnly && <ConflictNotice draft={draft} labels={labels} compare={compare} />}
          {!readOnly && (
            <SaveBar
              draft={draft}
              note={draft.justSaved ? 'Draft saved. Publish it when visitors should see it.' : undefined}
            />
          )}
        </Stack>
      </FormProvider>
      <LeaveGuard when={draft.dirty} />
    </ReadOnlyContext>
  )
}
