import type { Agent } from './agent.schema.ts'

type Assigned = Pick<Agent, 'assignedToolsIds'>

/** Whether an agent may call a function of its workspace. One made before tools were assigned may call all of them. */
export function isAssigned({ assignedToolsIds }: Assigned, functionId: string): boolean {
  return assignedToolsIds?.includes(functionId) ?? true
}

/**
 * The tools of an agent after one was given to it or taken from it. What is gone from the workspace goes from the
 * list too, so that it never fills up with it.
 * @param known ids of the workspace's functions
 */
export function assignTool(
  agent: Assigned,
  known: readonly string[],
  functionId: string,
  assigned: boolean,
): string[] {
  const kept = known.filter((id) => id !== functionId && isAssigned(agent, id))
  return assigned ? [...kept, functionId] : kept
}
