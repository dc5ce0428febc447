import { Controller, useFormContext, useWatch } from 'react-hook-form'
import { type VoiceProvider, voiceProviders, voices } from '#mocks/contracts/voice/voices.ts'
import { Card } from '#ui/card/card.tsx'
import { Field } from '#ui/field/field.tsx'
import { Section } from '#ui/section/section.tsx'
import { Select } from '#ui/select/select.tsx'
import { headOf } from '../core/head-of.ts'
import { AtWork } from './at-work.tsx'
import { providerOptions } from './provider-options.ts'
import { useDeviceVoices } from './use-device-voices.ts'
import { voiceCards, voiceWords } from './voice.words.ts'
import type { VoicePanelProps } from './voice-panel.ts'
import type { VoiceValues } from './voice-values.ts'

/** Stands for any of the device's voices: a choice needs a name. */
const anyVoice = 'any'

/** Who speaks, and with which voice. */
export function SpeechPanel(panel: VoicePanelProps) {
  const { control, setValue } = useFormContext<VoiceValues>()
  const provider = useWatch({ control, name: 'speechGen.provider' })
  const device = useDeviceVoices()
  const isProvider = voiceProviders.some((known) => known === provider)
  const options = isProvider
    ? voices
        .filter((voice) => voice.provider === provider)
        .map(({ id, name }) => ({ value: id, label: name }))
    : [
        { value: anyVoice, label: 'Any of the language' },
        ...device.map(({ name }) => ({ value: name, label: name })),
      ]
  return (
    <Card padding="lg">
      <Section {...headOf(voiceCards.speaking)}>
        <AtWork {...panel} part="speech" />
        <Controller
          control={control}
          name="speechGen.provider"
          render={({ field }) => (
            <Field {...voiceWords.speechProvider}>
              <Select
                ref={field.ref}
                options={providerOptions}
                value={field.value}
                onValueChange={(next) => {
                  field.onChange(next)
                  setValue('speechGen.voiceId', firstVoice(next), { shouldDirty: true })
                }}
              />
            </Field>
          )}
        />
        <Controller
          control={control}
          name="speechGen.voiceId"
          render={({ field }) => (
            <Field {...voiceWords.voiceId}>
              <Select
                ref={field.ref}
                options={options}
                value={field.value || anyVoice}
                onValueChange={(next) => field.onChange(next === anyVoice ? '' : next)}
              />
            </Field>
          )}
        />
      </Section>
    </Card>
  )
}

function firstVoice(provider: string): string {
  return voices.find((voice) => voice.provider === (provider as VoiceProvider))?.id ?? ''
}
