import { contactDetailsIn } from './contact-details.ts'

const longestRead = 20_000
const longestLine = 300

/** The first telephone number and address for mail that some knowledge states. */
export function contactsIn(texts: readonly string[]): { phone?: string; email?: string } {
  const contacts: { phone?: string; email?: string } = {}
  for (const line of texts.flatMap((text) => text.slice(0, longestRead).split('\n'))) {
    const found = contactDetailsIn(line.slice(0, longestLine))
    contacts.phone ??= found?.phone
    contacts.email ??= found?.email
    if (contacts.phone && contacts.email) break
  }
  return contacts
}
