import { Plus } from 'lucide-react'
import {
  formChoicesLimit,
  formFieldsLimit,
  partLabelLimit,
} from '#mocks/contracts/conversations/part-limits.ts'
import type { Form, FormField, FormFieldKind } from '#mocks/contracts/conversations/parts.ts'
import { Button } from '#ui/button/button.tsx'
import { Checkbox } from '#ui/checkbox/checkbox.tsx'
import { Field } from '#ui/field/field.tsx'
import { useReadOnly } from '#ui/field/field-context.ts'
import { Row } from '#ui/row/row.tsx'
import { Select } from '#ui/select/select.tsx'
import { Stack } from '#ui/stack/stack.tsx'
import { TextArea } from '#ui/text-area/text-area.tsx'
import { VariableField } from '../variable-field.tsx'
import { put, without } from './list-edits.ts'
import { newField } from './new-part.ts'
import { PartBox } from './part-box.tsx'
import { PlainField } from './plain-field.tsx'

const kinds: { value: FormFieldKind; label: string }[] = [
  { value: 'text', label: 'One line of text' },
  { value: 'long', label: 'Several lines of text' },
  { value: 'email', label: 'An email address' },
  { value: 'phone', label: 'A phone number' },
  { value: 'choice', label: 'One of several options' },
]

interface FormFieldsProps {
  form: Form
  onChange: (form: Form, field: string) => void
}

/** What a form asks, field by field. */
export function FormFields({ form, onChange }: FormFieldsProps) {
  const { fields } = form
  const readOnly = useReadOnly()
  return (
    <Stack gap={3}>
      <PlainField
        label="Title (optional)"
        value={form.title ?? ''}
        limit={partLabelLimit}
        onValueChange={(title) => onChange({ ...form, title: title || undefined }, 'title')}
      />
      {fields.map((field, index) => (
        <PartBox
          // biome-ignore lint/suspicious/noArrayIndexKey: names of fields are typed
          key={index}
          title={`Field ${index + 1}`}
          onRemove={() => onChange({ ...form, fields: without(fields, index) }, `without field ${index}`)}
        >
          <OneField
            field={field}
            onChange={(next, name) =>
              onChange({ ...form, fields: put(fields, index, next) }, `field ${index} ${name}`)
            }
          />
        </PartBox>
      ))}
      {!readOnly && fields.length < formFieldsLimit && (
        <Row>
          <Button
            size="sm"
            icon={<Plus aria-hidden />}
            onClick={() =>
              onChange({ ...form, fields: [...fields, newField()] }, `with field ${fields.length}`)
            }
          >
            Add a field
          </Button>
        </Row>
      )}
      <PlainField
        label="Its button says"
        value={form.submit}
        limit={partLabelLimit}
        onValueChange={(submit) => onChange({ ...form, submit }, 'submit')}
      />
    </Stack>
  )
}

interface OneFieldProps {
  field: FormField
  onChange: (field: FormField, name: string) => void
}

function OneField({ field, onChange }: OneFieldProps) {
  const readOnly = useReadOnly()
  return (
    <Stack gap={3}>
      <PlainField
        label="Label"
        value={field.label}
        limit={partLabelLimit}
        onValueChange={(label) => onChange({ ...field, label }, 'label')}
      />
      <Field label="It takes">
        <Select
          options={kinds}
          value={field.kind}
          onValueChange={(kind) => onChange({ ...field, kind: kind as FormFieldKind }, 'kind')}
        />
      </Field>
      {field.kind === 'choice' && (
        <Field label="Options" help={`One a line, at most ${formChoicesLimit}.`}>
          <TextArea
            dir="auto"
            minRows={3}
            value={(field.choices ?? []).join('\n')}
            onChange={(event) => {
              const lines = event.currentTarget.value.split('\n').slice(0, formChoicesLimit)
              onChange({ ...field, choices: lines.map((line) => line.slice(0, partLabelLimit)) }, 'choices')
            }}
          />
        </Field>
      )}
      <VariableField
        label="Keep it as"
        help="Other steps use it by this name."
        value={field.name}
        onValueChange={(name) => onChange({ ...field, name }, 'name')}
      />
      <Checkbox
        label="Must be filled in"
        checked={field.required ?? false}
        disabled={readOnly}
        onCheckedChange={(on) => onChange({ ...field, required: on === true }, 'required')}
      />
    </Stack>
  )
}
