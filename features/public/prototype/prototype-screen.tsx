import { useEffect } from 'react'
import { directionOf } from '#features/widget/reading-direction.ts'
import type { PublicAgent } from '#mocks/contracts/embed/embed.contract.ts'
import type { Region } from '#mocks/contracts/shared/region.ts'
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
  const { agentId, title, description, theme } = agent
  useEmbedScript({ agentId, region, title, color: theme?.primary })
  useEffect(() => {
    document.title = title
  }, [title])
  return (
    <div className="vg-prototype">
      <header className="vg-prototype__bar" dir={directionOf(agent.lang)}>
        <strong>{title}</strong>
        <span aria-hidden="true" />
        <span aria-hidden="true" />
        <span aria-hidden="true" />
      </header>
      <main className="vg-prototype__page">
        <h1 dir="auto">{title}</h1>
        <p dir="auto">{description}</p>
        <p className="vg-prototype__hint">
          This is a demo page. The agent is in the corner, as visitors will find it.
        </p>
        <div className="vg-prototype__lines" aria-hidden="true">
          <i />
          <i />
          <i />
          <b />
          <b />
          <b />
        </div>
      </main>
    </div>
  )
}
