import { useQuery } from '@tanstack/react-query'
import { Phone } from 'lucide-react'
import { useState } from 'react'
import { useFormState } from 'react-hook-form'
import { Button } from '#ui/button/button.tsx'
import { Card } from '#ui/card/card.tsx'
import { useLazy } from '#ui/hooks/use-lazy.ts'
import { Row } from '#ui/row/row.tsx'
import { Section } from '#ui/section/section.tsx'
import { Text } from '#ui/text/text.tsx'
import { headOf } from '../core/head-of.ts'
import { AtWork } from './at-work.tsx'
import { voiceSetupQuery } from './voice.queries.ts'
import { voiceCards } from './voice.words.ts'
import type { VoicePanelProps } from './voice-panel.ts'
import type { VoiceValues } from './voice-values.ts'

const loadCall = () => import('./test-call.tsx')

/** A call with the saved draft, in this browser. */
export function TestCallPanel({ region, agent }: VoicePanelProps) {
  const { data } = useQuery(voiceSetupQuery(region, agent.ID, agent.rev))
  const { isDirty } = useFormState<VoiceValues>()
  const [calling, setCalling] = useState(false)
  const call = useLazy(loadCall, calling)
  return (
    <Card padding="lg">
      <Section {...headOf(voiceCards.call)}>
        <AtWork region={region} agent={agent} part="transcriber" />
        <AtWork region={region} agent={agent} part="speech" />
        {isDirty && <Text tone="muted">What you have changed and not saved is not in the call.</Text>}
        {calling && data && call.state === 'ready' ? (
          <call.value.TestCall
            region={region}
            agent={agent}
            setup={data.call}
            onClose={() => setCalling(false)}
          />
        ) : (
          <Row>
            <Button
              tone="primary"
              icon={<Phone />}
              disabled={!data}
              loading={calling && call.state === 'loading'}
              onClick={() => (call.state === 'failed' ? call.retry() : setCalling(true))}
            >
              Start a test call
            </Button>
          </Row>
        )}
        {call.state === 'failed' && (
          <Text tone="danger">The call could not be loaded. Please try again.</Text>
        )}
      </Section>
    </Card>
  )
}
