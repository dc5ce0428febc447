import { type SpokenLanguage, spokenLanguages } from '#mocks/contracts/shared/spoken-language.ts'
import { talkWords } from './talk-words.ts'
import type { AppointmentWish, SmallTalk, TalkWords } from './talk-words.types.ts'
import { wordsIn } from './words-in.ts'

/** A phrase with what it tells. `*` at the end of a word stands for any ending. */
export interface Phrase<Kind extends string = string> {
  kind: Kind
  words: readonly { text: string; open: boolean }[]
}

/** The words of one language, ready to be looked up. */
export interface TalkLexicon {
  language: SpokenLanguage
  words: TalkWords
  /** By their first word's first two letters, the longest first. */
  hears: ReadonlyMap<string, readonly Phrase<SmallTalk>[]>
  appointment: readonly Phrase<AppointmentWish>[]
  nameIs: readonly Phrase[]
  filler: ReadonlySet<string>
  asks: ReadonlySet<string>
  tells: ReadonlySet<string>
}

const lexicons = new Map<SpokenLanguage, TalkLexicon>()

/** The lexicon of a language; made when it is first needed. */
export function talkLexicon(language: SpokenLanguage): TalkLexicon {
  const made = lexicons.get(language) ?? makeLexicon(language)
  lexicons.set(language, made)
  return made
}

/** Every language's, some first. */
export function talkLexicons(first: readonly SpokenLanguage[]): TalkLexicon[] {
  return [...new Set([...first, ...spokenLanguages])].map(talkLexicon)
}

/** How many words a phrase takes up at a place of a text; 0 when it does not stand there. */
export function phraseAt({ words }: Phrase, text: readonly string[], at: number): number {
  const stands = words.every(({ text: word, open }, offset) => {
    const there = text[at + offset]
    return there !== undefined && (open ? there.startsWith(word) : there === word)
  })
  return stands ? words.length : 0
}

function makeLexicon(language: SpokenLanguage): TalkLexicon {
  const words = talkWords[language]
  const hears = new Map<string, Phrase<SmallTalk>[]>()
  for (const phrase of phrasesOf(words.hears)) {
    const key = keyOf(phrase.words[0]!.text)
    hears.set(key, [...(hears.get(key) ?? []), phrase])
  }
  return {
    language,
    words,
    hears,
    appointment: phrasesOf(words.appointment),
    nameIs: phrasesOf({ name: words.nameIs }),
    filler: new Set(wordsIn(words.filler)),
    asks: new Set(wordsIn(words.asks)),
    tells: new Set(wordsIn(words.tells)),
  }
}

/** What phrases are found by: the first two letters of their first word. */
export function keyOf(word: string): string {
  return word.slice(0, 2)
}

function phrasesOf<Kind extends string>(lists: Readonly<Record<Kind, string>>): Phrase<Kind>[] {
  const phrases: Phrase<Kind>[] = []
  for (const [kind, list] of Object.entries<string>(lists)) {
    for (const entry of list.split('|')) {
      const words = entry
        .trim()
        .split(/\s+/)
        .flatMap((part) => wordsIn(part).map((text) => ({ text, open: part.endsWith('*') })))
      if (words.length > 0) phrases.push({ kind: kind as Kind, words })
    }
  }
  return phrases.sort((a, b) => b.words.length - a.words.length)
}
