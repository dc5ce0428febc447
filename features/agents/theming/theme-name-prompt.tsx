import type { FormEvent } from 'react'
import { ApiError } from '#features/shared/api-error.ts'
import type { Messages } from '#features/shared/draft-form/draft-errors.ts'
import { GuardedModal } from '#features/shared/draft-form/guarded-modal.tsx'
import { useDraftForm } from '#features/shared/draft-form/use-draft-form.ts'
import { validate } from '#mocks/contracts/shared/validate.ts'
import { type SavedTheme, themeNameSchema } from '#mocks/contracts/styling/saved-theme.schema.ts'
import { Button } from '#ui/button/button.tsx'
import { Field } from '#ui/field/field.tsx'
import { ModalClose } from '#ui/modal/modal.tsx'
import { TextField } from '#ui/text-field/text-field.tsx'

type Named = Pick<SavedTheme, 'name' | 'rev'>

interface ThemeNamePromptProps {
  title: string
  subtitle?: string
  /** The verb again. */
  confirmLabel: string
  /** The theme that is renamed; none for a new one. */
  saved?: Named
  /** Does it, on top of the revision that was read. What is rejected is shown, and the name stays. */
  onName: (named: { name: string; rev?: number }) => Promise<Named>
  onClose: () => void
}

/** Asks for the name of a theme. */
export function ThemeNamePrompt({
  title,
  subtitle,
  confirmLabel,
  saved,
  onName,
  onClose,
}: ThemeNamePromptProps) {
  const draft = useDraftForm<Named, Pick<Named, 'name'>>({
    doc: saved,
    toValues: (doc) => ({ name: doc?.name ?? '' }),
    checkOn: 'submit',
    check({ name }): Messages {
      const checked = validate(themeNameSchema, name)
      return checked.ok ? {} : { name: checked.fields[''] ?? '' }
    },
    save: (changed) => onName({ ...changed, name: changed.name?.trim() ?? '' }),
  })
  const { contested, errors, failure } = draft
  const isContested = contested.length > 0

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (await (isContested ? draft.keepMine() : draft.submit())) onClose()
  }

  return (
    <GuardedModal
      open
      size="sm"
      onOpenChange={onClose}
      title={title}
      subtitle={subtitle}
      guard={draft.dirty}
      onSubmit={submit}
      footer={
        <>
          <ModalClose>
            <Button tone="ghost">Cancel</Button>
          </ModalClose>
          <Button type="submit" tone="primary" loading={draft.saving}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      <Field
        label="Name"
        error={errors.name ?? (isContested && 'Someone else changed this meanwhile.')}
        required
      >
        <TextField {...draft.form.register('name')} dir="auto" autoComplete="off" />
      </Field>
      {failure !== undefined && !errors.name && <Failure error={failure} />}
    </GuardedModal>
  )
}

function Failure({ error }: { error: unknown }) {
  const known = error instanceof ApiError ? error : undefined
  return (
    <p role="alert" className="vg-_theming__failure">
      {known?.message ?? 'Something went wrong on our side.'}
      {known?.requestId && (
        <>
          {' '}
          Request id <code>{known.requestId}</code>
        </>
      )}
    </p>
  )
}
