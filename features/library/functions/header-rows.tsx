import { Plus, Trash2 } from 'lucide-react'
import { type FunctionHeader, headersLimit } from '#mocks/contracts/library/function.schema.ts'
import { Button } from '#ui/button/button.tsx'
import { Field } from '#ui/field/field.tsx'
import { IconButton } from '#ui/icon-button/icon-button.tsx'
import { TextField } from '#ui/text-field/text-field.tsx'
import type { FunctionFormProps } from './function-form.types.ts'

/** Headers that are sent with the call. */
export function HeaderRows({ form, readOnly }: FunctionFormProps) {
  const { values, set, errors, touch } = form
  const { headers } = values
  const change = (index: number, part: Partial<FunctionHeader>) =>
    set(
      'headers',
      headers.map((each, at) => (at === index ? { ...each, ...part } : each)),
    )
  return (
    <>
      {errors.headers && <p className="vg-functions__problem">{errors.headers}</p>}
      {headers.map((header, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a header has nothing of its own but its place
        <fieldset key={index} className="vg-functions__header" disabled={readOnly}>
          <legend className="vg-visually-hidden">Header {index + 1}</legend>
          <Field label="Header" error={errors[`headers.${index}.name`]}>
            <TextField
              value={header.name}
              maxLength={100}
              placeholder="X-Shop-Id"
              spellCheck={false}
              autoCapitalize="none"
              onChange={(event) => change(index, { name: event.target.value })}
              onBlur={() => touch('headers')}
            />
          </Field>
          <Field label="Value" error={errors[`headers.${index}.value`]}>
            <TextField
              value={header.value}
              maxLength={1000}
              spellCheck={false}
              autoCapitalize="none"
              onChange={(event) => change(index, { value: event.target.value })}
              onBlur={() => touch('headers')}
            />
          </Field>
          {!readOnly && (
            <IconButton
              size="sm"
              label={`Remove header ${header.name || index + 1}`}
              icon={<Trash2 aria-hidden />}
              onClick={() =>
                set(
                  'headers',
                  headers.filter((_, at) => at !== index),
                )
              }
            />
          )}
        </fieldset>
      ))}
      {!readOnly && headers.length < headersLimit && (
        <Button
          size="sm"
          className="vg-functions__add"
          icon={<Plus aria-hidden />}
          onClick={() => set('headers', [...headers, { name: '', value: '' }])}
        >
          Add header
        </Button>
      )}
    </>
  )
}
