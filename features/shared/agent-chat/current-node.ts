import { useSyncExternalStore } from 'react'

const current = new Map<string, string | null>()
const listeners = new Set<() => void>()

/**
 * Tells which node of an agent's flow its test chat has entered; null for none.
 * Whoever draws the flow beside the chat lights it (`useCurrentNode`).
 */
export function tellCurrentNode(agentId: string, nodeId: string | null): void {
  if ((current.get(agentId) ?? null) === nodeId) return
  current.set(agentId, nodeId)
  for (const listener of listeners) listener()
}

/** The node of an agent's flow its test chat is at; null while it is at none. */
export function useCurrentNode(agentId: string): string | null {
  return useSyncExternalStore(subscribe, () => current.get(agentId) ?? null)
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
