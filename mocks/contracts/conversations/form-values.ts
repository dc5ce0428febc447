import { readAnswer } from '../flow/flow-answers.ts'
import { invalidFields, type Refusal } from '../shared/refusal.ts'
import { plainLine, trimUnseen } from '../shared/visible-text.ts'
import { formValueLimit } from './part-limits.ts'
import type { Form, FormField, Part } from './parts.ts'

/** What is wrong with a value: it is missing, is of another kind than its field takes, or is too long. */
export type FormMistake = 'missing' | 'email' | 'phone' | 'choice' | 'long'

/** What a form came to: its values by name, without the empty ones, or what is wrong by name. */
export type ReadForm =
  | { ok: true; values: Record<string, string> }
  | { ok: false; mistakes: Record<string, FormMistake> }

/** What a whole form may come to as a message, in characters: a visitor's longest. */
const textLimit = 4000

/** Reads a filled-in form. The widget asks it before it sends, the server of what it is sent. */
export function readForm(form: Form, given: Readonly<Record<string, string>>): ReadForm {
  const values: [string, string][] = []
  const mistakes: [string, FormMistake][] = []
  for (const field of form.fields) {
    const typed = Object.hasOwn(given, field.name) ? trimmed(field, given[field.name] ?? '') : ''
    const read = typed === '' ? (field.required ? mistake('missing') : null) : readField(field, typed)
    if (read && 'mistake' in read) mistakes.push([field.name, read.mistake])
    else if (read) values.push([field.name, read.value])
  }
  const read = Object.fromEntries(values)
  if (mistakes.length === 0 && formText(form, read).length > textLimit) {
    const [longest] = values.toSorted(([, one], [, other]) => other.length - one.length)
    if (longest) mistakes.push([longest[0], 'long'])
  }
  return mistakes.length > 0
    ? { ok: false, mistakes: Object.fromEntries(mistakes) }
    : { ok: true, values: read }
}

/** A line is a name or an address; longer text may be turned as it needs. */
function trimmed({ kind }: FormField, typed: string): string {
  if (kind === 'choice') return typed.trim()
  return kind === 'long' ? trimUnseen(typed) : plainLine(typed)
}

function mistake(kind: FormMistake) {
  return { mistake: kind }
}

function readField({ kind, choices = [] }: FormField, typed: string) {
  if (typed.length > formValueLimit) return mistake('long')
  if (kind === 'choice') return choices.includes(typed) ? { value: typed } : mistake('choice')
  if (kind !== 'email' && kind !== 'phone') return { value: kind === 'text' ? oneLine(typed) : typed }
  const value = readAnswer(typed, kind)
  return value === null ? mistake(kind) : { value }
}

function oneLine(typed: string): string {
  return typed.replace(/\s+/g, ' ')
}

/** A filled-in form as the message a visitor sends: a line for each field that says something, else the button's words. */
export function formText({ fields, submit }: Form, values: Readonly<Record<string, string>>): string {
  const lines = fields.flatMap(({ name, label }) => (values[name] ? [`${label}: ${values[name]}`] : []))
  return lines.join('\n') || submit
}

/** The values in such a message, as they stand there; null where it is none. */
export function valuesIn({ fields, submit }: Form, text: string): Record<string, string> | null {
  if (text === submit) return {}
  const values: Record<string, string> = {}
  let name: string | undefined
  for (const line of text.split('\n')) {
    const field = fields.find(({ label }) => line.startsWith(`${label}: `))
    if (field) {
      name = field.name
      values[name] = line.slice(field.label.length + 2)
    } else if (name === undefined) return null
    else values[name] += `\n${line}`
  }
  return values
}

/** The form among some parts; undefined for none. */
export function formAmong(parts: readonly Part[] | undefined): Form | undefined {
  return parts?.find((part) => part.type === 'form')
}

/** What is said of mistakes to whoever calls the API. */
export const mistakeWords: Record<FormMistake, string> = {
  missing: 'Please fill this in.',
  email: 'Please enter an email address.',
  phone: 'Please enter a phone number.',
  choice: 'Please choose one of the options.',
  long: 'Please write less.',
}

/** A form as it was sent: the message and the values it comes to, or why it is refused, with a field for each mistake. */
export function takeForm(
  form: Form,
  given: Readonly<Record<string, string>>,
): { text: string; values: Record<string, string> } | { refusal: Refusal } {
  const read = readForm(form, given)
  if (read.ok) return { text: formText(form, read.values), values: read.values }
  const wrong = Object.entries(read.mistakes)
  return {
    refusal: invalidFields(
      Object.fromEntries(wrong.map(([name, kind]) => [`values.${name}`, mistakeWords[kind]])),
    ),
  }
}
