/** Mailboxes that name nobody; their domain names the company. */
const sharedBoxes = /^(admin|contact|hallo|hello|hi|info|mail|me|office|post|sales|support|team)$/i
/** Where mailboxes are given to anybody: these domains name no company. */
const freeMail = new RegExp(
  `^(${[
    '(aol|fastmail|gmail|googlemail|hey|icloud|mac|me|msn|qq|ymail|zoho)\\.com',
    '(hotmail|live|outlook|yahoo|yandex)\\.(com|[a-z]{2}|com?\\.[a-z]{2})',
    '(gmx|posteo)\\.[a-z]+',
    '(proton|protonmail|tuta|tutanota)\\.(com|me|de|ch)',
    'mail\\.(com|ru)|mailbox\\.org|pm\\.me',
    '(free|laposte|orange)\\.(fr|net)|libero\\.it|seznam\\.cz|(t-online|web)\\.de',
  ].join('|')})$`,
  'i',
)
/** What stands between a company's name and its country: 'co' in 'harbour.co.uk'. */
const secondLevel = /^(ac|co|com|edu|go|gob|gov|govt|ltd|me|ne|net|nom|or|org|plc|school)$/i
const longestName = 40

/**
 * What a new account's workspace is called until it is named: after whoever the address names, else after its domain.
 * 'anna.smith@mail.example' is 'Anna Smith’s workspace', 'info@harbour-cafe.example' is 'Harbour Cafe'; what names neither is 'My workspace'.
 */
export function personalName(email: string): string {
  const [box = '', domain = ''] = email.split('@')
  const person = named(box.split('+')[0] ?? '')
  if (person && !sharedBoxes.test(box)) return `${person}’s workspace`
  return named(companyOf(domain)) || 'My workspace'
}

/** The part of a domain that names a company; empty where none does. */
function companyOf(domain: string): string {
  if (freeMail.test(domain)) return ''
  const parts = domain.split('.')
  const isCountrys = parts.length > 2 && parts.at(-1)?.length === 2 && secondLevel.test(parts.at(-2) ?? '')
  return parts.at(isCountrys ? -3 : -2) ?? ''
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
