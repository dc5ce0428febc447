import type { FactKind } from '../fact-kind.ts'

/** What a question asks for: a kind of fact, or the shape of the answer. */
export type QuestionType =
  | 'phone'
  | 'email'
  | 'address'
  | 'money'
  | 'hours'
  | 'date'
  | 'count'
  | 'duration'
  | 'person'
  | 'contact'
  | 'reason'
  | 'howto'
  | 'definition'
  | 'list'
  | 'yesno'

/**
 * The closed words of one language. Entries are lower case with their accents; a phrase is words apart by a
 * blank; a `*` at the end of a word stands for any ending.
 */
export interface Lexicon {
  /** Phrases that tell what is asked for; the longest that fits counts. */
  asks: Partial<Record<QuestionType, string>>
  /** Words that carry no subject of their own beside the most common words: 'please', 'tell', 'want'. */
  filler: string
  /** Words of a line that state a fact without a figure: 'free' a price, 'closed' hours, 'daily' hours. */
  states: Partial<Record<FactKind, string>>
  /** Names for every day, the weekend and working days. */
  everyDay: string
  weekend: string
  workdays: string
  /** 'to', 'till' between two days. */
  until: string
  /** Units of time, for durations. */
  timeUnits: string
  /** Number words from one on. */
  numbers: string
  /** Words of street names with which addresses are told, as endings or words. */
  streets: string
  /** Titles before a person's name, and words for roles. */
  roles: string
  /** First words of a question that goes on from the one before: 'and', 'what about'. */
  openers: string
  /** Words with which a site's owner is meant, whatever the owner does: 'your shop', 'the office'. */
  ourselves: string
  /** Words that stand for what was spoken of before: 'it', 'that one'. */
  pronouns: string
}
