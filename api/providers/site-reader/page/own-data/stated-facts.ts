import { cleanLine } from '../inline-text.ts'
import { type Thing, typesOf } from '../structured-data.ts'
import type { FactList } from './fact-list.ts'
import { dayName, type FactWords } from './fact-words.ts'

const MAX_ENTRIES = 100
const MAX_DEPTH = 6
/** Things that say how a page is built, not what it is about. */
const FRAME =
  /^(?:BreadcrumbList|ListItem|WebSite|WebPage|SearchAction|ImageObject|SiteNavigationElement|Rating|AggregateRating|Review)$/

/** Writes down what schema.org things state: ways to reach somebody, hours, questions, offers, dates. */
export function writeFacts(things: readonly Thing[], list: FactList, words: FactWords, lang?: string): void {
  const writer = new Writer(list, words, lang)
  for (const thing of things) writer.thing(thing)
}

class Writer {
  readonly #list: FactList
  readonly #words: FactWords
  readonly #lang: string | undefined

  constructor(list: FactList, words: FactWords, lang: string | undefined) {
    this.#list = list
    this.#words = words
    this.#lang = lang
  }

  thing(thing: Thing, depth = 0): void {
    if (depth > MAX_DEPTH) return
    const types = typesOf(thing)
    if (types.includes('FAQPage') || types.includes('QAPage')) this.#questions(thing)
    else if (types.includes('Question')) this.#question(thing)
    else if (types.length > 0 && !types.some((type) => FRAME.test(type))) this.#named(thing, depth)
    for (const key of ['mainEntity', 'itemListElement', 'item', 'about', 'event', 'events', 'department'])
      for (const part of listOf(thing[key])) if (isThing(part)) this.thing(part, depth + 1)
  }

