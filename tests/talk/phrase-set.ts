import type { SpokenLanguage } from '#mocks/contracts/shared/spoken-language.ts'

/** What a message is, as a person would say who reads it; a question is nothing to small talk. */
export type Heard =
  | 'greeting'
  | 'thanks'
  | 'goodbye'
  | 'yes'
  | 'no'
  | 'human'
  | 'identity'
  | 'complaint'
  | 'person'
  | 'details'
  | 'question'

/** Messages by language and what they are, a line each. */
export type PhraseSet = Record<SpokenLanguage, Record<Heard, string>>

/** The messages of a set one by one. */
export function phrasesOf(set: PhraseSet): { language: SpokenLanguage; heard: Heard; text: string }[] {
  return Object.entries(set).flatMap(([language, kinds]) =>
    Object.entries(kinds).flatMap(([heard, lines]) =>
      lines
        .split('\n')
        .map((line) => line.trim())
        .filter(Boolean)
        .map((text) => ({ language: language as SpokenLanguage, heard: heard as Heard, text })),
    ),
  )
}
