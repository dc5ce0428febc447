import type { Form, FormField } from '../conversations/parts.ts'
import type { ChatForm, ChatFormField, ChatFormKind } from './chat-form.schema.ts'
import { chatFormWords } from './chat-form-words.ts'
import type { LeadCard, LeadDetail } from './lead.schema.ts'

const kinds = { name: 'text', email: 'email', phone: 'phone', own: 'text' } as const satisfies Record<
  ChatFormKind,
  FormField['kind']
>

/** What answers of the form say of somebody. */
export interface ChatFormAnswers {
  details: Partial<Record<LeadDetail, string>>
  /** Answers to the owner's own questions. */
  fields: LeadCard['fields']
}

/** The name an answer is sent by. */
function nameOf({ kind }: ChatFormField, at: number): string {
  return kind === 'own' ? `own${at}` : kind
}

/** The form before the chat as visitors fill it in, in the agent's language; null where they are asked nothing. */
export function chatFormOf({ fields }: ChatForm, lang: string): Form | null {
  if (fields.length === 0) return null
  const words = chatFormWords(lang)
  return {
    type: 'form',
    title: words.title,
    fields: fields.map((field, at) => ({
      name: nameOf(field, at),
      label: field.kind === 'own' ? field.label : words[field.kind],
      kind: kinds[field.kind],
      ...(field.required && { required: true }),
    })),
    submit: words.start,
  }
}

/** Whether a conversation may begin without it. */
export function isSkippable({ fields }: ChatForm): boolean {
  return !fields.some(({ required }) => required)
}

/** What checked values of the form say of somebody. */
export function chatFormAnswers(
  { fields }: ChatForm,
  values: Readonly<Record<string, string>>,
): ChatFormAnswers {
  const told = fields.flatMap((field, at) => {
    const value = values[nameOf(field, at)]
    return value ? [{ field, value }] : []
  })
  return {
    details: Object.fromEntries(
      told.flatMap(({ field, value }) => (field.kind === 'own' ? [] : [[field.kind, value]])),
    ),
    fields: told.flatMap(({ field, value }) =>
      field.kind === 'own' ? [{ column: field.label, value }] : [],
    ),
  }
}
