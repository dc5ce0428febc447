import type { Surface } from '#mocks/contracts/styling/public-parts.ts'
import type { Expectation, StyleWish } from '#mocks/contracts/styling/style-wish.ts'
import { readingsOf } from './expectations.ts'
import { homes } from './homes.ts'
import { tellWish } from './reply.ts'
import type { Wish } from './wish.ts'

type Forbid = Extract<Wish, { kind: 'forbid' }>

const painted = /background|color|contrast|look/
const messages = ['bubbles', 'agentBubbles', 'visitorBubbles']

/**
 * What was forbidden, as the reply carries it: what it would have changed has to be as it was. Where another wish of
 * the same request is about the same ('not red but blue'), there is nothing left to say of it.
 */
export function tellForbidden(
  forbids: readonly Forbid[],
  told: readonly StyleWish[],
  surface: Surface,
): StyleWish[] {
  const wished = told.flatMap(({ expects }) => expects).filter(({ test }) => test !== 'same')
  return forbids.flatMap((forbid) => {
    const all = distinct(forbid.made.flatMap((wish) => seenOf(wish, surface)))
    const parts = forbid.parts.length > 0 ? forbid.parts : homes[surface].main
    const expects = (all.length > 0 ? all : looks(parts)).filter(
      (one) => !wished.some((other) => touches(other, one)),
    )
    const state = forbid.made.find((wish) => wish.kind === 'parts')?.state ?? 'rest'
    return expects.length === 0
      ? []
      : [{ said: forbid.said.slice(0, 4000), state, expects: expects.slice(0, 200), refusal: null }]
  })
}

/** Where a wish would have been seen. */
function seenOf(wish: Wish, surface: Surface): Expectation[] {
  const expects =
    wish.kind === 'copy'
      ? wish.parts.flatMap((part) => readingsOf(wish.aspect).map((reading) => ({ part, reading })))
      : tellWish(wish, surface).expects
  return expects.map(({ part, reading }) => ({ part, reading, test: 'same', value: '' }))
}

function looks(parts: Forbid['parts']): Expectation[] {
  return parts.map((part) => ({ part, reading: 'look', test: 'same', value: '' }))
}

function distinct(expects: readonly Expectation[]): Expectation[] {
  const isFirst = ({ part, reading }: Expectation, at: number) =>
    expects.findIndex((one) => one.part === part && one.reading === reading) === at
  return expects.filter(isFirst)
}

function touches(wished: Expectation, forbidden: Expectation): boolean {
  const isSame =
    wished.part === forbidden.part || (messages.includes(wished.part) && messages.includes(forbidden.part))
  const isPaint = painted.test(wished.reading) && painted.test(forbidden.reading)
  return isSame && (isPaint || wished.reading === forbidden.reading || forbidden.reading === 'look')
}
