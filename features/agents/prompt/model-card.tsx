import { Controller, useFormContext } from 'react-hook-form'
import { Card } from '#ui/card/card.tsx'
import { Field } from '#ui/field/field.tsx'
import { useReadOnly } from '#ui/field/field-context.ts'
import { NumberField } from '#ui/number-field/number-field.tsx'
import { Section } from '#ui/section/section.tsx'
import { Slider } from '#ui/slider/slider.tsx'
import { TextField } from '#ui/text-field/text-field.tsx'
import { headOf } from '../core/head-of.ts'
import { promptCards, promptWords } from './prompt.words.ts'
import type { PromptValues } from './prompt-values.ts'

/** Which model answers, and how. */
export function ModelCard() {
  const { register, control, formState } = useFormContext<PromptValues>()
  const { errors } = formState
  const readOnly = useReadOnly()
  return (
    <Card padding="lg">
      <Section {...headOf(promptCards.model)}>
        <Field {...promptWords.vg_defaultModel} error={errors.vg_defaultModel?.message}>
          <TextField
            {...register('vg_defaultModel')}
            dir="ltr"
            maxLength={100}
            autoCapitalize="none"
            autoComplete="off"
            spellCheck={false}
          />
        </Field>
        <Controller
          control={control}
          name="vg_temperature"
          render={({ field }) => (
            <Field {...promptWords.vg_temperature} error={errors.vg_temperature?.message}>
              <Slider
                min={0}
                max={2}
                step={0.1}
                disabled={readOnly}
                value={field.value}
                onValueChange={field.onChange}
                formatValue={(value) => value.toFixed(1)}
              />
            </Field>
          )}
        />
        <Field {...promptWords.vg_maxTokens} error={errors.vg_maxTokens?.message}>
          <NumberField
            {...register('vg_maxTokens', { valueAsNumber: true })}
            unit="tokens"
            min={1}
            max={128_000}
            step={1}
          />
        </Field>
      </Section>
    </Card>
  )
}
