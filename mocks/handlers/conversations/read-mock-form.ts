import { formAmong, takeForm } from '#mocks/contracts/conversations/form-values.ts'
import type { Message } from '#mocks/contracts/conversations/message.schema.ts'
import { MockRefusal } from '../shared/mock-reply.ts'

/** What somebody says to a mocked agent. */
interface Said {
  text: string
  values?: Record<string, string> | undefined
}

/** What is said, with a form held against that of the last answer; values without a form are dropped. */
export function readMockForm(last: Message | undefined, { text, values }: Said): Said {
  const form = values && formAmong(last?.parts)
  if (!form) return { text }
  const taken = takeForm(form, values)
  if ('refusal' in taken) throw new MockRefusal(taken.refusal)
  return taken
}
