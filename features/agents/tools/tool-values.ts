import type { Agent } from '#mocks/contracts/agents/agent.schema.ts'
import { isAssigned } from '#mocks/contracts/agents/assigned-tools.ts'
import type { FunctionCard } from '#mocks/contracts/library/function.schema.ts'

/** Ids of the functions an agent may call, in one order. What is gone from the workspace is none of them. */
export function assignedOf(agent: Agent, functions: readonly Pick<FunctionCard, 'ID'>[]): string[] {
  return functions
    .map(({ ID }) => ID)
    .filter((id) => isAssigned(agent, id))
    .sort()
}

/** Their names in a sentence. */
export function toolNames(
  ids: readonly string[],
  functions: readonly Pick<FunctionCard, 'ID' | 'name'>[],
): string {
  const names = functions.filter(({ ID }) => ids.includes(ID)).map(({ name }) => name)
  return names.join(', ') || 'None'
}
