import { Plus } from 'lucide-react'
import { partsLimit } from '#mocks/contracts/conversations/part-limits.ts'
import type { Part } from '#mocks/contracts/conversations/parts.ts'
import { Button } from '#ui/button/button.tsx'
import { useReadOnly } from '#ui/field/field-context.ts'
import { Row } from '#ui/row/row.tsx'
import { Stack } from '#ui/stack/stack.tsx'
import { Text } from '#ui/text/text.tsx'
import { ButtonListFields } from './button-fields.tsx'
import { CardFields, CarouselFields } from './card-fields.tsx'
import { FormFields } from './form-fields.tsx'
import { put, without } from './list-edits.ts'
import { newPart, partWords } from './new-part.ts'
import { PartBox } from './part-box.tsx'

interface PartListProps {
  parts: readonly Part[]
  /** Gets all parts; what is typed into one field without a break is one step. */
  onChange: (parts: Part[], field: string) => void
}

/** What stands under a message's words, in its order. */
export function PartList({ parts, onChange }: PartListProps) {
  const readOnly = useReadOnly()
  const offered = (['card', 'carousel', 'buttons', 'form'] as const).filter(
    (type) => type !== 'form' || !parts.some((part) => part.type === 'form'),
  )
  return (
    <Stack gap={3}>
      {parts.map((part, index) => (
        <PartBox
          // biome-ignore lint/suspicious/noArrayIndexKey: parts have no names of their own
          key={index}
          title={partWords[part.type]}
          onRemove={() => onChange(without(parts, index), `without part ${index}`)}
        >
          <PartFields
            part={part}
            onChange={(next, field) => onChange(put(parts, index, next), `part ${index} ${field}`)}
          />
        </PartBox>
      ))}
      {!readOnly && parts.length < partsLimit && (
        <Stack gap={1}>
          <Text size="sm" tone="muted">
            Add below the words
          </Text>
          <Row wrap gap={2}>
            {offered.map((type) => (
              <Button
                key={type}
                size="sm"
                icon={<Plus aria-hidden />}
                onClick={() => onChange([...parts, newPart(type)], `with ${type} ${parts.length}`)}
              >
                {partWords[type]}
              </Button>
            ))}
          </Row>
        </Stack>
      )}
    </Stack>
  )
}

interface PartFieldsProps {
  part: Part
  onChange: (part: Part, field: string) => void
}

function PartFields({ part, onChange }: PartFieldsProps) {
  switch (part.type) {
    case 'card':
      return <CardFields card={part} onChange={onChange} />
    case 'carousel':
      return <CarouselFields part={part} onChange={onChange} />
    case 'buttons':
      return (
        <ButtonListFields
          buttons={part.buttons}
          onChange={(buttons, field) => onChange({ ...part, buttons }, field)}
        />
      )
    case 'form':
      return <FormFields form={part} onChange={onChange} />
  }
}
