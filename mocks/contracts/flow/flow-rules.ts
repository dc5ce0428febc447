import { cutText } from '../shared/cut-text.ts'
import type { FlowRule } from './flow.schema.ts'
import { folded } from './flow-answers.ts'
import { flowValueLimit } from './flow-limits.ts'
import { fillTemplate } from './flow-templates.ts'

/** The first rule that holds; null for none. */
export function ruleThatHolds(
  rules: readonly FlowRule[],
  values: Readonly<Record<string, string>>,
): FlowRule | null {
  return rules.find((rule) => holds(rule, values)) ?? null
}

function holds({ variable, operator, value }: FlowRule, values: Readonly<Record<string, string>>): boolean {
  const own = Object.hasOwn(values, variable) ? (values[variable] ?? '') : ''
  const [is, other] = [compared(own), compared(fillTemplate(value, values))]
  switch (operator) {
    case 'is':
      return is === other
    case 'isNot':
      return is !== other
    case 'contains':
      return other !== '' && is.includes(other)
    case 'startsWith':
      return other !== '' && is.startsWith(other)
    case 'greater':
      return numberOf(is) > numberOf(other)
    case 'less':
      return numberOf(is) < numberOf(other)
    case 'isSet':
      return own.trim() !== ''
    case 'isEmpty':
      return own.trim() === ''
  }
}

/** A text as rules compare it: no longer than what a variable keeps, as one character may fold to many. */
const compared = (text: string) => folded(cutText(text, flowValueLimit))

/** NaN for what is no number: it is neither greater nor less than any. */
function numberOf(text: string): number {
  const plain = text.replace(',', '.')
  return plain === '' ? Number.NaN : Number(plain)
}
