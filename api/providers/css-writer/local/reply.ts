import type { PartId } from '#mocks/contracts/styling/public-parts.ts'
import { partOf } from '#mocks/contracts/styling/public-parts.ts'

/** What was done to one part. */
export interface Done {
  id: PartId
  says: string
}

const self = 'I am the local styling writer: I work from rules, without a language model.'

/** Said when nothing was understood: what can be asked, by example. */
export const misunderstood = `I did not understand that. ${self} Name a part and what should change: “make the header dark green”, “add a glow effect to buttons”, “bigger text in the messages, and rounder corners”, “create a pizza shop theme”.`

/** Said when a part should disappear. */
export const keepsParts = `I hide nothing: visitors need every part that shows. ${self} I can make a part smaller, quieter or see-through instead.`

/** Said when there is nothing to take back. */
export const nothingToUndo = `There is nothing of mine to take back. ${self}`

/** Said when the sheet holds nothing of what should go. */
export const nothingThere = `The style sheet sets nothing of that, so there is nothing to take away. ${self}`

/** What was done, part by part; parts with the same change share a line. */
export function describe(done: readonly Done[]): string {
  const byPart = new Map<PartId, string[]>()
  for (const { id, says } of done)
    byPart.set(id, [...(byPart.get(id) ?? []).filter((one) => one !== says), says])
  const byChange = new Map<string, string[]>()
  for (const [id, says] of byPart) {
    const text = says.join(', ')
    byChange.set(text, [...(byChange.get(text) ?? []), partOf(id).name])
  }
  const list = new Intl.ListFormat('en')
  return [...byChange].map(([says, names]) => `${capital(list.format(names))}: ${says}.`).join('\n')
}

/** A theme in a sentence. */
export function describeTheme(name: string): string {
  const article = /^[aeiou]/i.test(name) ? 'an' : 'a'
  return `Here is ${article} ${name} theme for the whole widget; every text on it can be read. It takes the place of colours given to single parts before.`
}

function capital(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`
}
