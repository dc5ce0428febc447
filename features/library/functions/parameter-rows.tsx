import { Plus, Trash2 } from 'lucide-react'
import { useFieldArray, useWatch } from 'react-hook-form'
import {
  type ParameterPlace,
  type ParameterType,
  parameterPlaces,
  parametersLimit,
  parameterTypes,
} from '#mocks/contracts/library/function.schema.ts'
import { Button } from '#ui/button/button.tsx'
import { Checkbox } from '#ui/checkbox/checkbox.tsx'
import { Field } from '#ui/field/field.tsx'
import { IconButton } from '#ui/icon-button/icon-button.tsx'
import { Row } from '#ui/row/row.tsx'
import { Section } from '#ui/section/section.tsx'
import { Select } from '#ui/select/select.tsx'
import { Text } from '#ui/text/text.tsx'
import { TextField } from '#ui/text-field/text-field.tsx'
import type { FunctionFormProps } from './function-form.types.ts'

const typeWords: Record<ParameterType, string> = {
  string: 'Text',
  number: 'Number',
  integer: 'Whole number',
  boolean: 'Yes or no',
  object: 'JSON object',
}
const types = parameterTypes.map((value) => ({ value, label: typeWords[value] }))

/** Nothing was chosen: a list must not hold an empty value. */
const usualPlace = 'usual'
const placeWords: Record<ParameterPlace, string> = { query: 'Query', body: 'Body', header: 'Header' }
const places = [
  { value: usualPlace, label: 'The usual place' },
  ...parameterPlaces.map((value) => ({ value, label: placeWords[value] })),
]

/** The values an agent fills in. */
export function ParameterRows({ draft }: FunctionFormProps) {
  const { form, errors, set, readOnly } = draft
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'parameters' })
  const parameters = useWatch({ control: form.control, name: 'parameters' })
  return (
    <Section
      level={3}
      divided
      title="Parameters"
      description="What the model fills in. One without a placeholder goes into the query of a GET and the body of others, unless you choose."
    >
      {errors.parameters && <Text tone="danger">{errors.parameters}</Text>}
      {fields.map((row, index) => (
        <fieldset key={row.id} className="vg-_functions__row">
          <legend className="vg-visually-hidden">Parameter {index + 1}</legend>
          <Field label="Name" error={errors[`parameters.${index}.name`]}>
            <TextField
              {...form.register(`parameters.${index}.name`)}
              maxLength={64}
              spellCheck={false}
              autoCapitalize="none"
            />
          </Field>
          <Field label="Type">
            <Select
              options={types}
              value={parameters[index]?.type ?? row.type}
              onValueChange={(type) => set(`parameters.${index}.type`, type as ParameterType)}
            />
          </Field>
          <Field
            className="vg-_functions__wide"
            label="Description"
            error={errors[`parameters.${index}.description`]}
          >
            <TextField
              {...form.register(`parameters.${index}.description`)}
              maxLength={300}
              placeholder="Order number, such as A-1042."
            />
          </Field>
          <Field label="Sent in" error={errors[`parameters.${index}.in`]}>
            <Select
              options={places}
              value={parameters[index]?.in ?? usualPlace}
              onValueChange={(place) =>
                set(`parameters.${index}.in`, place === usualPlace ? undefined : (place as ParameterPlace))
              }
            />
          </Field>
          <Field label="Default value" error={errors[`parameters.${index}.defaultValue`]}>
            <TextField
              {...form.register(`parameters.${index}.defaultValue`, {
                setValueAs: (typed?: string) => typed || undefined,
              })}
              maxLength={1000}
            />
          </Field>
          <Row justify="between" className="vg-_functions__wide">
            <Checkbox
              label="Required"
              checked={parameters[index]?.required ?? row.required}
              onCheckedChange={(required) => set(`parameters.${index}.required`, required === true)}
            />
            {!readOnly && (
              <IconButton
                size="sm"
                label={`Remove parameter ${parameters[index]?.name || index + 1}`}
                icon={<Trash2 aria-hidden />}
                onClick={() => remove(index)}
              />
            )}
          </Row>
        </fieldset>
      ))}
      {!readOnly && fields.length < parametersLimit && (
        <div>
          <Button
            size="sm"
            icon={<Plus aria-hidden />}
            onClick={() =>
              append({ name: '', type: 'string', description: '', required: true }, { shouldFocus: false })
            }
          >
            Add parameter
          </Button>
        </div>
      )}
    </Section>
  )
}
