import type { Inline } from '#mocks/contracts/conversations/blocks.ts'
import { safeHref } from './safe-href.ts'

/** Figures with the marks people set between those of a phone number; bounded, as answers hold what strangers wrote. */
const figures = /(?<![\w.,/@:-])\+?\(?\d[\d ()./–-]{5,30}\d(?![\w@:-]|[.,]\d)/gu
const email = /(?<![\w.+-])[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,5}(?![\w@-])/gu
/** Said before a number, it is one to call, in any of the twelve languages. */
const announced =
  /(?:t[eé]l|phone|fone|fon|tlf|tfn|mobil|móvil|celular|cep|handy|whatsapp|call(?: us)?(?: on| at)?|ring)[\p{L} .:()]{0,12}$/iu
/** As numbers are written that begin with a country, an area or as in North America. */
const dialled = /^(?:\+|\(?0|1?[ -]?\(?[2-9]\d\d\)?[ .-]\d{3}[ .-]\d{4}$)/u
const date = /(?<!\d)\d{1,2}[./-]\d{1,2}[./-](?:19|20)\d\d(?!\d)|^(?:19|20)\d\d[./-]\d\d|^0\./u
const hours = /^\(?\d{1,2}\.?\d\d ?[-–/] ?\d{1,2}\.?\d\d$/u

/** Makes phone numbers and mail addresses in the words of an answer links; what is a link or code stays as it is. */
export function linkContacts(runs: readonly Inline[]): Inline[] {
  return runs.flatMap((run) => (run.type === 'link' || run.type === 'code' ? [run] : linkedParts(run)))
}

function linkedParts(run: Inline): Inline[] {
  const parts: Inline[] = []
  let end = 0
  for (const { at, text, href } of contactsIn(run.text)) {
    if (at > end) parts.push({ ...run, text: run.text.slice(end, at) })
    parts.push({ type: 'link', text, href })
    end = at + text.length
  }
  if (end < run.text.length) parts.push({ ...run, text: run.text.slice(end) })
  return parts
}

interface Contact {
  at: number
  text: string
  href: string
}

function contactsIn(words: string): Contact[] {
  const emails = [...words.matchAll(email)].map(({ 0: text, index }) => ({
    at: index,
    text,
    href: safeHref(`mailto:${text}`),
  }))
  const phones = [...words.matchAll(figures)].flatMap(({ 0: text, index }) => phonesIn(words, text, index))
  return [...emails, ...phones]
    .filter((contact): contact is Contact => contact.href !== null)
    .sort((one, other) => one.at - other.at)
}

/** Two numbers may stand side by side, with a slash between them. */
function phonesIn(words: string, text: string, start: number) {
  const both = text.split(/(?<=\d) [/–-] (?=[\d+(])/u)
  const apart = both.length > 1 && both.every((one) => digitsOf(one).length >= 7) ? both : [text]
  let from = start
  return apart.flatMap((one) => {
    const at = words.indexOf(one, from)
    from = at + one.length
    return isPhone(one, words.slice(Math.max(0, at - 30), at))
      ? [{ at, text: one, href: safeHref(`tel:${dialOf(one)}`) }]
      : []
  })
}

function isPhone(text: string, before: string): boolean {
  const { length } = digitsOf(text)
  if (length < 7 || length > 15 || date.test(text) || hours.test(text)) return false
  return dialled.test(text) || announced.test(before)
}

/** What is dialled; the (0) after a country is for callers at home. */
function dialOf(text: string): string {
  return text.startsWith('+') ? `+${digitsOf(text.replace(/\(0\)/, ''))}` : digitsOf(text)
}

function digitsOf(text: string): string {
  return text.replace(/\D/g, '')
}
