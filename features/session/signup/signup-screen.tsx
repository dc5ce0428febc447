import { paths } from '#features/shared/paths.ts'
import { Link } from '#ui/link/link.tsx'
import { CodeStep } from '../entry/code-step.tsx'
import { EntryLayout } from '../entry/entry-layout.tsx'
import { EntryNote } from '../entry/entry-note.tsx'
import { LocalMailNotice } from '../entry/local-mail-notice.tsx'
import { useEntry } from '../entry/use-entry.ts'
import { EmailStep } from './email-step.tsx'
import { useSignup } from './use-signup.ts'

/** Sign up: an address, a password or none and a region; then the mailed code, and one is in (spec 2 §7.2). */
export function SignupScreen() {
  const entry = useEntry()
  const signup = useSignup(entry)
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
      {/* A wrong code is said at its box, and there only. */}
      {failure?.message && !errors.code && <EntryNote kind="failure">{failure.message}</EntryNote>}
      {step === 'email' ? (
        <EmailStep
          email={email}
          onEmailChange={signup.setEmail}
          password={signup.password}
          onPasswordChange={signup.setPassword}
          region={home}
          onRegionChange={signup.setHome}
          running={running}
          errors={errors}
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
            onSubmit={signup.submit}
            onEdit={signup.forgetFailure}
            onResend={signup.sendCode}
            onCancel={signup.cancel}
          />
        </>
      )}
      <LocalMailNotice />
    </EntryLayout>
  )
}
