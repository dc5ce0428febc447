import { useMutation } from '@tanstack/react-query'
import { call } from '#features/shared/client.ts'
import { sendTestMessage } from '#mocks/contracts/conversations/conversation.contract.ts'
import { checkPrompt } from '#mocks/contracts/conversations/prompt.contract.ts'
import type { Region } from '#mocks/contracts/shared/region.ts'
import type { PromptValues } from './prompt-values.ts'

interface OfAgent {
  region: Region
  agentId: string
}

/** What the model would receive for a question, with what is typed. */
export function usePromptCheck(params: OfAgent) {
  return useMutation({
    mutationFn: (body: { text: string; typed: PromptValues }) => call(checkPrompt, { params, body }),
  })
}

/** What the saved draft, or what visitors have, answers to a question. Nothing of it is kept. */
export function useComparedAnswer(params: OfAgent, compare: 'draft' | 'published') {
  return useMutation({
    mutationFn: (text: string) => call(sendTestMessage, { params, body: { text, compare } }),
  })
}
