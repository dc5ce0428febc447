import { paths } from '#features/shared/paths.ts'
import { Field } from '#ui/field/field.tsx'
import { Link } from '#ui/link/link.tsx'
import { PasswordField } from '#ui/password-field/password-field.tsx'
import { CodeStep } from '../entry/code-step.tsx'
import { EntryLayout } from '../entry/entry-layout.tsx'
import { EntryNote } from '../entry/entry-note.tsx'
import { LocalMailNotice } from '../entry/local-mail-notice.tsx'
import { RegionChoice } from '../entry/region-choice.tsx'
import { useEntry } from '../entry/use-entry.ts'
import { EmailStep } from './email-step.tsx'
import { useSignup } from './use-signup.ts'

/** Sign up: an address, its code, optionally a password, and a region (spec 2 §7.2). */
export function SignupScreen() {
  const entry = useEntry()
  const signup = useSignup(entry.region, entry.arrive)
  const { step, email, home, running, failure } = signup
  const errors = failure?.fields ?? {}

  return (
    <EntryLayout
      title="Create your account"
      footer={
        <>
          Have an account? <Link href={paths.login.href(entry.query)}>Sign in</Link>
        </>
      }
    >
      {failure?.message && <EntryNote kind="failure">{failure.message}</EntryNote>}
      {step === 'email' ? (
        <EmailStep
          email={email}
          onEmailChange={signup.setEmail}
          region={home}
          onRegionChange={signup.setHome}
          running={running}
          error={errors.email}
          onSubmit={signup.sendCode}
        />
      ) : (
        <>
          {signup.resent && !failure && <EntryNote kind="success">A new code is on its way.</EntryNote>}
          <CodeStep
            email={email}
            submitLabel="Create account"
            running={running}
            errors={errors}
            onSubmit={(code, form) => signup.submit(code, String(form.get('password')))}
            onResend={signup.sendCode}
            onCancel={signup.cancel}
          >
            <Field
              label="Password"
              labelEnd="Optional"
              help="Without one, a mailed code signs you in."
              error={errors.password}
            >
              <PasswordField name="password" autoComplete="new-password" size="lg" />
            </Field>
            <RegionChoice value={home} onChange={signup.setHome} />
          </CodeStep>
        </>
      )}
      <LocalMailNotice />
    </EntryLayout>
  )
}
