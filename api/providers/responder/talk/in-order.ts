import type { AskingWords } from './asking-words.ts'

const verb = /^(\s*\p{L}+) (am|is|are|was|were|can|could|will|would|do|does|have|has|may|should)\b/u
const told = /^(\s*(?:what|where|when|who|how much|how)) (.+) (is|are)([.?!]*)$/iu
const last = /^(.+) (\p{L}+)([.?!,]*\s*)$/u

/** A question told behind an announcement ('whether you are open', 'what the price is') as it is asked bare. */
export function inOrder(asked: string, order: AskingWords['asksWhether'], whether: boolean): string {
  if (order === 'do' && told.test(asked)) return asked.replace(told, '$1 $3 $2$4')
  if (!whether || !order) return asked
  if (order === 'last verb') return asked.replace(last, '$2 $1$3')
  return order === 'do' && verb.test(asked) ? asked.replace(verb, '$2 $1') : `${order} ${asked.trimStart()}`
}
