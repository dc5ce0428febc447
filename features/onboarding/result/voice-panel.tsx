import { useHeadingLevels } from '#features/site-wizard/heading-level.ts'
import type { Agent } from '#mocks/contracts/agents/agent.schema.ts'
import { Heading } from '#ui/heading/heading.tsx'
import { Stack } from '#ui/stack/stack.tsx'
import { SpokenGreeting } from './spoken-greeting.tsx'

/** 'Try Voice': the agent's greeting, spoken. */
export function VoicePanel({ agent }: { agent: Agent }) {
  const { section } = useHeadingLevels()
  return (
    <Stack as="section" gap={5} className="vg-_result__panel">
      <Heading level={section} size="lg">
        Try Voice
      </Heading>
      <blockquote dir="auto" lang={agent.lang}>
        {agent.proactiveMessage}
      </blockquote>
      <SpokenGreeting text={agent.proactiveMessage} lang={agent.lang} />
    </Stack>
  )
}
