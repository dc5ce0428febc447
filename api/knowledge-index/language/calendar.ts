import type { SpokenLanguage } from '#mocks/contracts/shared/spoken-language.ts'
import type { Token } from './fold.ts'
import { tokens } from './fold.ts'
import { holdsPhrase, lexiconOf } from './lexicon-of.ts'

/** Days of a week, Monday 0 to Sunday 6. */
export type Day = number

interface Names {
  days: ReadonlyMap<string, Day>
  months: ReadonlySet<string>
}

const named = new Map<SpokenLanguage, Names>()
// The first of January 2024 was a Monday.
const monday = Date.UTC(2024, 0, 1)
const dayMs = 86_400_000

/** Names of days and months of a language, long and short, folded. */
export function calendarOf(language: SpokenLanguage): Names {
  const known = named.get(language)
  if (known) return known
  const days = new Map<string, Day>()
  const months = new Set<string>()
  for (const width of ['long', 'short'] as const) {
    for (let day = 0; day < 7; day++) {
      const name = new Intl.DateTimeFormat(language, { weekday: width, timeZone: 'UTC' })
      for (const form of formsOf(name.format(monday + day * dayMs))) if (!days.has(form)) days.set(form, day)
    }
    for (let month = 0; month < 12; month++) {
      const options = { month: width, timeZone: 'UTC' } as const
      const date = Date.UTC(2024, month, 15)
      const alone = new Intl.DateTimeFormat(language, options).format(date)
      const withDay = new Intl.DateTimeFormat(language, { ...options, day: 'numeric' }).format(date)
      for (const { folded } of tokens(`${alone} ${withDay}`))
        if (folded.length > 2 && !/\d/.test(folded)) months.add(folded)
    }
  }
  for (const [form, day] of Object.entries(moreDays[language] ?? {})) days.set(form, day)
  const made = { days, months }
  named.set(language, made)
  return made
}

// What Intl does not give: other short forms, plurals that are not an added s, words for the weekdays' mornings.
const moreDays: Partial<Record<SpokenLanguage, Record<string, Day>>> = {
  en: { tues: 1, weds: 2, thur: 3, thurs: 3 },
  de: {
    sonnabend: 5,
    montags: 0,
    dienstags: 1,
    mittwochs: 2,
    donnerstags: 3,
    freitags: 4,
    samstags: 5,
    sonntags: 6,
  },
  es: { miercoles: 2 },
  pt: { segunda: 0, terca: 1, quarta: 2, quinta: 3, sexta: 4, '2a': 0, '3a': 1, '4a': 2, '5a': 3, '6a': 4 },
  pl: {
    srode: 2,
    sroda: 2,
    sobote: 5,
    niedziele: 6,
    niedziela: 6,
    poniedzialku: 0,
    wtorku: 1,
    srody: 2,
    czwartku: 3,
    piatku: 4,
    soboty: 5,
    niedzieli: 6,
    pon: 0,
    wt: 1,
    sr: 2,
    czw: 3,
    pt: 4,
    sob: 5,
    nd: 6,
    ndz: 6,
    niedz: 6,
  },
  cs: {
    pondeli: 0,
    utery: 1,
    stredu: 2,
    streda: 2,
    ctvrtek: 3,
    patek: 4,
    sobotu: 5,
    nedeli: 6,
    soboty: 5,
    nedele: 6,
    patku: 4,
  },
  tr: { pazartesi: 0, sali: 1, carsamba: 2, persembe: 3, cuma: 4, cumartesi: 5, pazar: 6 },
  sv: {
    mandag: 0,
    tisdag: 1,
    onsdag: 2,
    torsdag: 3,
    fredag: 4,
    lordag: 5,
    sondag: 6,
    mandagar: 0,
    lordagar: 5,
    sondagar: 6,
  },
  da: { mandag: 0, tirsdag: 1, onsdag: 2, torsdag: 3, fredag: 4, lordag: 5, sondag: 6 },
}

function formsOf(name: string): string[] {
  // 'segunda-feira' is said 'segunda'; English and Scandinavian days take a plural.
  const [{ folded } = { folded: '' }] = tokens(name)
  if (folded.length < 2) return []
  return folded.length > 4 ? [folded, `${folded}s`] : [folded]
}

/** The days a line or question names, ranges spelt out; empty when it names none. */
export function daysIn(text: string, found: readonly Token[], language: SpokenLanguage): Set<Day> {
  const { days } = calendarOf(language)
  const lexicon = lexiconOf(language)
  const named = new Set<Day>()
  let before: { day: Day; at: number } | undefined
  for (const [at, { folded, capital, start }] of found.entries()) {
    const day = days.get(folded)
    // 'sun', 'mar', 'so', 'do', 'mi' are words as well; a day's short name is written with a capital or stands in a range.
    const isShort = folded.length <= 3
    if (day === undefined || (isShort && !capital && !besideFigureOrDay(found, at, days))) continue
    const between = before && found.slice(before.at + 1, at)
    const isRange =
      before &&
      between &&
      (between.length === 0
        ? isDash(text.slice(found[before.at]!.end, start))
        : between.length === 1 && joinsRange(between[0]!, language))
    if (isRange && before) for (let one = before.day; one !== day; one = (one + 1) % 7) named.add(one)
    named.add(day)
    before = { day, at }
  }
  if (holdsPhrase(found, lexicon.everyDay)) for (let day = 0; day < 7; day++) named.add(day)
  if (holdsPhrase(found, lexicon.workdays)) for (let day = 0; day < 5; day++) named.add(day)
  if (holdsPhrase(found, lexicon.weekend)) for (const day of [5, 6]) named.add(day)
  return named
}

/** True for a word between the two ends of a range, such as 'to'; 'and' joins two things and no range. */
export function joinsRange({ folded }: Token, language: SpokenLanguage): boolean {
  return lexiconOf(language).until.has(folded) && !ands.has(folded)
}

const ands = new Set(['and', 'und', 'et', 'y', 'e', 'en', 'i', 'och', 'og', 've'])

const isDash = (gap: string) => /^\.?\s*[-–—−/]\s*$/.test(gap)

function besideFigureOrDay(found: readonly Token[], at: number, days: ReadonlyMap<string, Day>): boolean {
  return [found[at - 1], found[at + 1], found[at + 2]].some(
    (token) => token !== undefined && (/^\d/.test(token.folded) || days.has(token.folded)),
  )
}
