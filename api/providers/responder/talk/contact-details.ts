import { phraseAt, talkLexicons } from './lexicon.ts'
import { wordsIn } from './words-in.ts'

/** How somebody can be reached. */
export interface ContactDetails {
  name?: string
  phone?: string
  email?: string
}

/** No part of a longer one: of what we cannot read to its ends nobody knows whose it is. */
const email =
  /(?<![\p{L}\p{M}\p{N}.+_@-])(?<![\p{L}\p{N}]['’])[\w+][\w.+'-]{0,63}@[\w-]{1,63}(?:\.[\w-]{2,63}){1,4}(?![\p{L}\p{M}\p{N}_@])/u
const phone = /(?<![\w.,/#-])\+?\(?\d[\d\s()./-]{5,22}\d(?![\w@-])/gu
const dateLike = /^(?:[0-3]?\d[./-][01]?\d[./-](?:19|20)?\d\d|(?:19|20)\d\d[./-][01]?\d[./-][0-3]?\d)/
const fewestDigits = 7
const mostDigits = 15
const longestRead = 4_000
const mostNameWords = 4
const longestName = 80

/** The address, number and name somebody left in a message. A name alone is none: it reaches nobody. */
export function contactDetailsIn(text: string): ContactDetails | null {
  const read = text.slice(0, longestRead)
  const mail = email.exec(read)?.[0].replace(/[.-]+$/, '')
  const number = phoneIn(mail ? read.replace(mail, ' ') : read)
  if (!mail && !number) return null
  const name = nameIn(read) ?? nameBeside(read, [mail, number])
  return { ...(name && { name }), ...(number && { phone: number }), ...(mail && { email: mail }) }
}

/** A name somebody tells: 'my name is Anna Smith'. */
export function nameIn(text: string): string | undefined {
  const parts = text.slice(0, longestRead).split(/[\s,;:]+/)
  const folded = parts.map((part) => wordsIn(part).join(' '))
  const words = folded.flatMap((part, index) =>
    part
      .split(' ')
      .filter(Boolean)
      .map((word) => ({ word, index })),
  )
  const plain = words.map(({ word }) => word)
  for (const { nameIs } of talkLexicons([])) {
    for (const phrase of nameIs) {
      for (let at = 0; at < plain.length; at++) {
        const length = phraseAt(phrase, plain, at)
        const next = length > 0 ? words[at + length] : undefined
        const name = next && capitalised(parts.slice(next.index))
        if (name) return name
      }
    }
  }
}

/** A number to call: seven digits or more that are no date and no bare figure such as an order's. */
function phoneIn(text: string): string | undefined {
  for (const { 0: found, index } of text.matchAll(phone)) {
    const candidate = found.trim()
    // A row of figures that goes on is a table's, not a number's.
    if (/^[\s-]*\d/.test(text.slice(index + found.length, index + found.length + 4))) return
    const digits = candidate.replace(/\D/g, '')
    if (digits.length < fewestDigits || digits.length > mostDigits || dateLike.test(candidate)) continue
    const bare = digits === candidate && !digits.startsWith('0')
    if (!bare || digits.length >= 9) return candidate
  }
}

/** 'Anna Smith, 0171 …': capitalised words and nothing else before the details. */
function nameBeside(text: string, details: readonly (string | undefined)[]): string | undefined {
  let rest = text
  for (const detail of details) if (detail) rest = rest.replace(detail, ',')
  const [first = ''] = rest
    .split(/[,;\n|]/)
    .map((part) => part.trim())
    .filter(Boolean)
  const parts = first.split(/\s+/)
  return parts.length <= mostNameWords && capitalised(parts) === first ? first : undefined
}

function capitalised(parts: readonly string[]): string | undefined {
  const end = parts.findIndex((part) => !/^\p{Lu}[\p{L}'’.-]*$/u.test(part))
  const name = (end === -1 ? parts : parts.slice(0, end))
    .slice(0, mostNameWords)
    .join(' ')
    .replace(/[.]+$/, '')
  return name && name.length <= longestName ? name : undefined
}

const domains = [
  'gmail.com',
  'hotmail.com',
  'outlook.com',
  'yahoo.com',
  'icloud.com',
  'gmx.de',
  'web.de',
  'live.com',
]
const slips: Record<string, string> = {
  'gmial.com': 'gmail.com',
  'gmai.com': 'gmail.com',
  'gmal.com': 'gmail.com',
  'gnail.com': 'gmail.com',
  'gamil.com': 'gmail.com',
  'gmail.co': 'gmail.com',
  'gmail.cm': 'gmail.com',
  'hotmial.com': 'hotmail.com',
  'hotmal.com': 'hotmail.com',
  'outlok.com': 'outlook.com',
  'yaho.com': 'yahoo.com',
  'iclod.com': 'icloud.com',
}

/** The address that was probably meant: 'anna@gmial.com', 'anna@acme.con'. Undefined when it looks right. */
export function likelyEmail(address: string): string | undefined {
  const [local = '', domain = ''] = address.toLowerCase().split('@')
  const meant = slips[domain] ?? domain.replace(/\.(?:con|cmo|ocm|comm)$/, '.com')
  return meant === domain || domains.includes(domain) ? undefined : `${local}@${meant}`
}
