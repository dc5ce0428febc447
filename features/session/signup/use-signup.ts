import { useState } from 'react'
import { checkCode, checkEmail, checkNewPassword } from '#mocks/contracts/session/account-rules.ts'
import { codeFailure, exchangeFailure, signInFailure } from '../entry/entry-failure.ts'
import { useAttempt } from '../entry/use-attempt.ts'
import type { EntryOfPerson } from '../entry/use-entry.ts'
import { createAccount, proveAddress, requestCode } from '../session.calls.ts'

/** Signing up: an address, a password or none and where the data is kept; then the code that proves the address. */
export function useSignup({ region: suggested, invited, arrive: onEntered }: EntryOfPerson) {
  const [step, setStep] = useState<'email' | 'code'>('email')
  const [home, setHome] = useState(suggested)
  const [email, setEmail] = useState(invited)
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
        await attempt.explained(exchangeFailure, async () =>
          onEntered(await createAccount(home, token, password || undefined), { isNew: !hasAccount }),
        )
      })
    },

    /** What is wrong was answered by typing. */
    forgetFailure: attempt.clear,

    /** Back to the address, the password and the region. */
    cancel() {
      attempt.clear()
      setStep('email')
    },
  }
}
