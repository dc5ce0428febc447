/** What an agent's id looks like: 16 characters of the URL alphabet. */
export const agentIdPattern = /^[A-Za-z0-9_-]{16}$/

/** Whether something, such as a part of an address, can be an agent's id. */
export function isAgentId(value: unknown): value is string {
  return typeof value === 'string' && agentIdPattern.test(value)
}
