import type { Card, FormField, Part, PartButton, PartOf } from '#mocks/contracts/conversations/parts.ts'

/** What parts are called. */
export const partWords: Record<Part['type'], string> = {
  card: 'Card',
  carousel: 'Carousel',
  buttons: 'Buttons',
  form: 'Form',
}

/** A card as it begins. */
export const newCard = (): Card => ({ type: 'card', title: '' })

/** A button as it begins. */
export const newButton = (): PartButton => ({ label: '' })

/** A field of a form as it begins. */
export const newField = (): FormField => ({ name: '', label: '', kind: 'text', required: true })

const beginnings: { [T in Part['type']]: () => PartOf<T> } = {
  card: newCard,
  carousel: () => ({ type: 'carousel', cards: [newCard(), newCard()] }),
  buttons: () => ({ type: 'buttons', buttons: [newButton()] }),
  form: () => ({ type: 'form', fields: [newField()], submit: 'Send' }),
}

/** A part as it begins. */
export function newPart(type: Part['type']): Part {
  return beginnings[type]()
}
