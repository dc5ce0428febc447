import { partOf, type Surface } from '#mocks/contracts/styling/public-parts.ts'
import type { StyleWish } from '#mocks/contracts/styling/style-wish.ts'
import { expectationsOf, readingsOf } from './expectations.ts'
import { homes } from './homes.ts'
import type { Wish } from './wish.ts'

/** Said when nothing was understood: what can be asked, by example. */
export const misunderstood: Readonly<Record<Surface, string>> = {
  widget:
    'I did not understand that. I am the local styling writer: I work from rules, without a language model. Name a part and what should change: “make the header dark green”, “add a glow effect to buttons”, “more space between messages”, “create a pizza shop theme”.',
  dashboard:
    'I did not understand that. I am the local styling writer: I work from rules, without a language model. Name a part and what should change: “make the bar dark green”, “rounder cards”, “more space between tabs”, “create an ocean theme”.',
}

/** Said with a style sheet: what it does is told by the widget it is tried on. */
export const wrote: Readonly<Record<Surface, string>> = {
  widget: 'Here is CSS for what I understood; what it changes is seen on the widget it is tried on.',
  dashboard: 'Here is CSS for what I understood; what it changes is seen on the dashboard it is tried on.',
}

/** Said when nothing is to be written. */
export const nothingThere = 'There is nothing to change for that.'

/** Said when there is nothing to take back. */
const nothingToUndo = 'There is nothing of mine to take back.'

const refusals: Record<Extract<Wish, { kind: 'refuse' }>['why'], string> = {
  hide: 'I hide nothing: visitors need every part that shows. I can make it smaller or quieter instead.',
  picture:
    'A style sheet may not load pictures; logo and background picture are set in the agent’s appearance.',
  move: 'Where the chat and its launcher stand is set by the launcher’s settings, not by the style sheet.',
  words: 'A style sheet changes how words look, not what they say.',
  newThing: 'A style sheet changes what is there; it adds nothing new.',
  sound: 'A style sheet makes no sound.',
  webFont: 'A style sheet may not load fonts; I can use those every device has, such as Georgia or Courier.',
  behaviour: 'A style sheet changes how things look, not what they do.',
  missing: 'The widget has no such part.',
  unclear: 'I did not understand what should change there.',
}

/** Where the reason is another one on the dashboard. */
const dashboardRefusals: Partial<typeof refusals> = {
  hide: 'I hide nothing: clients need every part that shows. I can make it smaller or quieter instead.',
  picture: 'A style sheet may not load pictures; logos are uploaded in Overview.',
  move: 'Where the bar, the tabs and what is in them stand is no matter of the style sheet.',
  webFont: 'A style sheet may not load fonts; the dashboard’s font is chosen above.',
  missing: 'The dashboard has no such part.',
}

/** A wish as the reply carries it: what must be seen when it is fulfilled, or why it cannot be. */
export function tellWish(wish: Wish, surface: Surface): StyleWish {
  const home = homes[surface]
  const said = wish.said.slice(0, 4000)
  const plain = { said, state: 'rest' as const, expects: [], refusal: null }
  switch (wish.kind) {
    case 'refuse':
      return {
        ...plain,
        refusal: (surface === 'dashboard' && dashboardRefusals[wish.why]) || refusals[wish.why],
      }
    case 'parts':
      return {
        ...plain,
        state: wish.state,
        expects: wish.parts.flatMap((id) => expectationsOf(id, wish.change)),
      }
    case 'theme': {
      const { header, primary, surface: ground } = wish.mood
      const near = [
        { part: home.root, reading: 'background', value: ground },
        { part: home.above, reading: 'background', value: header ?? primary },
        { part: home.first, reading: 'background', value: primary },
      ]
      const expects = near
        .filter(({ part, value }) => value && !wish.except.includes(part))
        .map((one) => ({ ...one, test: 'near' as const }))
      return { ...plain, expects: [...expects, ...same(wish.keeps, ['look'])] }
    }
    case 'keep':
      return {
        ...plain,
        expects:
          wish.aspects.length > 0
            ? same(wish.parts.length > 0 ? wish.parts : home.words, wish.aspects.flatMap(readingsOf))
            : same(wish.parts, ['look']),
      }
    case 'copy':
    case 'forbid':
    case 'restore':
    case 'resetAll':
      return plain
  }
}

function same(
  parts: Extract<Wish, { kind: 'keep' }>['parts'],
  readings: readonly string[],
): StyleWish['expects'] {
  return parts.flatMap((part) =>
    readings.map((reading) => ({ part, reading, test: 'same' as const, value: '' })),
  )
}

/** Taking back, as the reply carries it. */
export function tellRestored(
  said: string,
  selectors: readonly string[],
  parts: readonly StyleWish['expects'][number]['part'][],
): StyleWish {
  const expects = parts
    .filter((id) => selectors.some((selector) => selector === partOf(id).selector))
    .map((part) => ({ part, reading: 'look', test: 'changed' as const, value: '' }))
  return { said, state: 'rest', expects, refusal: selectors.length === 0 ? nothingToUndo : null }
}
