import type { AskingWords } from './asking-words.ts'

const auxiliary = 'am|is|are|was|were|can|could|will|would|do|does|did|have|has|had|may|might|should|must'
/** 'You can', 'the shop is': who or what, and a verb that asks when it stands first. */
const subjectVerb = new RegExp(
  `^((?:I|you|he|she|it|we|they|there|this|that)|(?:the|your|my|our|a|an|this|that) [\\p{L}-]+) (${auxiliary})\\b`,
  'iu',
)
/** 'You ship': a verb as it stands behind 'do'. */
const plainVerb = /^(?:I|you|we|they) (?!\p{L}+(?:ed|ing)\b)\p{L}+\b/iu
const told =
  /^(what|where|when|who|how much|how) ((?:[\p{L}\p{N}'’-]+ ){0,5}[\p{L}\p{N}'’-]+) (is|are)([.?!]*)$/iu
const anyVerb = new RegExp(`\\b(?:${auxiliary})\\b`, 'iu')

/** Verbs of German and Dutch that stand last behind 'whether' and first in a question. */
const lastVerbs = new Set(
  `ist sind bin bist seid hat haben habe habt kann können könnte könnt darf dürfen muss müssen soll sollen wird werden gibt
  bietet bieten liefert liefern verkauft verkaufen nimmt nehmen akzeptiert akzeptieren macht machen kostet
  is zijn ben bent heeft hebben heb kan kunnen kunt mag mogen moet moeten wordt worden levert leveren
  bezorgen bezorgt verkoopt verkopen accepteert accepteren kost`.split(/\s+/),
)
const lastWord = /^(.+) (\p{L}+)([.?!]*)$/u
const joining =
  /(?<!\p{L})(?:und|oder|aber|wenn|weil|dass|was|wie|wo|wann|en|of|maar|als|wat|hoe|waar|wanneer)(?!\p{L})/iu

/** What stood behind 'whether' as it is asked bare: 'you are open' → 'are you open'; null where no rule is sure of it. */
export function whetherInOrder(clause: string, order: AskingWords['asksWhether']): string | null {
  if (!order) return clause
  if (order === 'do') {
    if (subjectVerb.test(clause)) return clause.replace(subjectVerb, '$2 $1')
    return plainVerb.test(clause) ? `do ${clause}` : null
  }
  const [, before, verb, end] = lastWord.exec(clause) ?? []
  if (!before || !verb || !lastVerbs.has(verb) || joining.test(before)) return null
  return `${verb} ${before}${end}`
}

/** 'What your number is' as it is asked bare: 'what is your number'. */
export function toldInOrder(clause: string, order: AskingWords['asksWhether']): string {
  const [, asks, what] = (order === 'do' && told.exec(clause)) || []
  return !asks || !what || anyVerb.test(what) ? clause : clause.replace(told, '$1 $3 $2$4')
}
