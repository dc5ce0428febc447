import { useFormContext } from 'react-hook-form'
import { Card } from '#ui/card/card.tsx'
import { Field } from '#ui/field/field.tsx'
import { Section } from '#ui/section/section.tsx'
import { TextField } from '#ui/text-field/text-field.tsx'
import { headOf } from '../core/head-of.ts'
import { settingsCards, settingsWords } from './settings.words.ts'
import type { SettingsValues } from './settings-values.ts'

/** Where openings of the widget are counted. */
export function MeasurePanel() {
  const { register, formState } = useFormContext<SettingsValues>()
  return (
    <Card padding="lg">
      <Section {...headOf(settingsCards.measure)}>
        <Field {...settingsWords.analyticsId} error={formState.errors.analyticsId?.message}>
          <TextField
            {...register('analyticsId')}
            autoComplete="off"
            spellCheck={false}
            dir="ltr"
            placeholder="G-ABC1234567"
          />
        </Field>
      </Section>
    </Card>
  )
}
