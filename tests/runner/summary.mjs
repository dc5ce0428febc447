/** `N passed, N failed`, with `, N skipped` when there are some. */
export function summaryLine(outcomes) {
  const total = (key) => outcomes.reduce((sum, outcome) => sum + outcome[key], 0)
  const skipped = total('skipped')
  return `${total('passed')} passed, ${total('failed')} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`
}
