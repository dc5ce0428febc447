/** What was, is and was taken back, of anything that is never changed in place. */
export interface History<State> {
  past: readonly State[]
  present: State
  future: readonly State[]
  /** What made the present; the next step of the same name becomes one with it. */
  step?: string
}

/** Steps that can be taken back; older ones are forgotten. */
export const undoSteps = 100

/** Begins with a state before which there is nothing. */
export function beginHistory<State>(present: State): History<State> {
  return { past: [], present, future: [] }
}

/**
 * The history with one more state.
 * @param step names what is one step however long it takes, such as typing into one field or dragging one node
 */
export function record<State>(history: History<State>, next: State, step?: string): History<State> {
  const { past, present } = history
  if (next === present) return history
  const isSameStep = step !== undefined && step === history.step && past.length > 0
  return {
    past: isSameStep ? past : [...past, present].slice(-undoSteps),
    present: next,
    future: [],
    step,
  }
}

/** Goes back by a step; the same where there is none. */
export function undo<State>({ past, present, future, step }: History<State>): History<State> {
  const before = past.at(-1)
  if (before === undefined) return { past, present, future, step }
  return { past: past.slice(0, -1), present: before, future: [present, ...future] }
}

/** Goes forth again by a step that was taken back; the same where there is none. */
export function redo<State>({ past, present, future, step }: History<State>): History<State> {
  const [after, ...rest] = future
  if (after === undefined) return { past, present, future, step }
  return { past: [...past, present], present: after, future: rest }
}
