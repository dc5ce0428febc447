import { accountRules } from '../session/account-rules.ts'

/** What is said of texts of an agency that are not taken, and of which; without a schema library, for the browser too. */
export const agencyRules = {
  /** Longest name, in characters. */
  name: { longest: 100, message: 'Please keep the name under 100 characters.' },
  /** Longest branding text, in characters of markdown. */
  brandingText: { longest: 2000, message: 'Please keep it under 2,000 characters.' },
  /** Pages of the agency's: http or https, or nothing. */
  address: {
    longest: 2000,
    message: 'Please enter a full address such as https://example.com.',
    isFine: isPageAddress,
  },
  /** Empty, or what an account takes. */
  email: { message: accountRules.email.message, isFine: isEmail },
} as const

function isPageAddress(value: string): boolean {
  if (value === '') return true
  if (!/^https?:\/\/[^\s\\]+$/i.test(value) || !URL.canParse(value)) return false
  const { username, password, hostname } = new URL(value)
  return username === '' && password === '' && hostname !== ''
}

function isEmail(value: string): boolean {
  const { longest, pattern } = accountRules.email
  return value === '' || (value.length <= longest && pattern.test(value))
}
