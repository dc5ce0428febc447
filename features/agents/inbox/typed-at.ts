import { mostMentions } from '#mocks/contracts/inbox/inbox.schema.ts'

/** What is typed after an `@` at the end of a note, in small letters; null where nobody is being named. */
export function typedAt(text: string): string | null {
  const found = /(?:^|\s)@([^\s@]*)$/u.exec(text)
  return found ? (found[1] ?? '').toLowerCase() : null
}

/** The members a note names by their address. */
export function mentionedIn(text: string, people: readonly { email: string }[]): string[] {
  const named = new Set(Array.from(text.matchAll(/@(\S+@\S+)/gu), ([, email = '']) => email.toLowerCase()))
  const isNamed = (email: string) => [...named].some((each) => each.replace(/[.,;:!?)]+$/u, '') === email)
  return people.flatMap(({ email }) => (isNamed(email) ? [email] : [])).slice(0, mostMentions)
}
