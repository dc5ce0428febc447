import type { Region } from '#mocks/contracts/shared/region.ts'

/** Remembers which conversation a chat is in. */
export interface KeptConversation {
  read(): string | undefined
  keep(id: string): void
  forget(): void
}

/** Remembered as long as the chat is on screen. */
export function conversationInMemory(): KeptConversation {
  let kept: string | undefined
  return {
    read: () => kept,
    keep: (id) => {
      kept = id
    },
    forget: () => {
      kept = undefined
    },
  }
}

/** Remembered in this browser tab, so that closing the panel or reloading the page does not end the conversation. */
export function conversationInTab(region: Region, agentId: string): KeptConversation {
  const name = `vg_test_chat:${region}:${agentId}`
  const inMemory = conversationInMemory()
  return {
    read: () => attempt(() => sessionStorage.getItem(name)) ?? inMemory.read(),
    keep: (id) => {
      inMemory.keep(id)
      attempt(() => sessionStorage.setItem(name, id))
    },
    forget: () => {
      inMemory.forget()
      attempt(() => sessionStorage.removeItem(name))
    },
  }
}

/** A browser may refuse its storage; what is kept in memory then has to do. */
function attempt<T>(use: () => T): T | undefined {
  try {
    return use()
  } catch {
    return undefined
  }
}
