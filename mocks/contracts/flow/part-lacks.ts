import { isOfHandoff } from '../conversations/handoff-names.ts'
import { formFieldSchema, handoffNameWords, type Part, partUrlWords } from '../conversations/parts.ts'
import { isHttpsUrl } from '../shared/https-url.ts'

type Card = Extract<Part, { type: 'card' }>
type Button = NonNullable<Card['buttons']>[number]
type Form = Extract<Part, { type: 'form' }>

/** What parts of a message lack to be shown whole: one sentence for each thing, each once. */
export function lacksOf(parts: readonly Part[]): string[] {
  return [...new Set(parts.flatMap(lacksOfPart))]
}

function lacksOfPart(part: Part): string[] {
  switch (part.type) {
    case 'card':
      return lacksOfCard(part)
    case 'carousel':
      return part.cards.length > 0 ? part.cards.flatMap(lacksOfCard) : ['Add a card to the carousel.']
    case 'buttons':
      return part.buttons.length > 0 ? part.buttons.flatMap(lacksOfButton) : ['Add a button to the row.']
    case 'form':
      return lacksOfForm(part)
  }
}

function lacksOfCard({ title, imageUrl, buttons = [] }: Card): string[] {
  return [
    ...(isEmpty(title) ? ['Give every card a title.'] : []),
    ...(isAddress(imageUrl) ? [] : [`Picture of a card: ${partUrlWords}`]),
    ...buttons.flatMap(lacksOfButton),
  ]
}

function lacksOfButton({ label, url }: Button): string[] {
  return [
    ...(isEmpty(label) ? ['Name every button.'] : []),
    ...(isAddress(url) ? [] : [`Page of a button: ${partUrlWords}`]),
  ]
}

function lacksOfForm({ fields, submit }: Form): string[] {
  const names = fields.map(({ name }) => name)
  return [
    ...(fields.length > 0 ? [] : ['Add a field to the form.']),
    ...(fields.some(({ label }) => isEmpty(label)) ? ['Name every field of the form.'] : []),
    ...(names.some((name) => !formFieldSchema.shape.name.safeParse(name).success)
      ? ['Choose a variable for every field of the form.']
      : []),
    ...(names.some((name) => isOfHandoff({ [name]: '' })) ? [handoffNameWords] : []),
    ...(new Set(names).size < names.length ? ['Keep each field of the form in a variable of its own.'] : []),
    ...(fields.some(({ kind, choices = [] }) => kind === 'choice' && choices.every(isEmpty))
      ? ['Write what a field of the form offers.']
      : []),
    ...(isEmpty(submit) ? ['Write what the button of the form says.'] : []),
  ]
}

/** Variables decide later what an address comes to. */
function isAddress(url = ''): boolean {
  return url === '' || url.includes('{{') || isHttpsUrl(url)
}

function isEmpty(text: string): boolean {
  return text.trim() === ''
}
