import { useWatch } from 'react-hook-form'
import { ApiError } from '#features/shared/api-error.ts'
import { useDraftForm } from '#features/shared/draft-form/use-draft-form.ts'
import { PictureField } from '#features/shared/picture/picture-field.tsx'
import { useSession } from '#features/shared/session/session-context.ts'
import type { Session } from '#mocks/contracts/session/account.schema.ts'
import { Button } from '#ui/button/button.tsx'
import { Field } from '#ui/field/field.tsx'
import { Stack } from '#ui/stack/stack.tsx'
import { Text } from '#ui/text/text.tsx'
import { TextField } from '#ui/text-field/text-field.tsx'
import { useToast } from '#ui/toast/toast-context.ts'
import { useSaveProfile } from './account.queries.ts'

/** What can be changed of the own account. */
type Profile = Pick<Session['user'], 'displayName' | 'photoURL'>

/** Name and picture; the address stays what it is. */
export function ProfileSection() {
  const { user } = useSession()
  const { notify } = useToast()
  const saving = useSaveProfile(user.region)
  const draft = useDraftForm<Profile, Profile>({
    doc: user,
    toValues: ({ displayName, photoURL } = user) => ({ displayName, photoURL }),
    save: async (changed) => (await saving.mutateAsync(changed)).user,
    onSaved: () => notify({ kind: 'success', title: 'Saved successfully' }),
    onFailed(error) {
      const message = error instanceof ApiError ? error.message : undefined
      notify({ kind: 'failure', title: 'Error occured when trying to save..', message })
    },
  })
  const { form, errors, set } = draft
  const photo = useWatch({ control: form.control, name: 'photoURL' })

  return (
    <Stack as="form" noValidate onSubmit={draft.submit} aria-label="Profile">
      <Field label="Display name" error={errors.displayName}>
        <TextField {...form.register('displayName')} maxLength={100} autoComplete="name" />
      </Field>
      <Field label="Email" help="Your address cannot be changed." disabled>
        <TextField value={user.email} readOnly />
      </Field>
      <PictureField label="Your photo" value={photo} onValueChange={(url) => set('photoURL', url)} />
      {errors.photoURL && <Text tone="danger">{errors.photoURL}</Text>}
      <div>
        <Button type="submit" tone="primary" loading={draft.saving} disabled={!draft.dirty}>
          Save profile
        </Button>
      </div>
    </Stack>
  )
}
