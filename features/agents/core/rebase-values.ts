import { type AgentValue, type AgentValues, changedValues } from './agent-values.ts'

/**
 * Puts what was typed on top of a newer agent: values changed since `base` stay as typed, the rest becomes
 * `theirs`. `yielding` values become theirs even if they were changed.
 */
export function rebaseValues(
  base: AgentValues,
  mine: AgentValues,
  theirs: AgentValues,
  yielding: readonly AgentValue[] = [],
): AgentValues {
  const kept = changedValues(base, mine).filter((name) => !yielding.includes(name))
  return { ...theirs, ...Object.fromEntries(kept.map((name) => [name, mine[name]])) }
}
