import { type FormEvent, useState } from 'react'
import { ApiError } from '#features/shared/api-error.ts'
import { PictureField } from '#features/shared/picture/picture-field.tsx'
import { useSession } from '#features/shared/session/session-context.ts'
import { Button } from '#ui/button/button.tsx'
import { Field } from '#ui/field/field.tsx'
import { TextField } from '#ui/text-field/text-field.tsx'
import { useToast } from '#ui/toast/toast-context.ts'
import { useSaveProfile } from './account.queries.ts'

/** Name and picture; the address stays what it is. */
export function ProfileSection() {
  const { user } = useSession()
  const { notify } = useToast()
  const saving = useSaveProfile(user.region)
  const [displayName, setName] = useState(user.displayName)
  const [photoURL, setPhoto] = useState(user.photoURL)
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({})
  const dirty = displayName !== user.displayName || photoURL !== user.photoURL

  async function save(event: FormEvent) {
    event.preventDefault()
    if (saving.isPending) return
    setErrors({})
    try {
      const { user: saved } = await saving.mutateAsync({
        ...(displayName !== user.displayName && { displayName }),
        ...(photoURL !== user.photoURL && { photoURL }),
      })
      setName(saved.displayName)
      setPhoto(saved.photoURL)
      notify({ kind: 'success', title: 'Saved successfully' })
    } catch (error) {
      const known = error instanceof ApiError ? error : undefined
      setErrors(known?.fields ?? {})
      notify({ kind: 'failure', title: 'Error occured when trying to save..', message: known?.message })
    }
  }

  return (
    <form className="vg-account__section" noValidate onSubmit={save} aria-label="Profile">
      <Field label="Display Name" error={errors.displayName}>
        <TextField
          value={displayName}
          maxLength={100}
          autoComplete="name"
          onChange={(event) => setName(event.target.value)}
        />
      </Field>
      <Field label="Email" help="Your address cannot be changed." disabled>
        <TextField value={user.email} readOnly />
      </Field>
      <PictureField label="Your photo" value={photoURL} onValueChange={setPhoto} />
      {errors.photoURL && <p className="vg-account__problem">{errors.photoURL}</p>}
      <Button
        type="submit"
        tone="primary"
        className="vg-account__action"
        loading={saving.isPending}
        disabled={!dirty}
      >
        Save profile
      </Button>
    </form>
  )
}
