/** Calls a run makes at least: one that makes fewer has not looked at the whole description. */
export const fewestCalls = 5000

/** What a run of schemathesis comes to, by what `tests/schemathesis/main.ts` says at its end. */
export function judgeSchemathesis({ code, timedOut, output }) {
  const notes = output.match(/^schemathesis: .*$/gm) ?? []
  const calls = Number(/^schemathesis: (\d+) calls,/m.exec(output)?.[1] ?? 0)
  if (timedOut) notes.push('Stopped: it did not finish in time.')
  else if (calls < fewestCalls) notes.push(`Too few: ${calls} of at least ${fewestCalls} calls were made.`)
  const isGood = code === 0 && !timedOut && calls >= fewestCalls
  return { passed: isGood ? 1 : 0, failed: isGood ? 0 : 1, skipped: 0, notes }
}
