/** Where a tab keeps its session, its browser too where tabs share one; nothing is there before the first message. */
const keyOf = (agentUrl: string) => `vg ${agentUrl}`

/** Where tabs that share a session tell each other that something was said. */
export const saidKey = (agentUrl: string) => `${keyOf(agentUrl)} said`

/** A browser may refuse storage to a frame; the conversation then lives as long as the page. */
function withStorage<T>(shared: boolean, use: (storage: Storage) => T): T | undefined {
  try {
    return use(shared ? localStorage : sessionStorage)
  } catch {
    return undefined
  }
}

/** The session this tab, or another one where they are shared, started before. */
export function keptToken(agentUrl: string, shared = false): string | undefined {
  return withStorage(shared, (storage) => storage.getItem(keyOf(agentUrl)) ?? undefined)
}

/** Keeps a session for the life of the tab, or of the session where it is shared. */
export function keepToken(agentUrl: string, token: string, shared = false): void {
  withStorage(shared, (storage) => storage.setItem(keyOf(agentUrl), token))
}

/** Forgets a session that has ended. */
export function forgetToken(agentUrl: string, shared = false): void {
  withStorage(shared, (storage) => storage.removeItem(keyOf(agentUrl)))
}

/** Tells the visitor's other tabs that something was said. */
export function tellTabs(agentUrl: string): void {
  withStorage(true, (storage) => storage.setItem(saidKey(agentUrl), `${Date.now()}`))
}
