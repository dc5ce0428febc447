/**
 * State of a navigation to an agent just made: on a phone, where the test chat would cover it, the agent is seen first.
 * It stays with the place in the browser's history, so a reload shows the same.
 */
export const agentFirst = { agentFirst: true } as const

/** Whether the test chat waits to be asked for: somebody arrived at a new agent, on a phone. */
export function chatWaits(state: unknown): boolean {
  const arrived = typeof state === 'object' && state !== null && 'agentFirst' in state
  return arrived && matchMedia('(max-width: 47.99rem)').matches
}
