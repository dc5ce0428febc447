import { partLabelLimit, partTextLimit, partUrlLimit } from '../conversations/part-limits.ts'
import { cardSchema, type Part, partButtonSchema, partSchema } from '../conversations/parts.ts'
import { cutText } from '../shared/cut-text.ts'

/** Longest texts by their names, in characters: what a value makes too long is cut. */
const longest: Readonly<Record<string, number>> = {
  title: partLabelLimit,
  label: partLabelLimit,
  submit: partLabelLimit,
  choices: partLabelLimit,
  text: partTextLimit,
  says: partTextLimit,
}

/** Names in parts that are no text to fill. */
const plainFields: readonly string[] = ['type', 'kind', 'name', 'required']

/** The texts of parts, as they were written. */
export function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, inner]) => (plainFields.includes(name) ? [] : textsOf(inner)))
}

/**
 * Parts with their variables filled in, as they are shown. What is not whole then is left out: a picture or a link
 * without an https address, a button or a card without words, a form that is unfinished.
 * @param fill fills a text
 */
export function filledParts(parts: readonly Part[], fill: (text: string) => string): Part[] {
  return parts.flatMap((part) => wholePart(withTexts(part, '', fill) as Part) ?? [])
}

function withTexts(value: unknown, called: string, fill: (text: string) => string): unknown {
  if (typeof value === 'string') return cutText(fill(value), longest[called] ?? partUrlLimit).trim()
  if (Array.isArray(value)) return value.map((inner) => withTexts(inner, called, fill))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [
      name,
      plainFields.includes(name) ? inner : withTexts(inner, name, fill),
    ]),
  )
}

function wholePart(part: Part): Part | null {
  const whole = partSchema.safeParse(pruned(part))
  return whole.success ? whole.data : null
}

function pruned(part: Part): Part {
  switch (part.type) {
    case 'card':
      return prunedCard(part)
    case 'carousel':
      return {
        ...part,
        cards: part.cards.map(prunedCard).filter((card) => cardSchema.safeParse(card).success),
      }
    case 'buttons':
      return { ...part, buttons: wholeButtons(part.buttons) }
    case 'form':
      return { ...part, fields: part.fields.map(prunedField) }
  }
}

type Card = Extract<Part, { type: 'card' }>

function prunedCard({ buttons = [], text, imageUrl, ...card }: Card): Card {
  const picture = cardSchema.shape.imageUrl.safeParse(imageUrl || undefined)
  const whole = wholeButtons(buttons)
  return {
    ...card,
    ...(text && { text }),
    ...(picture.success && picture.data && { imageUrl: picture.data }),
    ...(whole.length > 0 && { buttons: whole }),
  }
}

/** Words that are left empty are those of the label; an address that is left empty is none. */
function wholeButtons(buttons: NonNullable<Card['buttons']>) {
  return buttons.flatMap(({ label, says, url }) => {
    const given = { label, ...(says && { says }), ...(url && { url }) }
    const whole = partButtonSchema.safeParse(given)
    return whole.success ? [whole.data] : []
  })
}

function prunedField(field: Extract<Part, { type: 'form' }>['fields'][number]) {
  const choices = (field.choices ?? []).filter(Boolean)
  const { choices: _, ...rest } = field
  return field.kind === 'choice' ? { ...rest, choices } : rest
}
