import { tokens } from './fold.ts'

const apostrophe = /['’ʼ`´]/g

/** The words of a text in order, folded, apostrophes dropped: "What's" → 'whats'. */
export function splitWords(text: string): string[] {
  return tokens(text.replace(apostrophe, '')).map(({ folded }) => folded)
}
