import { useEffect } from 'react'
import { directionOf } from '#features/widget/reading-direction.ts'
import type { PublicAgent } from '#mocks/contracts/embed/embed.contract.ts'
import type { Region } from '#mocks/contracts/shared/region.ts'
import { Heading } from '#ui/heading/heading.tsx'
import { Row } from '#ui/row/row.tsx'
import { Stack } from '#ui/stack/stack.tsx'
import { Text } from '#ui/text/text.tsx'
import { AgentMissing } from './shown-agent-view.tsx'
import { useEmbedScript } from './use-embed-script.ts'
import { useShownAgent } from './use-shown-agent.ts'
import './prototype.css'

/** The Demo link: an agent on a page that could be its owner's (spec 2 §2.6). */
export function PrototypeScreen() {
  const shown = useShownAgent()
  if (shown.state !== 'ready') return <AgentMissing shown={shown} />
  return <Website region={shown.region} agent={shown.agent} />
}

/** A page with the agent's real widget on it, loaded as any website loads it. */
function Website({ region, agent }: { region: Region; agent: PublicAgent }) {
  const { agentId, title, description } = agent
  useEmbedScript(region, agentId)
  useEffect(() => {
    document.title = title
  }, [title])
  return (
    <div className="vg-_prototype">
      <Row as="header" gap={6} className="vg-_prototype__bar" dir={directionOf(agent.lang)}>
        <strong>{title}</strong>
        <span aria-hidden="true" />
        <span aria-hidden="true" />
        <span aria-hidden="true" />
      </Row>
      <Stack as="main" className="vg-_prototype__page">
        <Heading level={1} size="display" dir="auto">
          {title}
        </Heading>
        <Text size="lg" tone="muted" dir="auto">
          {description}
        </Text>
        <Text size="lg" tone="muted">
          This is a demo page. The agent is in the corner, as visitors will find it.
        </Text>
        <div className="vg-_prototype__lines" aria-hidden="true">
          <i />
          <i />
          <i />
          <b />
          <b />
          <b />
        </div>
      </Stack>
    </div>
  )
}
