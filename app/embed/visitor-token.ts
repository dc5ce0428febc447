/** Where this tab keeps its session; nothing is there before the first message. */
const keyOf = (agentUrl: string) => `vg ${agentUrl}`

/** A browser may refuse storage to a frame; the conversation then lives as long as the page. */
function withStorage<T>(use: (storage: Storage) => T): T | undefined {
  try {
    return use(sessionStorage)
  } catch {
    return undefined
  }
}

/** The session this tab started before a reload. */
export function keptToken(agentUrl: string): string | undefined {
  return withStorage((storage) => storage.getItem(keyOf(agentUrl)) ?? undefined)
}

/** Keeps a session for the life of the tab. */
export function keepToken(agentUrl: string, token: string): void {
  withStorage((storage) => storage.setItem(keyOf(agentUrl), token))
}

/** Forgets a session that has ended. */
export function forgetToken(agentUrl: string): void {
  withStorage((storage) => storage.removeItem(keyOf(agentUrl)))
}