  #questions(thing: Thing): void {
    for (const part of listOf(thing.mainEntity)) if (isThing(part)) this.#question(part)
  }

  #question(thing: Thing): void {
    const answer = listOf(thing.acceptedAnswer ?? thing.suggestedAnswer).find(isThing)
    const question = textOf(thing.name) || textOf(thing.text)
    if (!question || !answer) return
    this.#list.heading(question)
    this.#list.paragraph(plain(textOf(answer.text)))
  }

  /** A place, a firm, a product, an event, a person: its name over what is stated of it. */
  #named(thing: Thing, depth: number): void {
    const words = this.#words
    const list = this.#list
    const name = textOf(thing.name) || textOf(thing.headline)
    if (name) list.heading(name, 2 + Math.min(depth, 2))
    list.paragraph(plain(textOf(thing.description)))
    list.paragraph(plain(textOf(thing.articleBody) || textOf(thing.text)).slice(0, 8_000))
    list.row(words.date, dates(thing, this.#lang))
    for (const place of listOf(thing.location)) list.row(words.place, placeOf(place))
    for (const address of listOf(thing.address)) list.row(words.address, addressOf(address))
    for (const point of [thing, ...listOf(thing.contactPoint).filter(isThing)]) {
      for (const phone of listOf(point.telephone)) list.row(words.phone, textOf(phone))
      for (const email of listOf(point.email)) list.row(words.email, textOf(email).replace(/^mailto:/i, ''))
    }
    this.#hours(thing)
    list.row(words.price, textOf(thing.priceRange))
    for (const offer of listOf(thing.offers).slice(0, MAX_ENTRIES)) if (isThing(offer)) this.#offer(offer)
    for (const key of ['hasMenu', 'hasOfferCatalog', 'makesOffer', 'hasMenuSection', 'hasMenuItem'])
      for (const part of listOf(thing[key]).slice(0, MAX_ENTRIES))
        if (isThing(part)) this.#part(part, depth + 1)
    for (const place of listOf(thing.areaServed)) list.row('', placeOf(place))
  }

  /** A part of a menu or catalogue: an offer names what it sells. */
  #part(part: Thing, depth: number): void {
    if (depth > MAX_DEPTH) return
    const item = isThing(part.itemOffered) ? { ...part.itemOffered, offers: part } : part
    this.#named(item, depth)
    for (const entry of listOf(part.itemListElement).slice(0, MAX_ENTRIES))
      if (isThing(entry)) this.#part(entry, depth + 1)
  }

  #offer(offer: Thing): void {
    const price =
      offer.price ?? (isThing(offer.priceSpecification) ? offer.priceSpecification.price : undefined)
    const low = offer.lowPrice ?? offer.minPrice
    const high = offer.highPrice ?? offer.maxPrice
    const span = price ?? (low === undefined ? undefined : high === undefined ? low : `${low} – ${high}`)
    if (span === undefined) return
    const currency = textOf(offer.priceCurrency)
    this.#list.row(textOf(offer.name) || this.#words.price, money(span, currency, this.#lang))
  }

  #hours(thing: Thing): void {
    const { hours, closed } = this.#words
    for (const text of listOf(thing.openingHours)) {
      const line = textOf(text)
      const [dayPart = '', ...rest] = line.split(/\s+(?=\d)/)
      const names = dayPart.split(/[,\s]+/).map((part) => spanOf(part, this.#lang))
      if (rest.length > 0 && names.every(Boolean))
        this.#list.row(names.join(', '), rest.join(' ').replace('-', ' – '))
      else this.#list.row(hours, line)
    }
    for (const row of listOf(thing.openingHoursSpecification).slice(0, MAX_ENTRIES)) {
      if (!isThing(row)) continue
      const names = listOf(row.dayOfWeek).flatMap(
        (day) => dayName(isThing(day) ? day['@id'] : day, this.#lang) ?? [],
      )
      const [opens, closes] = [timeOf(row.opens), timeOf(row.closes)]
      const span = opens && closes && opens !== closes ? `${opens} – ${closes}` : closed
      const label =
        names.join(', ') ||
        [textOf(row.validFrom), textOf(row.validThrough)].filter(Boolean).join(' – ') ||
        hours
      this.#list.row(label, span)
    }
  }
}

const isThing = (value: unknown): value is Thing =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const listOf = (value: unknown): unknown[] =>
  [value].flat().filter((one) => one !== undefined && one !== null)
const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? cleanLine(String(value)) : ''
/** Data may hold markup; its words are what is told. */
const plain = (text: string): string => cleanLine(text.replace(/<[^<>]{0,500}>/g, ' '))
const timeOf = (value: unknown): string => /^\d{1,2}:\d{2}/.exec(textOf(value))?.[0] ?? ''

/** 'Monday – Friday' of 'Mo-Fr'. */
function spanOf(part: string, lang: string | undefined): string {
  const names = part.split('-').map((day) => dayName(day, lang))
  return names.every(Boolean) ? names.join(' – ') : ''
}

function addressOf(address: unknown): string {
  if (!isThing(address)) return textOf(address)
  const { streetAddress, postalCode, addressLocality, addressRegion, addressCountry } = address
  const country = isThing(addressCountry) ? textOf(addressCountry.name) : textOf(addressCountry)
  const town = [textOf(postalCode), textOf(addressLocality)].filter(Boolean).join(' ')
  return [textOf(streetAddress), town, textOf(addressRegion), country].filter(Boolean).join(', ')
}

function placeOf(place: unknown): string {
  if (!isThing(place)) return textOf(place)
  return [textOf(place.name), addressOf(place.address)].filter(Boolean).join(', ')
}

function dates({ startDate, endDate }: Thing, lang: string | undefined): string {
  const [from, to] = [dateText(startDate, lang), dateText(endDate, lang)]
  return to && to !== from ? `${from} – ${to}` : from
}

/** A day, and a time where one is stated, as the page states it: no time zone is guessed. */
function dateText(value: unknown, lang: string | undefined): string {
  const [, day, time] = /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2}))?/.exec(textOf(value)) ?? []
  if (!day || Number.isNaN(Date.parse(day))) return textOf(value)
  const format = new Intl.DateTimeFormat(usable(lang), { dateStyle: 'full', timeZone: 'UTC' })
  return [format.format(Date.parse(day)), time].filter(Boolean).join(', ')
}

function money(price: unknown, currency: string, lang: string | undefined): string {
  const amount = Number(price)
  if (!/^[A-Z]{3}$/.test(currency) || !Number.isFinite(amount)) return `${textOf(price)} ${currency}`.trim()
  return new Intl.NumberFormat(usable(lang), { style: 'currency', currency }).format(amount)
}

function usable(lang: string | undefined): string {
  try {
    return Intl.getCanonicalLocales(lang ?? 'en')[0] ?? 'en'
  } catch {
    return 'en'
  }
}
