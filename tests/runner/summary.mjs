/** `N passed, N failed`, with `, N skipped` and `, N unsteady` (counted as passed) when there are some. */
export function summaryLine(outcomes) {
  const total = (key) => outcomes.reduce((sum, outcome) => sum + (outcome[key] ?? 0), 0)
  const some = (key) => (total(key) > 0 ? `, ${total(key)} ${key}` : '')
  return `${total('passed')} passed, ${total('failed')} failed${some('skipped')}${some('unsteady')}`
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
