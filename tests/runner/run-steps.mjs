/** How many steps are run side by side. */
const SLOTS = 2

/**
 * Runs steps in their order, two side by side: whichever is done makes room for the next that may begin. What walks a
 * step's outcome waits for it, and what runs alone comes after all others, one by one.
 * @template {{ name: string, after?: string, isAlone?: boolean }} S
 * @template T
 * @param {S[]} steps
 * @param {(step: S) => Promise<T>} run never rejects
 * @returns {Promise<T[]>} in order of their ends
 */
export async function runSteps(steps, run) {
  const outcomes = []
  const waiting = steps.filter(({ isAlone }) => !isAlone)
  const running = new Map()
  while (waiting.length + running.size > 0) {
    const next = running.size < SLOTS ? waiting.findIndex((step) => mayBegin(step, waiting, running)) : -1
    if (next === -1) {
      await Promise.race(running.values())
      continue
    }
    const [step] = waiting.splice(next, 1)
    const done = run(step).then((outcome) => {
      outcomes.push(outcome)
      running.delete(step.name)
    })
    running.set(step.name, done)
  }
  for (const step of steps.filter(({ isAlone }) => isAlone)) outcomes.push(await run(step))
  return outcomes
}

/** Whether the step it comes after is over, or is not among those that run. */
function mayBegin({ after }, waiting, running) {
  return !running.has(after) && !waiting.some(({ name }) => name === after)
}
