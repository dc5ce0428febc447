import { invalidFields, type Refusal } from '../shared/refusal.ts'

const codeWrong = { code: 'That code is not right or no longer valid.' }

/** A removal that names no session. */
export const sessionMissing = invalidFields({ ID: 'Choose a session.' })

/** A sign-in whose ticket is unknown, used or over. */
export const ticketWrong = signInFailed({})

/** A sign-in with a wrong code, or a wrong password: which is not said. */
export function credentialWrong({ code }: { code?: string }): Refusal {
  return signInFailed(code === undefined ? { password: 'Email or password is not right.' } : codeWrong)
}

/** A new password that nothing proves to be the owner's. */
export function passwordUnproven({ code }: { code?: string }): Refusal {
  return invalidFields(
    code === undefined ? { currentPassword: 'Password is incorrect please try again.' } : codeWrong,
  )
}

function signInFailed(fields: Record<string, string>): Refusal {
  return { status: 401, code: 'sign_in_failed', message: 'Failed to sign in', fields }
}
