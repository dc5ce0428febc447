/** Sums up to each place; unknown after the last known value, so that the future is not drawn flat. */
export function runningTotal(values: readonly (number | null)[]): (number | null)[] {
  const last = values.findLastIndex((value) => value !== null)
  let total = 0
  return values.map((value, index) => {
    total += value ?? 0
    return index <= last ? total : null
  })
}
