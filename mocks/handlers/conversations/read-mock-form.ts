import { formAmong, takeForm } from '#mocks/contracts/conversations/form-values.ts'
import { isHandoffForm, isOfHandoff } from '#mocks/contracts/conversations/handoff-names.ts'
import type { Message } from '#mocks/contracts/conversations/message.schema.ts'
import { MockRefusal } from '../shared/mock-reply.ts'

/** What somebody says to a mocked agent. */
export interface Said {
  text: string
  values?: Record<string, string> | undefined
}

/**
 * What is said, with a form held against that of the last answer, and one at handoff against the last of these; values
 * without a form are dropped.
 */
export function readMockForm(messages: readonly Message[], { text, values }: Said): Said {
  if (!values) return { text }
  const forms = messages.map(({ parts }) => formAmong(parts))
  const form = isOfHandoff(values) ? forms.findLast((one) => one && isHandoffForm(one)) : forms.at(-1)
  if (!form) return { text }
  const taken = takeForm(form, values)
  if ('refusal' in taken) throw new MockRefusal(taken.refusal)
  return taken
}
