import { Plus, Trash2 } from 'lucide-react'
import {
  type FunctionParameter,
  type ParameterType,
  parametersLimit,
  parameterTypes,
} from '#mocks/contracts/library/function.schema.ts'
import { Button } from '#ui/button/button.tsx'
import { Checkbox } from '#ui/checkbox/checkbox.tsx'
import { Field } from '#ui/field/field.tsx'
import { IconButton } from '#ui/icon-button/icon-button.tsx'
import { Select } from '#ui/select/select.tsx'
import { TextField } from '#ui/text-field/text-field.tsx'
import type { FunctionFormProps } from './function-form.types.ts'

const typeWords: Record<ParameterType, string> = {
  string: 'Text',
  number: 'Number',
  integer: 'Whole number',
  boolean: 'Yes or no',
}
const types = parameterTypes.map((value) => ({ value, label: typeWords[value] }))

/** The values an agent fills in. */
export function ParameterRows({ form, readOnly }: FunctionFormProps) {
  const { values, set, errors, touch } = form
  const { parameters } = values
  const change = (index: number, part: Partial<FunctionParameter>) =>
    set(
      'parameters',
      parameters.map((each, at) => (at === index ? { ...each, ...part } : each)),
    )
  return (
    <section className="vg-library-form__section" aria-labelledby="function-parameters">
      <div>
        <h3 id="function-parameters" className="vg-library-form__title">
          Parameters
        </h3>
        <p className="vg-library-form__quiet">
          What the model fills in. One that stands in no placeholder goes into the query, or into the body.
        </p>
      </div>
      {errors.parameters && <p className="vg-functions__problem">{errors.parameters}</p>}
      {parameters.map((parameter, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a parameter has nothing of its own but its place
        <fieldset key={index} className="vg-functions__row" disabled={readOnly}>
          <legend className="vg-visually-hidden">Parameter {index + 1}</legend>
          <Field label="Name" error={errors[`parameters.${index}.name`]}>
            <TextField
              value={parameter.name}
              maxLength={64}
              spellCheck={false}
              autoCapitalize="none"
              onChange={(event) => change(index, { name: event.target.value })}
              onBlur={() => touch('parameters')}
            />
          </Field>
          <Field label="Type" disabled={readOnly}>
            <Select
              options={types}
              value={parameter.type}
              onValueChange={(type) => change(index, { type: type as ParameterType })}
            />
          </Field>
          <Field
            className="vg-functions__wide"
            label="Description"
            error={errors[`parameters.${index}.description`]}
          >
            <TextField
              value={parameter.description}
              maxLength={300}
              placeholder="Number of the order, as in A-1042."
              onChange={(event) => change(index, { description: event.target.value })}
            />
          </Field>
          <div className="vg-functions__foot">
            <Checkbox
              label="Required"
              checked={parameter.required}
              disabled={readOnly}
              onCheckedChange={(required) => change(index, { required: required === true })}
            />
            {!readOnly && (
              <IconButton
                size="sm"
                label={`Remove parameter ${parameter.name || index + 1}`}
                icon={<Trash2 aria-hidden />}
                onClick={() =>
                  set(
                    'parameters',
                    parameters.filter((_, at) => at !== index),
                  )
                }
              />
            )}
          </div>
        </fieldset>
      ))}
      {!readOnly && parameters.length < parametersLimit && (
        <Button
          size="sm"
          className="vg-functions__add"
          icon={<Plus aria-hidden />}
          onClick={() =>
            set('parameters', [...parameters, { name: '', type: 'string', description: '', required: true }])
          }
        >
          Add parameter
        </Button>
      )}
    </section>
  )
}
