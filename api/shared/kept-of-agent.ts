import type { Collection } from './ownership.ts'

/**
 * Documents of an agent that are over in time.
 * @param field the moment each counts from, in Unix milliseconds
 * @param keptMs how long they are kept after it
 */
export function keptOfAgent(field: string, keptMs: number): Collection {
  return {
    agent: 'agentId',
    indexes: [
      { agentId: 1 }, // removing an agent's
      { [field]: 1 }, // sweeping those that are over
    ],
    expires: { field, keptMs },
  }
}
