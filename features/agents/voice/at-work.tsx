import { useQuery } from '@tanstack/react-query'
import { FailureState } from '#features/shared/failure/failure-state.tsx'
import { type VoicePart, voiceFailureText } from '#mocks/contracts/voice/voice-failure.ts'
import { adapterNames, type VoiceAdapter } from '#mocks/contracts/voice/voices.ts'
import { Banner } from '#ui/banner/banner.tsx'
import { Skeleton } from '#ui/skeleton/skeleton.tsx'
import { Text } from '#ui/text/text.tsx'
import { voiceSetupQuery } from './voice.queries.ts'
import type { VoicePanelProps } from './voice-panel.ts'

const byServer: Record<VoicePart, (name: string) => string> = {
  transcriber: (name) => `${name} listens, by way of this server.`,
  speech: (name) => `${name} speaks, by way of this server.`,
}

const byBrowser: Record<VoicePart, string> = {
  transcriber:
    'The caller’s browser listens. Chrome and Edge send what they hear to a service of their maker; a browser that understands no speech offers to type, and speaks the answers.',
  speech: 'The caller’s browser speaks, with the voices of the device.',
}

/** Who does a part of calls with the saved draft, and what keeps them from it. */
export function AtWork({ region, agent, part }: VoicePanelProps & { part: VoicePart }) {
  const { data, error, refetch, isFetching } = useQuery(voiceSetupQuery(region, agent.ID, agent.rev))
  if (error) {
    return (
      <FailureState
        error={error}
        title="Who is at work could not be loaded"
        onRetry={refetch}
        retrying={isFetching}
        compact
      />
    )
  }
  if (!data) return <Skeleton lines={1} width="half" />
  const { atWork, failure } = data[part]
  const { provider } = agent.voiceConfig[part === 'speech' ? 'speechGen' : 'transcriber']
  const chosen = provider as VoiceAdapter
  const isIdle = chosen !== atWork && Object.hasOwn(adapterNames, chosen)
  return (
    <>
      <Text tone="muted">
        {wordsFor(part, atWork)}
        {isIdle &&
          ` ${adapterNames[chosen]} is chosen, but this server has no key of it: what is set for it below counts once it has.`}
      </Text>
      {failure && (
        <Banner tone="warning" title="The last call had trouble">
          {voiceFailureText(part, failure)}
        </Banner>
      )}
    </>
  )
}

function wordsFor(part: VoicePart, atWork: VoiceAdapter): string {
  return atWork === 'browser' ? byBrowser[part] : byServer[part](adapterNames[atWork])
}
