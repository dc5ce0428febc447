import type { FlowAnswerKind, FlowChoice } from './flow.schema.ts'

/** Bounded, so that no message takes long to look through. */
const email = /[^\s@<>,;:()]{1,64}@[^\s@<>,;:()]{1,190}\.[^\s@<>,;:().]{2,60}/
const phone = /\+?[\d(][\d\s()./-]{4,28}/
const number = /-?\d{1,15}(?:[.,]\d{1,10})?/
const leastDigits = 5
const mostDigits = 15

/** What a message answers a question with; null where it holds nothing of that kind. */
export function readAnswer(text: string, kind: FlowAnswerKind): string | null {
  const said = text.trim()
  switch (kind) {
    case 'text':
      return said || null
    case 'email':
      return email.exec(said)?.[0] ?? null
    case 'number':
      return number.exec(said)?.[0].replace(',', '.') ?? null
    case 'phone': {
      const found = phone.exec(said)?.[0].trim() ?? ''
      const digits = found.replace(/\D/g, '').length
      return digits >= leastDigits && digits <= mostDigits ? found : null
    }
  }
}

/** The choice a message names, by its words or its number. */
export function chosen(text: string, choices: readonly FlowChoice[]): FlowChoice | undefined {
  const said = folded(text)
  const named = choices.find(({ label }) => folded(label) !== '' && folded(label) === said)
  return named ?? (/^\d{1,2}$/.test(said) ? choices[Number(said) - 1] : undefined)
}

/** A text as it is compared. */
export function folded(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[.!?\s]{1,40}$/u, '')
    .trim()
}
