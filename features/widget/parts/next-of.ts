import { formAmong, valuesIn } from '#mocks/contracts/conversations/form-values.ts'
import { isHandoffForm } from '#mocks/contracts/conversations/handoff-names.ts'
import { textOf } from '../conversation-state.ts'
import type { ShownMessage } from '../widget.types.ts'

/**
 * What was said to a message, after which nothing under it can be pressed: the next one. What is asked at handoff stays
 * to be filled in, whatever is said meanwhile, until it was sent or the conversation is closed.
 */
export function nextOf<M extends ShownMessage>(messages: readonly M[], index: number): M | undefined {
  const message = messages[index]
  const form = message && 'parts' in message ? formAmong(message.parts) : undefined
  if (!form || !isHandoffForm(form)) return messages[index + 1]
  return messages
    .slice(index + 1)
    .find((later) =>
      later.role === 'user'
        ? valuesIn(form, textOf(later))
        : 'notice' in later && later.notice?.kind === 'closed',
    )
}
