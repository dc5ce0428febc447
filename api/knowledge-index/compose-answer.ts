import { lexiconOf } from './language/lexicon-of.ts'
import type { Question } from './question.ts'
import type { SiteIndex } from './site-index.ts'
import type { Section } from './units.ts'

const enough = 300
const most = 600
const mostRows = 14
const shortLine = 60
const shortSection = 330
const mostLines = 8

/** What is said when a unit answers, and which units say it. */
export interface Reply {
  text: string
  units: readonly number[]
}

/** What is said when a unit answers: the unit with what it needs to be understood, as light Markdown. */
export function replyOf(chosen: number, question: Question, site: SiteIndex): Reply {
  const unit = site.units[chosen]!
  const section = site.sections[unit.section]!
  if (section.question !== '') return faqReply(chosen, site)
  if (unit.kind === 'outline') return { text: under(section.path.at(-1), unit.text), units: [chosen] }
  // A label or a table's row is understood alone.
  const isLabelled = unit.kind === 'pair' || unit.kind === 'row'
  if (!isLabelled && isShort(section, site)) return card(section, site)
  if (unit.kind === 'sentence') return sentences(chosen, site)
  return rows(chosen, question, site)
}

/** All that stands below a heading, where that is little: a card's lines are understood together. */
function card({ from, to, path }: Section, site: SiteIndex): Reply {
  const parts = Array.from({ length: to - from }, (_, index) => from + index)
  const isProse = parts
    .map((index) => site.units[index]!)
    .every(({ kind, text }) => kind === 'sentence' && /[.!?…]$/.test(text))
  const text = join(parts, site)
  return { text: isProse ? text : under(path.at(-1), text), units: parts }
}

function isShort({ from, to }: Section, site: SiteIndex): boolean {
  let length = 0
  for (let index = from; index < to && length <= shortSection; index++)
    length += site.units[index]!.text.length
  return length <= shortSection && to - from <= mostLines
}

/** An FAQ's reply from its first sentence, far enough to hold what was found. */
function faqReply(chosen: number, site: SiteIndex): Reply {
  const { from, to } = site.sections[site.units[chosen]!.section]!
  const parts: number[] = []
  let length = 0
  for (let index = from; index < to; index++) {
    const { text } = site.units[index]!
    if (length > 0 && length + text.length > enough && index > chosen) break
    parts.push(index)
    length += text.length
  }
  // A long reply keeps its beginning and the part that was found.
  const cut = length <= most ? parts : [...new Set([...parts.slice(0, 2), ...parts.slice(-2)])]
  return { text: join(cut, site), units: cut }
}

function sentences(chosen: number, site: SiteIndex): Reply {
  const unit = site.units[chosen]!
  const { from, to, doc, path } = site.sections[unit.section]!
  const lexicon = lexiconOf(site.languages[doc]!)
  const parts = [chosen]
  let length = unit.text.length
  const opening = site.lines[chosen]!.tokens[0]?.folded ?? ''
  const before = site.units[chosen - 1]
  if (
    lexicon.pronouns.has(opening) &&
    chosen > from &&
    before?.group === unit.group &&
    before.kind === 'sentence'
  ) {
    parts.unshift(chosen - 1)
    length += before.text.length
  }
  const leads = /[:：]$/.test(unit.text)
  const paragraph = leads ? [] : paragraphOf(chosen, from, to, site)
  if (paragraph.length > 1) return { text: join(paragraph, site), units: paragraph }
  for (let index = chosen + 1; index < to; index++) {
    const next = site.units[index]!
    const belongs = leads
      ? next.kind !== 'sentence' && next.group <= unit.group + 1
      : next.group === unit.group
    if (!belongs || parts.length >= mostRows) break
    if (!leads && length + next.text.length > enough) break
    parts.push(index)
    length += next.text.length
  }
  const text = join(parts, site)
  // A few words alone ('0170 555 12') are understood below the heading they stand under.
  const isSentence = /[.!?…]$/.test(unit.text)
  const isBare = !isSentence && unit.text.length < shortLine && parts.length === 1
  return { text: isBare ? under(path.at(-1), text) : text, units: parts }
}

/** The sentences of a paragraph, where they are few enough to be said together. */
function paragraphOf(chosen: number, from: number, to: number, site: SiteIndex): number[] {
  const { group } = site.units[chosen]!
  const parts: number[] = []
  let length = 0
  for (let index = from; index < to; index++) {
    const unit = site.units[index]!
    if (unit.group !== group || unit.kind !== 'sentence') continue
    parts.push(index)
    length += unit.text.length
  }
  return length <= shortSection ? parts : []
}

function rows(chosen: number, question: Question, site: SiteIndex): Reply {
  const unit = site.units[chosen]!
  const { from, to, path } = site.sections[unit.section]!
  const group: number[] = []
  for (let index = from; index < to; index++)
    if (site.units[index]!.group === unit.group && site.units[index]!.kind !== 'sentence') group.push(index)
  const asksAll = question.types.has('list') || (question.types.has('hours') && question.days.size === 0)
  const withDays =
    question.days.size > 0
      ? group.filter((index) => [...question.days].some((day) => site.lines[index]!.days.has(day)))
      : []
  const alike = withDays.includes(chosen)
    ? withDays
    : asksAll && (unit.kind === 'item' || hoursRow(chosen, site))
      ? group.filter((index) => unit.kind === 'item' || hoursRow(index, site))
      : [chosen]
  const parts = alike.slice(0, mostRows)
  const lead = site.units[group[0]! - 1]
  const leads = lead && group[0]! - 1 >= from && /[:：]$/.test(lead.text)
  const body = join(parts, site)
  return { text: leads ? `${lead.text}\n\n${body}` : under(path.at(-1), body), units: parts }
}

const hoursRow = (unit: number, site: SiteIndex) =>
  site.lines[unit]!.days.size > 0 || site.lines[unit]!.facts.has('hours')

function under(heading: string | undefined, body: string): string {
  return heading && heading !== body && !body.startsWith(heading) ? `${heading}\n\n${body}` : body
}

/** Sentences run on, rows and items stand in lines of their own. */
function join(parts: readonly number[], site: SiteIndex): string {
  let text = ''
  for (const [at, index] of parts.entries()) {
    const unit = site.units[index]!
    const before = at > 0 ? site.units[parts[at - 1]!]! : undefined
    const isRow = unit.kind !== 'sentence' && parts.length > 1
    const said = isRow ? `- ${unit.text}` : unit.text
    if (before === undefined) text = said
    else if (unit.kind === 'sentence' && before.kind === 'sentence')
      text += (unit.group === before.group ? ' ' : '\n\n') + said
    else if (unit.kind !== 'sentence' && before.kind !== 'sentence') text += `\n${said}`
    else text += `\n\n${said}`
  }
  return text
}
