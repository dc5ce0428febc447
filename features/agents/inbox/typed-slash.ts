import type { Canned } from '#mocks/contracts/inbox/settings.schema.ts'

const shown = 6
const slash = /^\/(\S*)$/u

/** What a text that begins with `/` asks for, in small letters; null for any other. */
export function askedCanned(text: string): string | null {
  return slash.exec(text)?.[1]?.toLowerCase() ?? null
}

/** The responses a text that begins with `/` asks for, by their names and then by their words; none for any other. */
export function offeredCanned(text: string, canned: readonly Canned[]): Canned[] {
  const asked = askedCanned(text)
  if (asked === null) return []
  const named = canned.filter(({ name }) => name.toLowerCase().startsWith(asked))
  const held = canned.filter((each) => !named.includes(each) && each.text.toLowerCase().includes(asked))
  return [...named, ...held].slice(0, shown)
}
