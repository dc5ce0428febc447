import { accountRules } from '../session/account-rules.ts'

/** What is said of texts of an agency that are not taken, and of which; without a schema library, for the browser too. */
export const agencyRules = {
  /** Longest name, in characters. */
  name: { longest: 100, message: 'Please keep the name under 100 characters.' },
  /** Longest branding text, in characters of markdown. */
  brandingText: { longest: 2000, message: 'Please keep it under 2,000 characters.' },
  /** Longest business address, in characters. */
  businessAddress: { longest: 300, message: 'Please keep it under 300 characters.' },
  /** Longest name behind 'Powered by', in characters. */
  poweredBy: { longest: 100, message: 'Please keep it under 100 characters.' },
  /** Pages of the agency's: http or https, or nothing. */
  address: {
    longest: 2000,
    message: 'Please enter a full address such as https://example.com.',
    isFine: isPageAddress,
  },
  /** Empty, or what an account takes and nothing a link would read as more than one address. */
  email: { message: accountRules.email.message, isFine: isEmail },
} as const

/** What nobody sees in an address, and what turns the text after it. */
const hides = /[\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}]/u
/** What makes more of an address than one where it is linked. */
const breaksLink = /[%:?&#]/

function isPageAddress(value: string): boolean {
  if (value === '') return true
  if (!/^https?:\/\/[^\s\\]+$/i.test(value) || hides.test(value) || !URL.canParse(value)) return false
  // Even an empty name before the host makes one look like another's.
  if (/^https?:\/\/[^/?#]*@/i.test(value)) return false
  return new URL(value).hostname !== ''
}

function isEmail(value: string): boolean {
  const { longest, pattern } = accountRules.email
  if (value === '') return true
  return value.length <= longest && pattern.test(value) && !hides.test(value) && !breaksLink.test(value)
}
