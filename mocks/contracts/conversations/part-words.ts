import type { Card, Part, PartButton } from './parts.ts'

/** What a button says when it is pressed; undefined for one that opens a page. */
export function saidBy({ label, says, url }: PartButton): string | undefined {
  return url === undefined ? says || label : undefined
}

/** Everything the buttons of some parts say. */
export function saidByAll(parts: readonly Part[]): string[] {
  return parts.flatMap(buttonsOf).flatMap((button) => saidBy(button) ?? [])
}

function buttonsOf(part: Part): PartButton[] {
  if (part.type === 'form') return []
  if (part.type === 'carousel') return part.cards.flatMap(({ buttons = [] }) => buttons)
  return part.buttons ?? []
}

/** Parts in plain words, for those who cannot see them: a model that reads back, and a call. */
export function partsText(parts: readonly Part[]): string {
  return parts.map(textOf).join('\n')
}

function textOf(part: Part): string {
  switch (part.type) {
    case 'card':
      return cardText(part)
    case 'carousel':
      return part.cards.map(cardText).join('\n')
    case 'buttons':
      return part.buttons.map(({ label }) => label).join(', ')
    case 'form':
      return [part.title, part.fields.map(({ label }) => label).join(', ')].filter(Boolean).join(': ')
  }
}

function cardText({ title, text }: Card): string {
  return text ? `${title}: ${text}` : title
}
