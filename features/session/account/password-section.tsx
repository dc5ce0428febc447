import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { ApiError } from '#features/shared/api-error.ts'
import { useDraftForm } from '#features/shared/draft-form/use-draft-form.ts'
import { useSession } from '#features/shared/session/session-context.ts'
import { codeSchema, newPasswordSchema } from '#mocks/contracts/session/account.schema.ts'
import { validate } from '#mocks/contracts/shared/validate.ts'
import { Button } from '#ui/button/button.tsx'
import { Field } from '#ui/field/field.tsx'
import { OneTimeCode } from '#ui/one-time-code/one-time-code.tsx'
import { PasswordField } from '#ui/password-field/password-field.tsx'
import { Section } from '#ui/section/section.tsx'
import { Stack } from '#ui/stack/stack.tsx'
import { Text } from '#ui/text/text.tsx'
import { useToast } from '#ui/toast/toast-context.ts'
import { codeFailure } from '../entry/entry-failure.ts'
import { requestCode } from '../session.calls.ts'
import { useSavePassword } from './account.queries.ts'

interface PasswordValues {
  password: string
  currentPassword: string
  /** The mailed one. */
  code: string
}

/** Setting or changing the password, proven by the current one or by a mailed code. */
export function PasswordSection() {
  const { user } = useSession()
  const { notify } = useToast()
  const saving = useSavePassword(user.region)
  /** A mailed code is the proof, not the current password. */
  const [byCode, setByCode] = useState(false)
  const [sending, setSending] = useState(false)
  const byPassword = user.hasPassword && !byCode
  const draft = useDraftForm<never, PasswordValues>({
    doc: undefined,
    toValues: () => ({ password: '', currentPassword: '', code: '' }),
    checkOn: 'submit',
    check({ password, currentPassword, code }) {
      const chosen = validate(newPasswordSchema, password)
      const proof = byCode ? validate(codeSchema, code) : undefined
      return {
        ...(!chosen.ok && { password: chosen.fields[''] ?? '' }),
        ...(proof && !proof.ok && { code: proof.fields[''] ?? '' }),
        ...(byPassword && currentPassword === '' && { currentPassword: 'Enter your current password.' }),
      }
    },
    async save(_, { password, currentPassword, code }) {
      await saving.mutateAsync(byPassword ? { password, currentPassword } : { password, code })
      return undefined
    },
    onSaved() {
      setByCode(false)
      notify({ kind: 'success', title: 'Password saved', message: 'Other browsers were signed out.' })
    },
    onFailed(error) {
      const known = error instanceof ApiError ? error : undefined
      if (Object.keys(known?.fields ?? {}).length > 0) return
      notify({ kind: 'failure', title: 'Error occured when trying to save..', message: known?.message })
    },
  })
  const { form, errors, set } = draft
  const code = useWatch({ control: form.control, name: 'code' })

  async function sendCode() {
    setSending(true)
    try {
      await requestCode(user.region, user.email)
      set('code', '')
      form.clearErrors()
      setByCode(true)
    } catch (error) {
      notify({ kind: 'failure', title: codeFailure(error).message })
    } finally {
      setSending(false)
    }
  }

  return (
    <Section level={3} divided title={user.hasPassword ? 'Change password' : 'Set a password'}>
      <Stack as="form" noValidate onSubmit={draft.submit} aria-label="Password">
        {byPassword && (
          <Field
            label="Current password"
            error={errors.currentPassword}
            labelEnd={
              <Button tone="ghost" size="sm" loading={sending} onClick={sendCode}>
                Forgot it?
              </Button>
            }
          >
            <PasswordField {...form.register('currentPassword')} />
          </Field>
        )}
        {byCode && (
          <Field
            label="Login Code"
            help={`We sent a six-digit code to ${user.email}. It is good for ten minutes.`}
            error={errors.code}
          >
            <OneTimeCode value={code} onValueChange={(next) => set('code', next)} />
          </Field>
        )}
        {!user.hasPassword && !byCode ? (
          <>
            <Text size="sm" tone="muted">
              So far you have signed in with codes. We email you one to make sure that it is you.
            </Text>
            <div>
              <Button loading={sending} onClick={sendCode}>
                Email me a code
              </Button>
            </div>
          </>
        ) : (
          <>
            <Field
              label="New password"
              help="At least 8 characters. Other browsers are signed out."
              error={errors.password}
            >
              <PasswordField {...form.register('password')} autoComplete="new-password" />
            </Field>
            <div>
              <Button type="submit" loading={draft.saving}>
                Save password
              </Button>
            </div>
          </>
        )}
      </Stack>
    </Section>
  )
}
