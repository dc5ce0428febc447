import { useEffect } from 'react'
import { paths } from '#features/shared/paths.ts'
import { AgentMissing } from './shown-agent-view.tsx'
import { useShownAgent } from './use-shown-agent.ts'
import './prototype.css'

/** An agent to talk to, and nothing else: a link to give away. (/share) */
export function ShareScreen() {
  const shown = useShownAgent()
  const title = shown.state === 'ready' ? shown.agent.title : undefined
  useEffect(() => {
    if (title !== undefined) document.title = title
  }, [title])
  if (shown.state !== 'ready') return <AgentMissing shown={shown} />
  const { region, agent } = shown
  return (
    <main className="vg-_share" aria-label={agent.title}>
      <iframe
        className="vg-_share__frame"
        src={paths.embed.href(region, agent.agentId)}
        title={`Chat with ${agent.title}`}
        allow="clipboard-write"
      />
    </main>
  )
}
