import { useMutation } from '@tanstack/react-query'
import { call } from '#features/shared/client.ts'
import type { ConversationCard, MemberMessage } from '#mocks/contracts/conversations/message.schema.ts'
import {
  closeConversation,
  releaseConversation,
  reopenConversation,
  sayTyping,
  sendMemberMessage,
  takeConversation,
} from '#mocks/contracts/conversations/turn.contract.ts'
import type { BodyOf } from '#mocks/contracts/shared/define-contract.ts'
import type { Region } from '#mocks/contracts/shared/region.ts'

/** A conversation, and where it is. */
export interface TurnTarget {
  region: Region
  agentId: string
  conversationId: string
}

const turns = {
  release: releaseConversation,
  close: closeConversation,
  reopen: reopenConversation,
} as const

/** What can be done with a conversation in one press. */
export type TurnAction = keyof typeof turns | 'take'

/** Changes who answers a conversation; `from` is the colleague it is taken from. */
export function useTurn(params: TurnTarget, onCard: (card: ConversationCard) => void) {
  return useMutation({
    mutationFn: ({ action, from }: { action: TurnAction; from?: string | undefined }) =>
      action === 'take'
        ? call(takeConversation, { params, body: { from } })
        : call(turns[action], { params }),
    onSuccess: onCard,
  })
}

/** Answers as a person; a try after a failure is known by the same id and kept once. */
export function useSendMessage(
  params: TurnTarget,
  onSent: (message: MemberMessage, card: ConversationCard) => void,
) {
  return useMutation({
    mutationFn: (body: BodyOf<typeof sendMemberMessage>) => call(sendMemberMessage, { params, body }),
    onSuccess: ({ message, card }) => onSent(message, card),
  })
}

/** Tells that one types. Whether it arrived is of no account. */
export function useSayTyping(params: TurnTarget) {
  return useMutation({ mutationFn: () => call(sayTyping, { params }) })
}
