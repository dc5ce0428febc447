/** Where a row stands in its list, in px from the top of it. */
export interface PlacedRow {
  key: string
  start: number
}

/**
 * How far the rows that were in sight moved when their list became another one, in px: most of them moved so far, also
 * where one of them went somewhere else.
 */
export function rowShift(before: readonly PlacedRow[], startOf: (key: string) => number | undefined): number {
  const moved = before.flatMap(({ key, start }) => {
    const now = startOf(key)
    return now === undefined ? [] : [now - start]
  })
  return moved.sort((a, b) => a - b)[Math.floor(moved.length / 2)] ?? 0
}
