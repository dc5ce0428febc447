import { Controller, useFormContext } from 'react-hook-form'
import { Field } from '#ui/field/field.tsx'
import { Section } from '#ui/section/section.tsx'
import { Select } from '#ui/select/select.tsx'
import { TextArea } from '#ui/text-area/text-area.tsx'
import { headOf } from '../core/head-of.ts'
import { settingsCards, settingsWords } from './settings.words.ts'
import type { SettingsValues } from './settings-values.ts'
import { type Asking, askings } from './typed-chat-form.ts'

const askingWords: Record<Asking, string> = {
  no: 'Not asked',
  optional: 'Can be left empty',
  required: 'Must be filled in',
}

const details = [
  { name: 'chatForm.name', words: settingsWords.chatFormName },
  { name: 'chatForm.email', words: settingsWords.chatFormEmail },
  { name: 'chatForm.phone', words: settingsWords.chatFormPhone },
] as const

/** What visitors are asked before they write. */
export function ChatFormSection() {
  const { control, register, formState } = useFormContext<SettingsValues>()
  const errors = formState.errors.chatForm
  return (
    <Section divided {...headOf(settingsCards.chatForm)}>
      {details.map(({ name, words }) => (
        <Field key={name} {...words}>
          <Controller
            control={control}
            name={name}
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
      <Field {...settingsWords.chatFormOwn} error={errors?.own?.message}>
        <TextArea {...register('chatForm.own')} dir="auto" minRows={2} />
      </Field>
      <Field {...settingsWords.chatFormConsent} error={errors?.consent?.message}>
        <TextArea {...register('chatForm.consent')} dir="auto" minRows={2} />
      </Field>
    </Section>
  )
}
