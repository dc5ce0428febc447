import { Controller, useFormContext } from 'react-hook-form'
import { Field } from '#ui/field/field.tsx'
import { Section } from '#ui/section/section.tsx'
import { Select } from '#ui/select/select.tsx'
import { TextArea } from '#ui/text-area/text-area.tsx'
import { headOf } from '../core/head-of.ts'
import { settingsCards, settingsWords } from './settings.words.ts'
import type { SetForm, SettingsValues } from './settings-values.ts'
import { type Asking, askings } from './typed-chat-form.ts'

const askingWords: Record<Asking, string> = {
  no: 'Not asked',
  optional: 'Can be left empty',
  required: 'Must be filled in',
}

const details = ['Name', 'Email', 'Phone'] as const

/** What of a visitor a detail's control is about. */
const toLower = <D extends string>(detail: D) => detail.toLowerCase() as Lowercase<D>

/** What visitors are asked to fill in: before they write, or when they ask for a person. */
export function ChatFormSection({ form }: { form: SetForm }) {
  const { control, register, formState } = useFormContext<SettingsValues>()
  const errors = formState.errors[form]
  return (
    <Section divided {...headOf(settingsCards[form])}>
      {details.map((detail) => (
        <Field key={detail} {...settingsWords[`${form}${detail}`]}>
          <Controller
            control={control}
            name={`${form}.${toLower(detail)}`}
            render={({ field }) => (
              <Select
                value={field.value}
                onValueChange={field.onChange}
                options={askings.map((value) => ({ value, label: askingWords[value] }))}
              />
            )}
          />
        </Field>
      ))}
      <Field {...settingsWords[`${form}Own`]} error={errors?.own?.message}>
        <TextArea {...register(`${form}.own`)} dir="auto" minRows={2} />
      </Field>
      <Field {...settingsWords[`${form}Consent`]} error={errors?.consent?.message}>
        <TextArea {...register(`${form}.consent`)} dir="auto" minRows={2} />
      </Field>
    </Section>
  )
}
