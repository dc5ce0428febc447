import { useFormContext } from 'react-hook-form'
import { Card } from '#ui/card/card.tsx'
import { Field } from '#ui/field/field.tsx'
import { NumberField } from '#ui/number-field/number-field.tsx'
import { Section } from '#ui/section/section.tsx'
import { headOf } from '../core/head-of.ts'
import { settingsCards, settingsWords } from './settings.words.ts'
import type { SettingsValues } from './settings-values.ts'

/** What one visitor may use of the language model. */
export function LimitsPanel() {
  const { register, formState } = useFormContext<SettingsValues>()
  return (
    <Card padding="lg">
      <Section {...headOf(settingsCards.limits)}>
        <Field {...settingsWords.maxTokensUsage} error={formState.errors.maxTokensUsage?.message}>
          <NumberField
            {...register('maxTokensUsage', { valueAsNumber: true })}
            unit="tokens"
            min={0}
            max={10_000_000}
            step={1000}
          />
        </Field>
      </Section>
    </Card>
  )
}
