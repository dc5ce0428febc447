import type { Region } from '#mocks/contracts/shared/region.ts'
import { createReceipts } from '../analytics/receipts.ts'
import type { Deps } from '../deps.ts'
import type { MessageDoc } from './conversation.repository.ts'

/** The agent a message belongs to. */
export interface MessageAgent {
  agentId: string
  workspaceId: string
}

/**
 * Told of a message that is kept. After a crash it is told of the same one again, so whatever it writes must be the
 * same when written twice.
 */
export type AfterMessage = (region: Region, agent: MessageAgent, message: MessageDoc) => Promise<void>

/** Everyone who reacts to messages, one after the other. */
export function createAfterMessage(deps: Pick<Deps, 'stores' | 'now'>): AfterMessage {
  const listeners: readonly AfterMessage[] = [createReceipts(deps).write]
  return async (region, agent, message) => {
    for (const listener of listeners) await listener(region, agent, message)
  }
}
