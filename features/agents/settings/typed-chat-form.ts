import type { ChatForm, ChatFormField } from '#mocks/contracts/leads/chat-form.schema.ts'

/** Whether a detail is asked. */
export const askings = ['no', 'optional', 'required'] as const
export type Asking = (typeof askings)[number]

/** The details a form may ask, in their order. */
export const askedDetails = ['name', 'email', 'phone'] as const

/** The form before the chat as it is typed. */
export interface TypedChatForm extends Record<(typeof askedDetails)[number], Asking> {
  /** The owner's questions, one a line; a star at the end makes an answer needed. */
  own: string
  /** Light Markdown. */
  consent: string
}

/** What the inputs show of a form. */
export function toTypedChatForm({ fields, consent }: ChatForm): TypedChatForm {
  const asking = (kind: ChatFormField['kind']): Asking => {
    const field = fields.find((one) => one.kind === kind)
    return field ? (field.required ? 'required' : 'optional') : 'no'
  }
  const own = fields.filter(({ kind }) => kind === 'own')
  return {
    ...{ name: asking('name'), email: asking('email'), phone: asking('phone') },
    own: own.map(({ label, required }) => (required ? `${label} *` : label)).join('\n'),
    consent,
  }
}

/** The form the inputs describe. */
export function toChatForm(typed: TypedChatForm): ChatForm {
  const details = askedDetails.flatMap((kind): ChatFormField[] =>
    typed[kind] === 'no' ? [] : [{ kind, label: '', required: typed[kind] === 'required' }],
  )
  const own = typed.own.split('\n').flatMap((line): ChatFormField[] => {
    const [, label = '', star] = /^(.*?)(\*?)$/.exec(line.trim()) ?? []
    return label.trim() ? [{ kind: 'own', label: label.trim(), required: star === '*' }] : []
  })
  return { fields: [...details, ...own], consent: typed.consent.trim() }
}
