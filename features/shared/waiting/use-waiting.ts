import { useSyncExternalStore } from 'react'

/** How many visitors wait for who is signed in, in the workspace at hand. */
interface Waiting {
  count: number
  /** By agent id. */
  agents: Readonly<Record<string, number>>
}

let known: Waiting | undefined
const listeners = new Set<() => void>()

/** Says how many wait now; nothing while nobody watches for them. */
export function setWaiting(next: Waiting | undefined): void {
  known = next
  for (const listener of listeners) listener()
}

function listen(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

const read = () => known

/** How many wait, of one agent or of all; 0 while nobody watches. */
export function useWaiting(agentId?: string): number {
  const waiting = useSyncExternalStore(listen, read, read)
  return (agentId === undefined ? waiting?.count : waiting?.agents[agentId]) ?? 0
}
