import type { SpokenLanguage } from '#mocks/contracts/shared/spoken-language.ts'
import type { Heard } from './hear.ts'
import { talkWords } from './talk-words.ts'

/** A courtesy returned in the language of the message; not for a wish to reach a person, which is a request. */
export function courtesyReply(
  { kind, language }: { kind: Exclude<Heard['kind'], 'person'>; language: SpokenLanguage },
  agentName: string,
): string {
  const { says } = talkWords[language]
  const name = agentName.trim()
  if (kind === 'greeting') return name ? filled(says.greeting, 'name', name) : says.greetingPlain
  if (kind === 'identity') return name ? filled(says.identity, 'name', name) : says.identityPlain
  return says[kind]
}

/** What a don't-know may point to. */
export interface WayOn {
  language: SpokenLanguage
  /** Facts that the knowledge states. */
  contacts: { phone?: string; email?: string; address?: string }
  /** What the agent knows about: only what a person would call a topic. */
  topics: readonly string[]
  /** Whether there is any knowledge at all. @default true */
  hasKnowledge?: boolean
}

const mostTopics = 4

/** An honest don't-know with what to do next, in light Markdown: what is known stays a list. */
export function dontKnow({ language, contacts, topics, hasKnowledge = true }: WayOn): string {
  const { says } = talkWords[language]
  const lines = listed(language, contacts)
  return [
    hasKnowledge ? says.unknown : says.nothingKnown,
    lines && `${says.reach}\n\n${lines}`,
    topics.length > 0 &&
      `${says.topics}\n\n${topics
        .slice(0, mostTopics)
        .map((topic) => `- ${topic}`)
        .join('\n')}`,
    lines ? says.orLeave : says.leave,
  ]
    .filter(Boolean)
    .join('\n\n')
}

/** What the knowledge says that may be meant, said to be uncertain. */
export function perhaps({
  language,
  quote,
  contacts,
}: Pick<WayOn, 'language' | 'contacts'> & { quote: string }): string {
  const { says } = talkWords[language]
  const lines = listed(language, contacts)
  return [says.perhaps, quote, lines ? `${says.reach}\n\n${lines}` : says.leave].join('\n\n')
}

/** Details by their names, a list item each; '' for none. */
export function listed(
  language: SpokenLanguage,
  details: Partial<Record<'name' | 'phone' | 'email' | 'address' | 'matter' | 'time' | 'message', string>>,
): string {
  const { says } = talkWords[language]
  return Object.entries(details)
    .filter(([, value]) => value)
    .map(([name, value]) => `- ${says[name as keyof typeof details]}: ${value!.replace(/\s+/g, ' ')}`)
    .join('\n')
}

/** A sentence with its placeholder filled; what is filled in is never read as one. */
export function filled(sentence: string, placeholder: 'name' | 'value', value: string): string {
  return sentence.replace(`{${placeholder}}`, () => value)
}
