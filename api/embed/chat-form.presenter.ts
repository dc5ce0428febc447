import type { Agent } from '#mocks/contracts/agents/agent.schema.ts'
import type { PublicAgent } from '#mocks/contracts/embed/embed.contract.ts'
import { type ChatForm, noChatForm } from '#mocks/contracts/leads/chat-form.schema.ts'
import { chatFormOf, isSkippable } from '#mocks/contracts/leads/chat-form.ts'
import { chatFormWords } from '#mocks/contracts/leads/chat-form-words.ts'
import { toBlocks } from '../providers/responder/answer-blocks.ts'

/** The form an agent's visitors are asked by; an agent of the compatible platform makes no leads and has none. */
export function askedBy({ agentPlatform, chatForm }: Pick<Agent, 'agentPlatform' | 'chatForm'>): ChatForm {
  return agentPlatform === 'vg' && chatForm && chatForm.fields.length > 0 ? chatForm : noChatForm
}

/** The form as visitors see it. */
export function presentChatForm(agent: Agent): Pick<PublicAgent, 'chatForm'> {
  const asked = askedBy(agent)
  const form = chatFormOf(asked, agent.lang)
  if (!form) return {}
  const { skip, unkept } = chatFormWords(agent.lang)
  return {
    chatForm: {
      form,
      skip: isSkippable(asked) ? skip : '',
      unkept,
      goOn: skip,
      consent: toBlocks(asked.consent),
    },
  }
}
