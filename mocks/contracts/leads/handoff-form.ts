import type { Agent } from '../agents/agent.schema.ts'
import { readForm } from '../conversations/form-values.ts'
import { handoffMark } from '../conversations/handoff-names.ts'
import type { Form } from '../conversations/parts.ts'
import { handoffDefaults } from '../live/handoff-defaults.ts'
import type { ChatForm } from './chat-form.schema.ts'
import { type ChatFormAnswers, chatFormOf } from './chat-form.ts'
import { leadDetails } from './lead.schema.ts'

/** What is known of somebody already, and not asked again. */
export interface KnownAlready extends Pick<ChatFormAnswers, 'details'> {
  /** The owner's own questions they answered. */
  columns: readonly string[]
}

const nothing: KnownAlready = { details: {}, columns: [] }

/** What an agent's owner chose that is asked at handoff; the compatible platform's agent makes no leads. */
export function askedAtHandoff({
  agentPlatform,
  handoffForm,
}: Pick<Agent, 'agentPlatform' | 'handoffForm'>): ChatForm {
  return (agentPlatform === 'vg' && handoffForm) || handoffDefaults.handoffForm
}

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
  return {
    type: 'form',
    fields: fields.map((field) => ({ ...field, name: handoffMark + field.name })),
    submit,
  }
}

/** What filled-in values of a form say of somebody, under the labels they read, without those that are wrong. */
export function handoffAnswers(form: Form, values: Readonly<Record<string, string>>): ChatFormAnswers {
  const answers: ChatFormAnswers = { details: {}, fields: [] }
  for (const field of form.fields) {
    const read = readForm({ ...form, fields: [field] }, values)
    const value = read.ok && read.values[field.name]
    if (!value) continue
    const detail = leadDetails.find((one) => field.name === handoffMark + one)
    if (detail) answers.details[detail] = value
    else answers.fields.push({ column: field.label, value })
  }
  return answers
}
