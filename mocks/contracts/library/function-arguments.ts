import type { FunctionParameter } from './function.schema.ts'

/** A value for a parameter. */
export type ArgumentValue = string | number | boolean | Readonly<Record<string, unknown>>

/** Values by parameter; what is not given is absent. */
export type ArgumentValues = ReadonlyMap<string, ArgumentValue>

/** Longest text or JSON given for a parameter, in characters. */
export const argumentLimit = 4000

/** Said of an object that is longer. */
export const objectTooLong = 'Please use at most 4,000 characters of JSON.'

const wrongType: Record<FunctionParameter['type'], string> = {
  string: 'Please enter some text.',
  number: 'Please enter a number.',
  integer: 'Please enter a whole number.',
  boolean: 'Please choose yes or no.',
  object: 'Please enter a JSON object, such as {"street": "Quay 4"}.',
}

/** Checks given values against the parameters: a value for each, or what is wrong by `arguments.{name}`. */
export function readArguments(
  parameters: readonly FunctionParameter[],
  given: Readonly<Record<string, ArgumentValue>>,
): { ok: true; values: ArgumentValues } | { ok: false; fields: Record<string, string> } {
  const values = new Map<string, ArgumentValue>()
  const fields: Record<string, string> = {}
  for (const { name, type, required, defaultValue = '' } of parameters) {
    const own = Object.hasOwn(given, name) ? given[name] : undefined
    const value = own === undefined || own === '' ? argumentOf(type, defaultValue) : own
    if (value === undefined || value === '') {
      if (required) fields[`arguments.${name}`] = 'Please enter a value.'
    } else if (!isOfType(value, type)) fields[`arguments.${name}`] = wrongType[type]
    else values.set(name, value)
  }
  return Object.keys(fields).length > 0 ? { ok: false, fields } : { ok: true, values }
}

function isOfType(value: ArgumentValue, type: FunctionParameter['type']): boolean {
  if (type === 'integer') return Number.isSafeInteger(value)
  if (type === 'number') return Number.isFinite(value)
  if (type === 'object') return isJsonObject(value)
  return typeof value === type
}

/** What a person typed, as the parameter's type; text that is no number or object stays text, and is then refused as such. */
export function argumentOf(type: FunctionParameter['type'], typed: string): ArgumentValue | undefined {
  if (typed === '') return undefined
  if (type === 'boolean') return typed === 'true'
  if (type === 'string') return typed
  if (type === 'object') return parsedObject(typed)
  const number = Number(typed)
  return typed.trim() === '' || Number.isNaN(number) ? typed : number
}

function parsedObject(typed: string): ArgumentValue {
  try {
    const parsed: unknown = JSON.parse(typed)
    return isJsonObject(parsed) ? parsed : typed
  } catch {
    return typed
  }
}

/** Whether a value is an object of JSON, and no list. */
export function isJsonObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** A value as text, for an address, a header or the middle of a sentence: an object as its JSON. */
export function argumentText(value: ArgumentValue): string {
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}
