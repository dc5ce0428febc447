/** The line things are put into, in pixels. */
interface Line {
  room: number
  gap: number
  /** Place of the one that must be seen; negative for none. */
  kept: number
}

/**
 * The places of the things that fit into a line, in their order: as many of the first as there is room for, and the
 * kept one wherever it stands.
 */
export function chooseFitting(widths: readonly number[], { room, gap, kept }: Line): number[] {
  const chosen: number[] = []
  let taken = 0
  for (const [place, width] of widths.entries()) {
    const next = taken + (place > 0 ? gap : 0) + width
    if (next > room) break
    taken = next
    chosen.push(place)
  }
  const keptWidth = widths[kept]
  if (keptWidth === undefined || chosen.includes(kept)) return chosen
  while (chosen.length > 0 && taken + gap + keptWidth > room) {
    const last = chosen.pop() as number
    taken -= (widths[last] ?? 0) + (chosen.length > 0 ? gap : 0)
  }
  return [...chosen, kept]
}
