import { useState } from 'react'
import { checkCode, checkEmail } from '#mocks/contracts/session/account-rules.ts'
import type { Region } from '#mocks/contracts/shared/region.ts'
import { codeFailure, exchangeFailure, signInFailure } from '../entry/entry-failure.ts'
import { useAttempt } from '../entry/use-attempt.ts'
import type { EntryOfPerson } from '../entry/use-entry.ts'
import { createAccount, enter, proveAddress, requestCode } from '../session.calls.ts'

/** Where a sign-in stands (spec 2 §4, client login). */
type Step =
  | { name: 'password' }
  | { name: 'code'; resent: boolean }
  /** The address is proven, but nobody has an account under it. */
  | { name: 'no-account'; ticket: string }

/** Signing in: a password, or a mailed code; an address without an account gets one in one press. */
export function useLogin({ region, invited, arrive: onEntered }: EntryOfPerson) {
  const [step, setStep] = useState<Step>({ name: 'password' })
  const [email, setEmail] = useState(invited)
  const attempt = useAttempt<'submit' | 'code'>()

  async function enterWith(ticket: { token: string; hasAccount: boolean }) {
    if (!ticket.hasAccount) return setStep({ name: 'no-account', ticket: ticket.token })
    await attempt.explained(exchangeFailure, async () => onEntered(await enter(region, ticket.token)))
  }

  return {
    step,
    email,
    setEmail,
    running: attempt.running,
    failure: attempt.failure,

    signInWithPassword(password: string) {
      const missing = email.trim() === '' ? 'email' : password === '' ? 'password' : null
      if (missing) {
        attempt.refuse({ [missing]: 'Please enter your email and password.' })
        return
      }
      const checked = checkEmail(email)
      if (!checked.ok) return attempt.refuse({ email: checked.message })
      void attempt.run('submit', signInFailure, async () =>
        enterWith(await proveAddress(region, { email: checked.value, password })),
      )
    },

    /** 'Email Login Code' and 'Resend Code'. */
    sendCode() {
      const checked = checkEmail(email)
      if (!checked.ok) return attempt.refuse({ email: checked.message })
      void attempt.run('code', codeFailure, async () => {
        await requestCode(region, checked.value)
        setEmail(checked.value)
        setStep({ name: 'code', resent: step.name === 'code' })
      })
    },

    signInWithCode(code: string) {
      const checked = checkCode(code)
      if (!checked.ok) return attempt.refuse({ code: checked.message })
      void attempt.run('submit', signInFailure, async () =>
        enterWith(await proveAddress(region, { email, code: checked.value })),
      )
    },

    createAccount(home: Region) {
      if (step.name !== 'no-account') return
      void attempt.run('submit', exchangeFailure, async () =>
        onEntered(await createAccount(home, step.ticket), { isNew: true }),
      )
    },

    /** What is wrong was answered by typing. */
    forgetFailure: attempt.clear,

    /** Back to email and password; what was typed stays. */
    cancel() {
      attempt.clear()
      setStep({ name: 'password' })
    },
  }
}
