import { Plus, X } from 'lucide-react'
import type { FlowNodeOf } from '#mocks/contracts/flow/flow.schema.ts'
import { flowBranchesLimit, flowLabelLimit } from '#mocks/contracts/flow/flow-limits.ts'
import { Button } from '#ui/button/button.tsx'
import { Field } from '#ui/field/field.tsx'
import { useReadOnly } from '#ui/field/field-context.ts'
import { IconButton } from '#ui/icon-button/icon-button.tsx'
import { Row } from '#ui/row/row.tsx'
import { Stack } from '#ui/stack/stack.tsx'
import { TextField } from '#ui/text-field/text-field.tsx'
import { freeId } from './free-id.ts'

type Choice = FlowNodeOf<'choice'>

interface ChoiceFieldsProps {
  node: Choice
  onChange: (node: Choice, field: string) => void
}

/** The replies a visitor can press, in order; each is a way out. */
export function ChoiceFields({ node, onChange }: ChoiceFieldsProps) {
  const { choices } = node
  const readOnly = useReadOnly()
  const put = (next: Choice['choices'], field: string) => onChange({ ...node, choices: next }, field)
  return (
    <Stack gap={2}>
      {choices.map(({ id, label }, index) => (
        <Row key={id} align="end" gap={1}>
          <Stack grow gap={0}>
            <Field label={`Reply ${index + 1}`}>
              <TextField
                dir="auto"
                maxLength={flowLabelLimit}
                value={label}
                onChange={(event) => {
                  const typed = event.currentTarget.value
                  put(
                    choices.map((each) => (each.id === id ? { ...each, label: typed } : each)),
                    `choice ${id}`,
                  )
                }}
              />
            </Field>
          </Stack>
          {!readOnly && choices.length > 1 && (
            <IconButton
              tone="ghost"
              label={`Remove reply ${index + 1}`}
              icon={<X />}
              onClick={() =>
                put(
                  choices.filter((each) => each.id !== id),
                  `without ${id}`,
                )
              }
            />
          )}
        </Row>
      ))}
      {!readOnly && choices.length < flowBranchesLimit && (
        <Row>
          <Button
            size="sm"
            icon={<Plus aria-hidden />}
            onClick={() => {
              const id = freeId('choice', choices)
              put([...choices, { id, label: '' }], `with ${id}`)
            }}
          >
            Add a reply
          </Button>
        </Row>
      )}
    </Stack>
  )
}
