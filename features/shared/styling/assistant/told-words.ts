import type { StyleWish } from '#mocks/contracts/styling/style-wish.ts'
import type { Told } from '../proof/tell-difference.ts'

/** Parts that are named one by one; more are a change of the whole. */
const most = 5

/** What shows on the widget, what does not, and what was not understood, a line each. */
export interface ToldWords {
  changed: string[]
  open: string[]
}

const when = { rest: '', hover: 'Under the pointer: ', focus: 'While it is used: ' }

/** Puts a comparison in words: 'Header changed: background, text.' */
export function toldWords(told: Told, wishes: readonly StyleWish[], unknown: readonly string[]): ToldWords {
  const groups = new Map<string, { names: string[]; state: StyleWish['state']; what: string[] }>()
  for (const { name, state, what } of told.changed) {
    const key = `${state} ${what.join()}`
    const group = groups.get(key) ?? { names: [], state, what }
    group.names.push(name)
    groups.set(key, group)
  }
  const all = [...groups.values()]
  const names = new Set(told.changed.map(({ name }) => name))
  const kinds = [...new Set(told.changed.flatMap(({ what }) => what))]
  const changed =
    names.size > most
      ? [`${names.size} parts changed: ${list(kinds)}.`]
      : all.map(({ names, state, what }) => `${when[state]}${capital(list(names))} changed: ${list(what)}.`)
  return { changed, open: openLines(told, wishes, unknown) }
}

function openLines(told: Told, wishes: readonly StyleWish[], unknown: readonly string[]): string[] {
  const lines = wishes.flatMap((wish, index) => {
    const outcome = told.outcomes[index]
    if (outcome === 'nearly')
      return [`Nearly: “${wish.said}” is as close as it can get and still be read and used.`]
    if (outcome === 'done' && isLeft(wish)) return [`Left as it is: “${wish.said}”.`]
    if (outcome === 'already') return [`Already so: “${wish.said}”.`]
    return outcome === 'not-done'
      ? [`Not done: “${wish.said}”. ${wish.refusal ?? 'It shows no effect.'}`]
      : []
  })
  return [
    ...new Set([
      ...lines,
      ...(unknown.length > 0 ? [`Not understood: ${list(unknown.map((word) => `“${word}”`))}.`] : []),
    ]),
  ]
}

/** A wish that something stays as it is. */
export function isLeft({ expects, refusal }: StyleWish): boolean {
  return refusal === null && expects.length > 0 && expects.every(({ test }) => test === 'same')
}

function list(words: readonly string[]): string {
  return new Intl.ListFormat('en').format(words)
}

function capital(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`
}
