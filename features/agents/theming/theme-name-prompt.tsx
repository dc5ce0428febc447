import { type FormEvent, useState } from 'react'
import { ApiError } from '#features/shared/api-error.ts'
import { validate } from '#mocks/contracts/shared/validate.ts'
import { themeNameSchema } from '#mocks/contracts/styling/theme.contract.ts'
import { Button } from '#ui/button/button.tsx'
import { Field } from '#ui/field/field.tsx'
import { Modal, ModalClose } from '#ui/modal/modal.tsx'
import { TextField } from '#ui/text-field/text-field.tsx'

/** Props of `ThemeNamePrompt`. */
interface ThemeNamePromptProps {
  title: string
  subtitle?: string
  /** The verb again. */
  confirmLabel: string
  /** @default '' */
  initialName?: string
  /** Does it. What is rejected is shown, and the name stays. */
  onName: (name: string) => Promise<unknown>
  onClose: () => void
}

/** Asks for the name of a theme. */
export function ThemeNamePrompt({
  title,
  subtitle,
  confirmLabel,
  initialName = '',
  onName,
  onClose,
}: ThemeNamePromptProps) {
  const [name, setName] = useState(initialName)
  const [nameError, setNameError] = useState<string>()
  const [failure, setFailure] = useState<unknown>()
  const [pending, setPending] = useState(false)

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (pending) return
    const checked = validate(themeNameSchema, name)
    setNameError(checked.ok ? undefined : checked.fields[''])
    setFailure(undefined)
    if (!checked.ok) return
    setPending(true)
    try {
      await onName(checked.value)
      onClose()
    } catch (error) {
      const refusal = error instanceof ApiError ? error.fields.name : undefined
      if (refusal === undefined) setFailure(error)
      setNameError(refusal)
      setPending(false)
    }
  }

  return (
    <Modal
      open
      size="sm"
      onOpenChange={onClose}
      title={title}
      subtitle={subtitle}
      onSubmit={submit}
      footer={
        <>
          <ModalClose>
            <Button tone="ghost">Cancel</Button>
          </ModalClose>
          <Button type="submit" tone="primary" loading={pending}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      <Field label="Name" error={nameError} required>
        <TextField
          dir="auto"
          autoComplete="off"
          value={name}
          onChange={(event) => {
            setName(event.currentTarget.value)
            setNameError(undefined)
          }}
        />
      </Field>
      {failure !== undefined && <Failure error={failure} />}
    </Modal>
  )
}

function Failure({ error }: { error: unknown }) {
  const known = error instanceof ApiError ? error : undefined
  return (
    <p role="alert" className="vg-theming__failure">
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
