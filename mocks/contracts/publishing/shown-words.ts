import type { Card, Part } from '../conversations/parts.ts'

/** Every word a visitor reads in what stands under an answer, each on a line of its own: what a check looks through. */
export function shownWords(parts: readonly Part[]): string {
  return parts.flatMap(wordsOf).filter(Boolean).join('\n')
}

function wordsOf(part: Part): string[] {
  switch (part.type) {
    case 'card':
      return cardWords(part)
    case 'carousel':
      return part.cards.flatMap(cardWords)
    case 'buttons':
      return part.buttons.map(({ label }) => label)
    case 'form':
      return [
        part.title ?? '',
        ...part.fields.flatMap(({ label, choices = [] }) => [label, ...choices]),
        part.submit,
      ]
  }
}

function cardWords({ title, text = '', buttons = [] }: Card): string[] {
  return [title, text, ...buttons.map(({ label }) => label)]
}
