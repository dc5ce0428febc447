import { readForm } from '../conversations/form-values.ts'
import type { Form } from '../conversations/parts.ts'
import type { ChatForm } from './chat-form.schema.ts'
import { type ChatFormAnswers, chatFormAnswers, chatFormOf } from './chat-form.ts'

/** Before the names of what is asked at handoff, so that no answer to another form is taken for one to it. */
const mark = 'handoff_'

/** What is known of somebody already, and not asked again. */
export interface KnownAlready extends Pick<ChatFormAnswers, 'details'> {
  /** The owner's own questions they answered. */
  columns: readonly string[]
}

const nothing: KnownAlready = { details: {}, columns: [] }

/** What a visitor who asks for a person is asked to fill in, in a language; null for nothing more. */
export function handoffFormOf(
  asked: ChatForm,
  lang: string,
  submit: string,
  { details, columns }: KnownAlready = nothing,
): Form | null {
  const fields = chatFormOf(asked, lang)?.fields.filter((_, at) => {
    const { kind, label } = asked.fields[at]!
    return kind === 'own' ? !columns.some((one) => one.toLowerCase() === label.toLowerCase()) : !details[kind]
  })
  if (!fields?.length) return null
  return { type: 'form', fields: fields.map((field) => ({ ...field, name: mark + field.name })), submit }
}

/** Whether a form is what is asked at handoff. */
export function isHandoffForm({ fields }: Form): boolean {
  return fields.every(({ name }) => name.startsWith(mark))
}

/** Whether values are of what is asked at handoff, by their names. */
export function isOfHandoff(values: Readonly<Record<string, string>>): boolean {
  return Object.keys(values).some((name) => name.startsWith(mark))
}

/** What filled-in values say of somebody, without those that are wrong. */
export function handoffAnswers(asked: ChatForm, values: Readonly<Record<string, string>>): ChatFormAnswers {
  const form = handoffFormOf(asked, '', '-')
  const given = form?.fields.filter(({ name }) => values[name]) ?? []
  const read = given.flatMap((field) => {
    const one = readForm({ type: 'form', fields: [field], submit: '-' }, values)
    return one.ok ? Object.entries(one.values) : []
  })
  return chatFormAnswers(
    asked,
    Object.fromEntries(read.map(([name, value]) => [name.slice(mark.length), value])),
  )
}
