/** `N passed, N failed`, with `, N skipped` when there are some. */
export function summaryLine(outcomes) {
  const total = (key) => outcomes.reduce((sum, outcome) => sum + outcome[key], 0)
  const skipped = total('skipped')
  return `${total('passed')} passed, ${total('failed')} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`
}

const storySteps = ['light', 'dark', 'rtl']

/** What the whole story suite took, for runs that have some of it; else nothing. */
export function storyLine(timed) {
  const stories = timed.filter(({ name }) => storySteps.includes(name))
  const seconds = stories.reduce((sum, step) => sum + step.seconds, 0)
  return stories.length > 0
    ? `story suite (${stories.map(({ name }) => name).join(', ')}): ${seconds.toFixed(1)} s`
    : ''
}
