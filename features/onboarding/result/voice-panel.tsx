import { useHeadingLevels } from '#features/site-wizard/heading-level.ts'
import type { Agent } from '#mocks/contracts/agents/agent.schema.ts'
import { Banner } from '#ui/banner/banner.tsx'
import { Button } from '#ui/button/button.tsx'
import { Heading } from '#ui/heading/heading.tsx'
import { Stack } from '#ui/stack/stack.tsx'
import { SpokenGreeting } from './spoken-greeting.tsx'

interface VoicePanelProps {
  agent: Agent
  /** Ends onboarding on the agent's page. */
  onOpenAgent: () => void
}

/** 'Try Voice': what calls need and what the agent already brings for them. */
export function VoicePanel({ agent, onOpenAgent }: VoicePanelProps) {
  const { section } = useHeadingLevels()
  const { config, transcriber, speechGen } = agent.voiceConfig
  const facts = [
    ['Listens with', `${transcriber.provider} ${transcriber.modelId}, language ${transcriber.language}`],
    ['Speaks with', `${speechGen.provider}, voice ${speechGen.voiceId}`],
    ['Background', config.backgroundNoise],
    ['Records calls', config.recordAudio ? 'Yes' : 'No'],
  ]
  return (
    <Stack as="section" gap={5} className="vg-_result__panel">
      <Heading level={section} size="lg">
        Try Voice
      </Heading>
      <Banner tone="info" title="Calls need a voice provider">
        None is connected to this installation, so your agent cannot be called yet. In writing it answers now.
      </Banner>
      <Stack gap={3}>
        <p>This is what your agent will use once one is connected:</p>
        <dl className="vg-_result__facts">
          {facts.map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </Stack>
      <SpokenGreeting text={agent.proactiveMessage} lang={agent.lang} />
      <div>
        <Button onClick={onOpenAgent}>Open the agent’s page</Button>
      </div>
    </Stack>
  )
}
