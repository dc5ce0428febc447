import { type CountryCode, findPhoneNumbersInText, isSupportedCountry } from 'libphonenumber-js'
import type { LeadDetail } from '#mocks/contracts/leads/lead.schema.ts'
import { type SpokenLanguage, spokenLanguage } from '#mocks/contracts/shared/spoken-language.ts'
import { contactDetailsIn, nameIn } from '../providers/responder/talk/contact-details.ts'

/** Details somebody left; absent ones were not. */
export type FoundDetails = Partial<Record<LeadDetail, string>>

/** What helps to read a number that does not say its country. */
export interface NumberHome {
  /** Two letters; where the visitor is, as far as it is known. */
  country?: string | undefined
  /** BCP 47; what the agent speaks. */
  lang: string
}

const longestRead = 1_000
const fewestDigits = 7
const dateLike = /^\(?(?:[0-3]?\d[./-][01]?\d[./-](?:19|20)?\d\d|(?:19|20)\d\d[./-][01]?\d[./-][0-3]?\d)\b/

/** Where a language's numbers are from when nothing else says so. */
const homes: Record<SpokenLanguage, CountryCode> = {
  en: 'US',
  de: 'DE',
  fr: 'FR',
  es: 'ES',
  it: 'IT',
  nl: 'NL',
  pt: 'PT',
  pl: 'PL',
  sv: 'SE',
  da: 'DK',
  cs: 'CZ',
  tr: 'TR',
}

/** Words by which somebody speaks of being reached. */
const ownWords =
  /\b(?:me|my|mine|mich|mir|mein\w*|moi|mon|ma|mes|mio|mia|mi|miei|mij|mijn|meu|minha|mój|moj\w*|mig|min|mitt|mn[eě]|m[ůu]j|beni|bana|call|phone|tel|telefon\w*|mobil\w*|whatsapp|reach|text|handy|anruf\w*|rappele\w*|ll[aá]m\w*|chiam\w*|bel|liga\w*|zadzwo\w*|ring|zavolej\w*|ara\w*)\b/iu
/** Words before a number that is no telephone's. */
const otherNumbers =
  /\b(?:order|invoice|booking|tracking|parcel|ticket|reference|ref|account|customer|iban|vat|isbn|ean|gtin|upc|article|artikel\w*|serial|model|sku|version|bestell\w*|auftrag\w*|rechnung\w*|kunden\w*|sendung\w*|commande|facture|colis|pedido|factura|fattura|ordine|bestelling|factuur|encomenda|fatura|zam[oó]wieni\w*|faktur\w*|objedn[aá]vk\w*|sipari[sş]\w*)\b[^\d\n]{0,24}$/iu

function homeOf({ country, lang }: NumberHome): CountryCode {
  const named = [country, lang.split('-').at(-1)].map((code) => code?.toUpperCase())
  const known = named.find((code): code is CountryCode => code !== undefined && isSupportedCountry(code))
  if (country && known) return known
  if (lang.includes('-') && known) return known
  return homes[spokenLanguage(lang) ?? 'en']
}

/** A number of any country, as it is written internationally. */
function phoneIn(text: string, home: CountryCode): string | undefined {
  for (const { number, startsAt, endsAt } of findPhoneNumbersInText(text, { defaultCountry: home })) {
    const isNamedOther = otherNumbers.test(text.slice(Math.max(0, startsAt - 60), startsAt))
    // Part of an address, a date, or something as short as a postcode.
    const isOther =
      /[\w/.]$/.test(text.slice(0, startsAt)) ||
      dateLike.test(text.slice(startsAt, endsAt)) ||
      number.nationalNumber.length < fewestDigits
    if (!isNamedOther && !isOther) return number.formatInternational()
  }
}

/** A number somebody gave as theirs, as it is written internationally; as it was typed where no country has it. */
export function writtenPhone(typed: string, home: NumberHome): string {
  return phoneIn(typed, homeOf(home)) ?? typed
}

/**
 * What the words of a visitor tell of how they are reached: an address, a number, and a name beside them. A question
 * about somebody else's tells nothing; a name alone completes what was left before.
 */
export function leadDetailsIn(text: string, home: NumberHome): FoundDetails {
  const read = text.slice(0, longestRead)
  const rough = contactDetailsIn(read)
  const withoutMail = rough?.email ? read.replace(rough.email, ' ') : read
  const phone = phoneIn(withoutMail, homeOf(home)) ?? roughPhone(withoutMail, rough?.phone)
  const { email } = rough ?? {}
  const told = nameIn(read)
  if (!email && !phone) return told ? { name: told } : {}
  if (read.includes('?') && !ownWords.test(read) && !told) return {}
  const name = told ?? rough?.name
  return { ...(name && { name }), ...(email && { email }), ...(phone && { phone }) }
}

/** A number no country has in that shape, of somebody who says that it is one. */
function roughPhone(text: string, phone: string | undefined): string | undefined {
  if (!phone) return
  const before = text.slice(0, text.indexOf(phone))
  if (otherNumbers.test(before.slice(-60))) return
  const isShaped = /[+()\s/.-]/.test(phone) || phone.startsWith('0')
  return isShaped && ownWords.test(text) ? phone : undefined
}
