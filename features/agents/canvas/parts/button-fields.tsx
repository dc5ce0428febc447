import { Plus } from 'lucide-react'
import {
  buttonsLimit,
  partLabelLimit,
  partTextLimit,
  partUrlLimit,
} from '#mocks/contracts/conversations/part-limits.ts'
import type { PartButton } from '#mocks/contracts/conversations/parts.ts'
import { Button } from '#ui/button/button.tsx'
import { useReadOnly } from '#ui/field/field-context.ts'
import { Row } from '#ui/row/row.tsx'
import { Stack } from '#ui/stack/stack.tsx'
import { put, without } from './list-edits.ts'
import { newButton } from './new-part.ts'
import { PartBox } from './part-box.tsx'
import { PlainField } from './plain-field.tsx'

interface ButtonListFieldsProps {
  buttons: readonly PartButton[]
  /** @default those of a row of buttons */
  most?: number
  onChange: (buttons: PartButton[], field: string) => void
}

/** Buttons in their order: what each is called, and what it says or opens. */
export function ButtonListFields({ buttons, most = buttonsLimit, onChange }: ButtonListFieldsProps) {
  const readOnly = useReadOnly()
  return (
    <Stack gap={2}>
      {buttons.map((button, index) => {
        const change = (fields: Partial<PartButton>, field: string) =>
          onChange(put(buttons, index, { ...button, ...fields }), `button ${index} ${field}`)
        return (
          <PartBox
            // biome-ignore lint/suspicious/noArrayIndexKey: buttons have no names of their own
            key={index}
            title={`Button ${index + 1}`}
            onRemove={() => onChange(without(buttons, index), `without button ${index}`)}
          >
            <PlainField
              label="Label"
              value={button.label}
              limit={partLabelLimit}
              onValueChange={(label) => change({ label }, 'label')}
            />
            {button.url === undefined && (
              <PlainField
                label="Says (optional)"
                help="What is said for the visitor who presses it. Without it the label is."
                value={button.says ?? ''}
                limit={partTextLimit}
                onValueChange={(says) => change({ says: says || undefined }, 'says')}
              />
            )}
            {button.says === undefined && (
              <PlainField
                label="Opens a page instead (optional)"
                type="url"
                value={button.url ?? ''}
                limit={partUrlLimit}
                onValueChange={(url) => change({ url: url || undefined }, 'url')}
              />
            )}
          </PartBox>
        )
      })}
      {!readOnly && buttons.length < most && (
        <Row>
          <Button
            size="sm"
            icon={<Plus aria-hidden />}
            onClick={() => onChange([...buttons, newButton()], `with button ${buttons.length}`)}
          >
            Add a button
          </Button>
        </Row>
      )}
    </Stack>
  )
}
