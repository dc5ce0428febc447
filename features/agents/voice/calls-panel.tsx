import { Controller, useFormContext } from 'react-hook-form'
import { backgroundNoises } from '#mocks/contracts/voice/call-setup.ts'
import { Card } from '#ui/card/card.tsx'
import { Field } from '#ui/field/field.tsx'
import { Section } from '#ui/section/section.tsx'
import { Select } from '#ui/select/select.tsx'
import { Switch } from '#ui/switch/switch.tsx'
import { headOf } from '../core/head-of.ts'
import { voiceCards, voiceWords } from './voice.words.ts'
import type { VoiceValues } from './voice-values.ts'

/** Stands for silence: a choice needs a name. */
const none = 'none'
const placeNames: Record<(typeof backgroundNoises)[number], string> = {
  restaurant: 'Restaurant',
  office: 'Office',
}
const noises = [
  { value: none, label: 'None' },
  ...backgroundNoises.map((noise) => ({ value: noise as string, label: placeNames[noise] })),
]

/** Whether visitors may call, and what they hear under the call. */
export function CallsPanel() {
  const { control } = useFormContext<VoiceValues>()
  return (
    <Card padding="lg">
      <Section {...headOf(voiceCards.calls)}>
        <Controller
          control={control}
          name="config.enableWebCalling"
          render={({ field }) => (
            <Switch
              ref={field.ref}
              {...voiceWords.enableWebCalling}
              checked={field.value}
              onCheckedChange={field.onChange}
              onBlur={field.onBlur}
            />
          )}
        />
        <Controller
          control={control}
          name="promptOnWeb"
          render={({ field }) => (
            <Switch
              ref={field.ref}
              {...voiceWords.promptOnWeb}
              checked={field.value}
              onCheckedChange={field.onChange}
              onBlur={field.onBlur}
            />
          )}
        />
        <Controller
          control={control}
          name="config.backgroundNoise"
          render={({ field }) => (
            <Field {...voiceWords.backgroundNoise}>
              <Select
                ref={field.ref}
                options={noises}
                value={noises.some(({ value }) => value === field.value) ? field.value : none}
                onValueChange={(next) => field.onChange(next === none ? '' : next)}
              />
            </Field>
          )}
        />
      </Section>
    </Card>
  )
}
