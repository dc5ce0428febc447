import { Plus } from 'lucide-react'
import {
  cardButtonsLimit,
  cardsLimit,
  partLabelLimit,
  partTextLimit,
  partUrlLimit,
} from '#mocks/contracts/conversations/part-limits.ts'
import type { Card, PartOf } from '#mocks/contracts/conversations/parts.ts'
import { Button } from '#ui/button/button.tsx'
import { useReadOnly } from '#ui/field/field-context.ts'
import { Row } from '#ui/row/row.tsx'
import { Stack } from '#ui/stack/stack.tsx'
import { ButtonListFields } from './button-fields.tsx'
import { put, without } from './list-edits.ts'
import { newCard } from './new-part.ts'
import { PartBox } from './part-box.tsx'
import { PlainField } from './plain-field.tsx'

interface CardFieldsProps {
  card: Card
  onChange: (card: Card, field: string) => void
}

/** What a card shows. */
export function CardFields({ card, onChange }: CardFieldsProps) {
  return (
    <Stack gap={3}>
      <PlainField
        label="Title"
        value={card.title}
        limit={partLabelLimit}
        onValueChange={(title) => onChange({ ...card, title }, 'title')}
      />
      <PlainField
        label="Text (optional)"
        value={card.text ?? ''}
        limit={partTextLimit}
        onValueChange={(text) => onChange({ ...card, text: text || undefined }, 'text')}
      />
      <PlainField
        label="Picture (optional)"
        help="An https:// address."
        type="url"
        value={card.imageUrl ?? ''}
        limit={partUrlLimit}
        onValueChange={(url) => onChange({ ...card, imageUrl: url || undefined }, 'imageUrl')}
      />
      <ButtonListFields
        buttons={card.buttons ?? []}
        most={cardButtonsLimit}
        onChange={(buttons, field) => onChange({ ...card, buttons }, field)}
      />
    </Stack>
  )
}

interface CarouselFieldsProps {
  part: PartOf<'carousel'>
  onChange: (part: PartOf<'carousel'>, field: string) => void
}

/** The cards of a carousel, in their order. */
export function CarouselFields({ part, onChange }: CarouselFieldsProps) {
  const { cards } = part
  const readOnly = useReadOnly()
  return (
    <Stack gap={2}>
      {cards.map((card, index) => (
        <PartBox
          // biome-ignore lint/suspicious/noArrayIndexKey: cards have no names of their own
          key={index}
          title={`Card ${index + 1}`}
          onRemove={() => onChange({ ...part, cards: without(cards, index) }, `without card ${index}`)}
        >
          <CardFields
            card={card}
            onChange={(next, field) =>
              onChange({ ...part, cards: put(cards, index, next) }, `card ${index} ${field}`)
            }
          />
        </PartBox>
      ))}
      {!readOnly && cards.length < cardsLimit && (
        <Row>
          <Button
            size="sm"
            icon={<Plus aria-hidden />}
            onClick={() => onChange({ ...part, cards: [...cards, newCard()] }, `with card ${cards.length}`)}
          >
            Add a card
          </Button>
        </Row>
      )}
    </Stack>
  )
}
