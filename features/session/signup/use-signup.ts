import { useState } from 'react'
import { useNow } from '#features/shared/clock/clock-context.ts'
import { checkCode, checkEmail, checkNewPassword } from '#mocks/contracts/session/account-rules.ts'
import { codeFailure, exchangeFailure, signInFailure } from '../entry/entry-failure.ts'
import { useAttempt } from '../entry/use-attempt.ts'
import type { EntryOfPerson } from '../entry/use-entry.ts'
import { createAccount, proveAddress, requestCode } from '../session.calls.ts'
import { dropStep, keepStep, keptStep } from './kept-step.ts'

/** Signing up: an address, a password or none and where the data is kept; then the code that proves the address. */
export function useSignup({ region: suggested, invited, arrive: onEntered }: EntryOfPerson) {
  const now = useNow()
  // An invitation names an address of its own.
  const [kept] = useState(() => (invited ? undefined : keptStep(now())))
  const [step, setStep] = useState<'email' | 'code'>(kept && !kept.hasPassword ? 'code' : 'email')
  const [home, setHome] = useState(kept?.home ?? suggested)
  const [email, setEmail] = useState(kept?.email ?? invited)
  const [password, setPassword] = useState('')
  const [resent, setResent] = useState(false)
  const attempt = useAttempt<'submit' | 'code'>()

  return {
    step,
    resent,
    email,
    setEmail,
    password,
    setPassword,
    home,
    setHome,
    running: attempt.running,
    failure: attempt.failure,

    /** 'Email me a code' and 'Resend Code'. */
    sendCode() {
      const checked = checkEmail(email)
      const checkedPassword = password === '' ? undefined : checkNewPassword(password)
      const fields = {
        ...(!checked.ok && { email: checked.message }),
        ...(checkedPassword && !checkedPassword.ok && { password: checkedPassword.message }),
      }
      if (!checked.ok || Object.keys(fields).length > 0) return attempt.refuse(fields)
      void attempt.run('code', codeFailure, async () => {
        await requestCode(home, checked.value)
        setEmail(checked.value)
        keepStep({ email: checked.value, home, hasPassword: password !== '' }, now())
        setResent(step === 'code')
        setStep('code')
      })
    },

    /** Creates the account; for an address that has one, this signs in. */
    submit(code: string) {
      const checked = checkCode(code)
      if (!checked.ok) return attempt.refuse({ code: checked.message })
      void attempt.run('submit', signInFailure, async () => {
        const { token, hasAccount } = await proveAddress(home, { email, code: checked.value })
        await attempt.explained(exchangeFailure, async () => {
          const session = await createAccount(home, token, password || undefined)
          dropStep()
          onEntered(session, { isNew: !hasAccount })
        })
      })
    },

    /** What is wrong was answered by typing. */
    forgetFailure: attempt.clear,

    /** Back to the address, the password and the region. */
    cancel() {
      attempt.clear()
      dropStep()
      setStep('email')
    },
  }
}
