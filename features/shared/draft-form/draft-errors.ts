import { type FieldErrors, type FieldValues, get, set } from 'react-hook-form'

/** What is wrong, by input; a part of a list as `headers.0.name`. */
export type Messages = Readonly<Record<string, string>>

/** Messages as the form library nests them. A list may be wrong as a whole and in its parts. */
export function toFieldErrors(messages: Messages): FieldErrors<FieldValues> {
  const errors: FieldErrors<FieldValues> = {}
  for (const [path, message] of Object.entries(messages)) {
    const held: object | undefined = get(errors, path)
    set(errors, path, { ...held, type: 'check', message })
  }
  return errors
}

/** The messages in what the form library holds. */
export function messagesOf(errors: object, path = ''): Record<string, string> {
  const found: Record<string, string> = {}
  for (const [key, error] of Object.entries(errors)) {
    // Beside its message an error carries its input, which is no part of it.
    if (key === 'ref' || typeof error !== 'object' || error === null) continue
    const at = path ? `${path}.${key}` : key
    if (typeof error.message === 'string') found[at] = error.message
    Object.assign(found, messagesOf(error, at))
  }
  return found
}
