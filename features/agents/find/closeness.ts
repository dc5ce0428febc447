/** How alike two words are, from 0 to 1: the same, the beginning of the other, or mistyped. */
export function closeness(typed: string, meant: string): number {
  if (typed === meant) return 1
  if (meant.startsWith(typed)) return 0.72 + (0.25 * typed.length) / meant.length
  const most = typed.length < 4 ? 0 : typed.length < 7 ? 1 : 2
  // Of a word that is still being typed only the beginning can be compared.
  const whole = distance(typed, meant, most)
  const begun = meant.length > typed.length + 1 ? distance(typed, meant.slice(0, typed.length), 1) : most + 1
  if (whole <= most) return 1 - (0.9 * whole) / Math.max(typed.length, meant.length)
  return typed.length > 4 && begun <= 1 ? 0.65 : 0
}

/** Letters to change, add, leave out or swap with the next; `most + 1` when there are more. */
function distance(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1
  let before: number[] = []
  let last = Array.from({ length: b.length + 1 }, (_, column) => column)
  for (let row = 1; row <= a.length; row += 1) {
    const now = [row]
    for (let column = 1; column <= b.length; column += 1) {
      const isSame = a[row - 1] === b[column - 1]
      let cost = Math.min(
        (last[column] ?? 0) + 1,
        (now[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (isSame ? 0 : 1),
      )
      if (row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1]) {
        cost = Math.min(cost, (before[column - 2] ?? 0) + 1)
      }
      now.push(cost)
    }
    if (Math.min(...now) > most) return most + 1
    before = last
    last = now
  }
  return last[b.length] ?? most + 1
}
