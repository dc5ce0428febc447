/** `N passed, N failed`, with `, N skipped` when there are some. */
export function summaryLine(outcomes) {
  const total = (key) => outcomes.reduce((sum, outcome) => sum + outcome[key], 0)
  const skipped = total('skipped')
  return `${total('passed')} passed, ${total('failed')} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`
}

/** Of the tests that passed those that only did when they were asked again, if there are any; else nothing. */
export function unsteadyLine(outcomes) {
  const unsteady = outcomes.reduce((sum, outcome) => sum + (outcome.unsteady ?? 0), 0)
  return unsteady > 0 ? `UNSTEADY: ${unsteady} of them passed only when run again, named above` : ''
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
