/** How many parts a time is counted in: a burst of the whole limit comes again at the earliest nine tenths later. */
export const slicesOfWindow = 10

/** Events by the part of time they came in, the oldest first. */
export interface Slices {
  /** Where the first part began, in milliseconds. */
  readonly anchor: number
  readonly counted: { at: number; events: number }[]
}

/** Nothing counted yet; parts begin with this moment. */
export function startSlices(anchor: number): Slices {
  return { anchor, counted: [] }
}

/** How many events still count at `time`, and when the oldest of them no longer will. */
export function roomIn(
  { counted }: Slices,
  time: number,
  windowMs: number,
): { used: number; roomAt: number } {
  while (counted[0] && counted[0].at + windowMs <= time) counted.shift()
  const used = counted.reduce((sum, { events }) => sum + events, 0)
  return { used, roomAt: (counted[0]?.at ?? time) + windowMs }
}

/** Counts one event; the answer is when its part of time began. */
export function countIn({ anchor, counted }: Slices, time: number, windowMs: number): number {
  const part = windowMs / slicesOfWindow
  const at = anchor + Math.floor((time - anchor) / part) * part
  const last = counted.at(-1)
  if (last?.at === at) last.events += 1
  else counted.push({ at, events: 1 })
  return at
}

/** Takes the youngest event back; false where none counts. */
export function takeBack({ counted }: Slices): boolean {
  const last = counted.at(-1)
  if (!last) return false
  last.events -= 1
  if (last.events === 0) counted.pop()
  return true
}
