import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { ApiError } from '#features/shared/api-error.ts'
import { Badge } from '#ui/badge/badge.tsx'
import { Button } from '#ui/button/button.tsx'
import { Card } from '#ui/card/card.tsx'
import { Field } from '#ui/field/field.tsx'
import { useReadOnly } from '#ui/field/field-context.ts'
import { ListRow } from '#ui/list-row/list-row.tsx'
import { Row } from '#ui/row/row.tsx'
import { SearchField } from '#ui/search-field/search-field.tsx'
import { Section } from '#ui/section/section.tsx'
import { Select } from '#ui/select/select.tsx'
import { Stack } from '#ui/stack/stack.tsx'
import { Text } from '#ui/text/text.tsx'
import { useToast } from '#ui/toast/toast-context.ts'
import { headOf } from '../core/head-of.ts'
import { AtWork } from './at-work.tsx'
import { findVoices, type LibraryVoice, libraryVoices, type Sounds } from './library-voices.ts'
import { useDeviceVoices } from './use-device-voices.ts'
import { useListen } from './use-listen.ts'
import { voiceSetupQuery } from './voice.queries.ts'
import { voiceCards, voiceWords } from './voice.words.ts'
import type { VoicePanelProps } from './voice-panel.ts'
import type { VoiceValues } from './voice-values.ts'

const soundings: { value: Sounds | 'all'; label: string }[] = [
  { value: 'all', label: 'Any' },
  { value: 'feminine', label: 'Feminine' },
  { value: 'masculine', label: 'Masculine' },
  { value: 'neutral', label: 'Neutral' },
  { value: 'device', label: 'Of this device' },
]

/** Voices to listen to and to choose from. */
export function LibraryPanel({ region, agent }: VoicePanelProps) {
  const { notify } = useToast()
  const readOnly = useReadOnly()
  const { control, setValue } = useFormContext<VoiceValues>()
  const chosen = useWatch({ control, name: 'speechGen' })
  const { data } = useQuery(voiceSetupQuery(region, agent.ID, agent.rev))
  const device = useDeviceVoices()
  const [text, setText] = useState('')
  const [sounds, setSounds] = useState<Sounds | 'all'>('all')
  const { heard, listen, stop } = useListen(region, agent, (error) =>
    notify({
      kind: 'failure',
      title: 'The voice cannot be heard',
      message: error instanceof ApiError ? error.message : 'This browser could not play it.',
    }),
  )
  const all = libraryVoices(data?.speech.available ?? [], device)
  const found = findVoices(all, text, sounds)
  const isChosen = ({ provider, voiceId }: LibraryVoice) =>
    provider === chosen.provider && voiceId === chosen.voiceId
  return (
    <Card padding="lg">
      <Section {...headOf(voiceCards.library)}>
        <AtWork region={region} agent={agent} part="speech" />
        <Row gap={3} wrap align="end">
          <SearchField label="Find a voice" value={text} onChange={(event) => setText(event.target.value)} />
          <Field {...voiceWords.sounds}>
            <Select
              options={soundings}
              value={sounds}
              onValueChange={(next) => setSounds(next as Sounds | 'all')}
            />
          </Field>
        </Row>
        {found.length > 0 ? (
          <Stack as="ul" gap={0} aria-label="Voices">
            {found.map((voice) => (
              <ListRow
                key={voice.key}
                title={
                  <>
                    <bdi>{voice.name}</bdi> {isChosen(voice) && <Badge tone="accent">Chosen</Badge>}
                  </>
                }
                detail={voice.from}
                actions={
                  <>
                    <Button
                      size="sm"
                      aria-label={heard === voice.key ? `Stop ${voice.name}` : `Listen to ${voice.name}`}
                      onClick={() => (heard === voice.key ? stop() : void listen(voice))}
                    >
                      {heard === voice.key ? 'Stop' : 'Listen'}
                    </Button>
                    {!readOnly && !isChosen(voice) && (
                      <Button
                        size="sm"
                        aria-label={`Use ${voice.name}`}
                        onClick={() =>
                          setValue(
                            'speechGen',
                            { provider: voice.provider, voiceId: voice.voiceId },
                            { shouldDirty: true },
                          )
                        }
                      >
                        Use
                      </Button>
                    )}
                  </>
                }
              />
            ))}
          </Stack>
        ) : (
          data && (
            <Text tone="muted">
              {all.length > 0
                ? 'No voice is like that.'
                : 'There is no voice here: this server has no key of a provider, and this browser has no voices.'}
            </Text>
          )
        )}
      </Section>
    </Card>
  )
}
