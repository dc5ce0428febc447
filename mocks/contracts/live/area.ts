import {
  closeConversation,
  releaseConversation,
  reopenConversation,
  sayTyping,
  sendMemberMessage,
  takeConversation,
} from '../conversations/turn.contract.ts'
import {
  getPresence,
  openLiveStream,
  openVisitorStream,
  savePresence,
  sayVisitorTyping,
} from './live.contract.ts'

/** Conversations as they happen, and people who answer in their agent's place. */
export const liveContracts = [
  openLiveStream,
  openVisitorStream,
  sayVisitorTyping,
  getPresence,
  savePresence,
  takeConversation,
  releaseConversation,
  closeConversation,
  reopenConversation,
  sendMemberMessage,
  sayTyping,
] as const
