/** Mailboxes that name nobody; their domain names the company. */
const sharedBoxes = /^(admin|contact|hallo|hello|hi|info|mail|me|office|post|sales|support|team)$/i
const longestName = 40

/**
 * What a new account's workspace is called until it is named: after whoever the address names, else after its domain.
 * 'anna.smith@mail.example' is 'Anna Smith’s workspace', 'info@harbour-cafe.example' is 'Harbour Cafe'.
 */
export function personalName(email: string): string {
  const [box = '', domain = ''] = email.split('@')
  const person = named(box.split('+')[0] ?? '')
  if (person && !sharedBoxes.test(box)) return `${person}’s workspace`
  return named(domain.split('.').at(-2) ?? '') || 'My workspace'
}

/** Words of an address as a name; digits are no part of one. */
function named(text: string): string {
  return text
    .replace(/[\d_.\-']+/g, ' ')
    .trim()
    .slice(0, longestName)
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ')
}
