/** What someone may type to sign in or up, and the words for what they may not. */
export const accountRules = {
  email: {
    longest: 254,
    pattern: /^[^\s@<>"]{1,64}@[^\s@<>".]+(\.[^\s@<>".]+)+$/,
    message: 'Please enter a valid email',
  },
  password: {
    shortest: 8,
    shortMessage: 'Use at least 8 characters.',
    longest: 128,
    longMessage: 'Use at most 128 characters.',
  },
  code: { pattern: /^\d{6}$/, message: 'Enter the six digits from the email.' },
} as const

/** Something typed, as it is sent, or why it is refused. */
export type CheckedText = { ok: true; value: string } | { ok: false; message: string }

/** Checks an address as `emailSchema` does; the value is trimmed and in lower case. */
export function checkEmail(typed: string): CheckedText {
  const { longest, pattern, message } = accountRules.email
  const value = typed.trim().toLowerCase()
  return value.length <= longest && pattern.test(value) ? { ok: true, value } : { ok: false, message }
}

/** Checks a chosen password as `newPasswordSchema` does. */
export function checkNewPassword(value: string): CheckedText {
  const { shortest, shortMessage, longest, longMessage } = accountRules.password
  if (value.length < shortest) return { ok: false, message: shortMessage }
  return value.length > longest ? { ok: false, message: longMessage } : { ok: true, value }
}

/** Checks a mailed code as `codeSchema` does; the value is trimmed. */
export function checkCode(typed: string): CheckedText {
  const { pattern, message } = accountRules.code
  const value = typed.trim()
  return pattern.test(value) ? { ok: true, value } : { ok: false, message }
}
