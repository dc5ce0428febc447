import { paths } from '#features/shared/paths.ts'
import { Link } from '#ui/link/link.tsx'
import { CodeStep } from '../entry/code-step.tsx'
import { EntryLayout } from '../entry/entry-layout.tsx'
import { EntryNote } from '../entry/entry-note.tsx'
import { LocalMailNotice } from '../entry/local-mail-notice.tsx'
import { useEntry } from '../entry/use-entry.ts'
import { NoAccountStep } from './no-account-step.tsx'
import { PasswordStep } from './password-step.tsx'
import { useLogin } from './use-login.ts'

/** Sign in with email and password, or with a mailed code (spec 2 §2.8, §4). */
export function LoginScreen() {
  const entry = useEntry()
  const login = useLogin(entry)
  const { step, email, running, failure } = login
  const errors = failure?.fields ?? {}

  return (
    <EntryLayout
      title={step.name === 'no-account' ? 'No account yet' : 'Sign in'}
      footer={
        step.name === 'password' && (
          <>
            New here? <Link href={paths.signup.href(entry.query)}>Create an account</Link>
          </>
        )
      }
    >
      {entry.notice && !failure && <EntryNote kind={entry.notice.kind}>{entry.notice.title}</EntryNote>}
      {/* A wrong code is said at its box, and there only. */}
      {failure?.message && !errors.code && <EntryNote kind="failure">{failure.message}</EntryNote>}
      {step.name === 'password' && (
        <PasswordStep
          email={email}
          onEmailChange={login.setEmail}
          running={running}
          errors={errors}
          onSubmit={login.signInWithPassword}
          onCode={login.sendCode}
        />
      )}
      {step.name === 'code' && (
        <>
          {step.resent && !failure && <EntryNote kind="success">A new code is on its way.</EntryNote>}
          <CodeStep
            email={email}
            submitLabel="Sign In"
            running={running}
            errors={errors}
            onSubmit={login.signInWithCode}
            onEdit={login.forgetFailure}
            onResend={login.sendCode}
            onCancel={login.cancel}
          />
          <LocalMailNotice />
        </>
      )}
      {step.name === 'no-account' && (
        <NoAccountStep
          email={email}
          region={entry.region}
          running={running}
          onCreate={login.createAccount}
          onCancel={login.cancel}
        />
      )}
    </EntryLayout>
  )
}
