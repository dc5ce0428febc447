import type { SpokenLanguage } from '#mocks/contracts/shared/spoken-language.ts'

/** Messages in which small talk and a question meet. */
export interface TalkSet {
  /** A question as asked bare, and a message that asks it. */
  wrapped: Partial<Record<SpokenLanguage, readonly (readonly [bare: string, message: string])[]>>
  /** Nothing is asked. */
  talk: readonly string[]
  /** Small talk's words are what is asked for: the message, and words of it that must be searched. */
  topics: readonly (readonly [message: string, searched: string])[]
}
