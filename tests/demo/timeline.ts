import type { Clock } from '../harness/clock.ts'

/** Something that happened on one day of the demo's past. */
export interface Moment {
  /** Milliseconds since 1970. */
  at: number
  happen: () => Promise<void>
}

const minuteMs = 60_000
const dayMs = 24 * 60 * minuteMs
/** How far back the demo begins, in days; the product counts conversations for sixty. */
export const demoDays = 59

/** The moment that many days ago, `minutes` after midnight in UTC. */
export function daysAgo(days: number, minutes = 9 * 60): number {
  const today = Math.floor(Date.now() / dayMs) * dayMs
  return today - days * dayMs + minutes * minuteMs
}

/** Lives through the moments in their order, each at its own time, and returns to the present. */
export async function live(clock: Clock, moments: readonly Moment[]): Promise<void> {
  for (const { at, happen } of moments.toSorted((a, b) => a.at - b.at)) {
    // Time only goes on: what took longer than the gap to the next moment delays that one.
    clock.advance(Math.max(0, at - clock.now()))
    await happen()
  }
  clock.advance(Date.now() - clock.now())
}
