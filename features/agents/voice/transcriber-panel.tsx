import { Controller, useFormContext, useWatch } from 'react-hook-form'
import { spokenLanguages } from '#mocks/contracts/shared/spoken-language.ts'
import { utteranceThresholdLimit } from '#mocks/contracts/voice/utterance.ts'
import { deepgramModels } from '#mocks/contracts/voice/voices.ts'
import { Card } from '#ui/card/card.tsx'
import { Field } from '#ui/field/field.tsx'
import { NumberField } from '#ui/number-field/number-field.tsx'
import { Section } from '#ui/section/section.tsx'
import { Select } from '#ui/select/select.tsx'
import { headOf } from '../core/head-of.ts'
import { AtWork } from './at-work.tsx'
import { providerOptions } from './provider-options.ts'
import { voiceCards, voiceWords } from './voice.words.ts'
import type { VoicePanelProps } from './voice-panel.ts'
import type { VoiceValues } from './voice-values.ts'

/** Stands for the agent's own language: a choice needs a name. */
const agentLanguage = 'agent'
const names = new Intl.DisplayNames(['en'], { type: 'language' })
const languages = [
  { value: agentLanguage, label: 'The agent’s language' },
  ...spokenLanguages.map((lang) => ({ value: lang as string, label: names.of(lang) ?? lang })),
]
const models = deepgramModels.map((model) => ({ value: model as string, label: model }))

/** Who understands callers, in which language, and when they have finished. */
export function TranscriberPanel(panel: VoicePanelProps) {
  const { control, register, formState } = useFormContext<VoiceValues>()
  const provider = useWatch({ control, name: 'transcriber.provider' })
  return (
    <Card padding="lg">
      <Section {...headOf(voiceCards.listening)}>
        <AtWork {...panel} part="transcriber" />
        <Controller
          control={control}
          name="transcriber.provider"
          render={({ field }) => (
            <Field {...voiceWords.transcriberProvider}>
              <Select
                ref={field.ref}
                options={providerOptions}
                value={field.value}
                onValueChange={field.onChange}
              />
            </Field>
          )}
        />
        {provider === 'deepgram' && (
          <Controller
            control={control}
            name="transcriber.modelId"
            render={({ field }) => (
              <Field {...voiceWords.modelId}>
                <Select ref={field.ref} options={models} value={field.value} onValueChange={field.onChange} />
              </Field>
            )}
          />
        )}
        <Controller
          control={control}
          name="transcriber.language"
          render={({ field }) => (
            <Field {...voiceWords.language}>
              <Select
                ref={field.ref}
                options={languages}
                value={field.value || agentLanguage}
                onValueChange={(next) => field.onChange(next === agentLanguage ? '' : next)}
              />
            </Field>
          )}
        />
        <Field
          {...voiceWords.utteranceThreshold}
          error={formState.errors.transcriber?.utteranceThreshold?.message}
        >
          <NumberField
            {...register('transcriber.utteranceThreshold', { valueAsNumber: true })}
            unit="ms"
            min={0}
            max={utteranceThresholdLimit}
            step={50}
          />
        </Field>
      </Section>
    </Card>
  )
}
