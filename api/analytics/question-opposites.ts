import { type Token, tokens } from '../knowledge-index/language/fold.ts'

/** Words that ask for the opposite of each other, however near they are in meaning. */
const opposites: readonly (readonly [string, string])[] = [
  ['more raise increase up higher add extend', 'less fewer lower reduce decrease down remove'],
  ['open start begin join register sign', 'close stop end leave cancel'],
  ['early earlier before', 'late later after'],
  ['pick pickup collect receive get', 'return back drop bring send'],
  ['with include', 'without'],
  ['mehr erhöhen höher', 'weniger senken niedriger reduzieren'],
  ['anmelden beginnen eröffnen', 'abmelden kündigen beenden schließen'],
  ['früh früher vor', 'spät später nach'],
  ['abholen abholung', 'rückgabe zurückgeben zurückbringen'],
  ['mit', 'ohne'],
  ['plus augmenter', 'moins baisser réduire'],
  ['avec', 'sans'],
  ['avant tôt', 'après tard'],
  ['más aumentar subir', 'menos bajar reducir'],
  ['con', 'sin'],
  ['antes temprano', 'después tarde'],
]

const sideOf = new Map<string, string[]>()
for (const [pair, sides] of opposites.entries())
  for (const [side, list] of sides.entries())
    for (const { folded } of tokens(list)) {
      sideOf.set(folded, [...(sideOf.get(folded) ?? []), `${pair}${'ab'[side]}`])
    }

/** The sides of opposites that words name, where they name one side alone. */
export function sidesOf(said: readonly Token[]): string[] {
  const named = new Set(said.flatMap(({ folded }) => sideOf.get(folded) ?? []))
  return [...named].filter((side) => !named.has(otherSide(side)))
}

/** Whether two questions name opposite sides. */
export function areOpposite(one: readonly string[], other: readonly string[]): boolean {
  return one.some((side) => other.includes(otherSide(side)))
}

function otherSide(side: string): string {
  return side.slice(0, -1) + (side.endsWith('a') ? 'b' : 'a')
}
