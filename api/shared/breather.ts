import { setImmediate as nextTurn } from 'node:timers/promises'

/** Longest a task holds the server before others get their turn, in milliseconds. */
const longestBlockingMs = 10

/** Gives others their turn, where the task has worked for 10 ms since it last did. */
export function createBreather(): () => Promise<void> {
  let sliceStart = performance.now()
  return async function breathe() {
    if (performance.now() - sliceStart < longestBlockingMs) return
    await nextTurn()
    sliceStart = performance.now()
  }
}
