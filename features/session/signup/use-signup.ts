import { useState } from 'react'
import type { Session } from '#mocks/contracts/session/account.schema.ts'
import { checkCode, checkEmail, checkNewPassword } from '#mocks/contracts/session/account-rules.ts'
import type { Region } from '#mocks/contracts/shared/region.ts'
import { codeFailure, exchangeFailure, signInFailure } from '../entry/entry-failure.ts'
import { useAttempt } from '../entry/use-attempt.ts'
import { createAccount, proveAddress, requestCode } from '../session.calls.ts'

/** Signing up: prove an address by code, choose a password or none, and where the data is kept. */
export function useSignup(suggested: Region, onEntered: (session: Session) => void) {
  /** The region that holds the code, which stays when the home changes; null before there is one. */
  const [codeRegion, setCodeRegion] = useState<Region | null>(null)
  const [home, setHome] = useState(suggested)
  const [email, setEmail] = useState('')
  const [resent, setResent] = useState(false)
  const attempt = useAttempt<'submit' | 'code'>()

  return {
    step: codeRegion === null ? ('email' as const) : ('code' as const),
    resent,
    email,
    setEmail,
    home,
    setHome,
    running: attempt.running,
    failure: attempt.failure,

    /** 'Email me a code' and 'Resend Code'. */
    sendCode() {
      const checked = checkEmail(email)
      if (!checked.ok) return attempt.refuse({ email: checked.message })
      void attempt.run('code', codeFailure, async () => {
        await requestCode(home, checked.value)
        setEmail(checked.value)
        setResent(codeRegion !== null)
        setCodeRegion(home)
      })
    },

    /** Creates the account; for an address that has one, this signs in. */
    submit(code: string, password: string) {
      const checkedCode = checkCode(code)
      const checkedPassword = password === '' ? undefined : checkNewPassword(password)
      // Both are checked before the code is used up.
      const fields = {
        ...(!checkedCode.ok && { code: checkedCode.message }),
        ...(checkedPassword && !checkedPassword.ok && { password: checkedPassword.message }),
      }
      if (!checkedCode.ok || Object.keys(fields).length > 0) return attempt.refuse(fields)
      const region = codeRegion ?? home
      void attempt.run('submit', signInFailure, async () => {
        const { token } = await proveAddress(region, { email, code: checkedCode.value })
        await attempt.explained(exchangeFailure, async () =>
          onEntered(await createAccount(home, token, password || undefined)),
        )
      })
    },

    /** Back to the address. */
    cancel() {
      attempt.clear()
      setCodeRegion(null)
    },
  }
}
