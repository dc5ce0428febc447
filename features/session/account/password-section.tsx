import { type FormEvent, useState } from 'react'
import { ApiError } from '#features/shared/api-error.ts'
import { useSession } from '#features/shared/session/session-context.ts'
import { codeSchema, newPasswordSchema } from '#mocks/contracts/session/account.schema.ts'
import { validate } from '#mocks/contracts/shared/validate.ts'
import { Button } from '#ui/button/button.tsx'
import { Field } from '#ui/field/field.tsx'
import { OneTimeCode } from '#ui/one-time-code/one-time-code.tsx'
import { PasswordField } from '#ui/password-field/password-field.tsx'
import { useToast } from '#ui/toast/toast-context.ts'
import { codeFailure } from '../entry/entry-failure.ts'
import { requestCode } from '../session.calls.ts'
import { useSavePassword } from './account.queries.ts'

/** Setting or changing the password, proven by the current one or by a mailed code. */
export function PasswordSection() {
  const { user } = useSession()
  const { notify } = useToast()
  const saving = useSavePassword(user.region)
  const [password, setPassword] = useState('')
  const [currentPassword, setCurrent] = useState('')
  /** Null while the current password is the proof. */
  const [code, setCode] = useState<string | null>(null)
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({})
  const [sending, setSending] = useState(false)
  const byPassword = user.hasPassword && code === null

  async function sendCode() {
    setSending(true)
    try {
      await requestCode(user.region, user.email)
      setCode('')
      setErrors({})
    } catch (error) {
      notify({ kind: 'failure', title: codeFailure(error).message })
    } finally {
      setSending(false)
    }
  }

  function check(): Record<string, string> {
    const chosen = validate(newPasswordSchema, password)
    const proof = code === null ? undefined : validate(codeSchema, code)
    return {
      ...(!chosen.ok && { password: chosen.fields[''] ?? '' }),
      ...(proof && !proof.ok && { code: proof.fields[''] ?? '' }),
      ...(byPassword && currentPassword === '' && { currentPassword: 'Enter your current password.' }),
    }
  }

  async function save(event: FormEvent) {
    event.preventDefault()
    if (saving.isPending) return
    const found = check()
    setErrors(found)
    if (Object.keys(found).length > 0) return
    try {
      await saving.mutateAsync(byPassword ? { password, currentPassword } : { password, code: code ?? '' })
      setPassword('')
      setCurrent('')
      setCode(null)
      notify({ kind: 'success', title: 'Password saved', message: 'Other browsers were signed out.' })
    } catch (error) {
      const known = error instanceof ApiError ? error : undefined
      setErrors(known?.fields ?? {})
      if (Object.keys(known?.fields ?? {}).length === 0) {
        notify({ kind: 'failure', title: 'Error occured when trying to save..', message: known?.message })
      }
    }
  }

  return (
    <form className="vg-account__section" noValidate onSubmit={save} aria-label="Password">
      <h3 className="vg-account__title">{user.hasPassword ? 'Change password' : 'Set a password'}</h3>
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
          <PasswordField value={currentPassword} onChange={(event) => setCurrent(event.target.value)} />
        </Field>
      )}
      {code !== null && (
        <Field
          label="Login Code"
          help={`We sent a six-digit code to ${user.email}. It is good for ten minutes.`}
          error={errors.code}
        >
          <OneTimeCode value={code} onValueChange={setCode} />
        </Field>
      )}
      {!user.hasPassword && code === null ? (
        <>
          <p className="vg-account__help">
            You sign in with codes so far. We mail you one to make sure that it is you.
          </p>
          <Button className="vg-account__action" loading={sending} onClick={sendCode}>
            Email me a code
          </Button>
        </>
      ) : (
        <>
          <Field
            label="New password"
            help="At least 8 characters. Other browsers are signed out."
            error={errors.password}
          >
            <PasswordField
              autoComplete="new-password"
              value={password}
              onChange={(event) => setPassword(event.target.value)}
            />
          </Field>
          <Button type="submit" className="vg-account__action" loading={saving.isPending}>
            Save password
          </Button>
        </>
      )}
    </form>
  )
}
