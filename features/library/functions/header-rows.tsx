import { Plus, Trash2 } from 'lucide-react'
import { useFieldArray, useWatch } from 'react-hook-form'
import { headersLimit } from '#mocks/contracts/library/function.schema.ts'
import { Button } from '#ui/button/button.tsx'
import { Field } from '#ui/field/field.tsx'
import { IconButton } from '#ui/icon-button/icon-button.tsx'
import { Text } from '#ui/text/text.tsx'
import { TextField } from '#ui/text-field/text-field.tsx'
import type { FunctionFormProps } from './function-form.types.ts'

/** Headers that are sent with the call. */
export function HeaderRows({ draft }: FunctionFormProps) {
  const { form, errors, readOnly } = draft
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'headers' })
  const headers = useWatch({ control: form.control, name: 'headers' })
  return (
    <>
      {errors.headers && <Text tone="danger">{errors.headers}</Text>}
      {fields.map((row, index) => (
        <fieldset key={row.id} className="vg-_functions__header">
          <legend className="vg-visually-hidden">Header {index + 1}</legend>
          <Field label="Header" error={errors[`headers.${index}.name`]}>
            <TextField
              {...form.register(`headers.${index}.name`)}
              maxLength={100}
              placeholder="X-Shop-Id"
              spellCheck={false}
              autoCapitalize="none"
            />
          </Field>
          <Field label="Value" error={errors[`headers.${index}.value`]}>
            <TextField
              {...form.register(`headers.${index}.value`)}
              maxLength={1000}
              spellCheck={false}
              autoCapitalize="none"
            />
          </Field>
          {!readOnly && (
            <IconButton
              size="sm"
              label={`Remove header ${headers[index]?.name || index + 1}`}
              icon={<Trash2 aria-hidden />}
              onClick={() => remove(index)}
            />
          )}
        </fieldset>
      ))}
      {!readOnly && fields.length < headersLimit && (
        <div>
          <Button
            size="sm"
            icon={<Plus aria-hidden />}
            onClick={() => append({ name: '', value: '' }, { shouldFocus: false })}
          >
            Add header
          </Button>
        </div>
      )}
    </>
  )
}
