import { ChevronsUpDown } from 'lucide-react'
import { type ComponentProps, createContext, use } from 'react'
import { AgentAvatar } from '#features/shared/agent-avatar/agent-avatar.tsx'
import { lazyPart } from '#features/shared/on-demand/lazy-part.ts'
import { OnDemand } from '#features/shared/on-demand/on-demand.tsx'
import type { Agent } from '#mocks/contracts/agents/agent.schema.ts'
import { cutName } from '#ui/format/cut-name.ts'
import { VisuallyHidden } from '#ui/visually-hidden/visually-hidden.tsx'

const AgentSwitcherPanel = lazyPart(() =>
  import('./agent-switcher-panel.tsx').then((m) => m.AgentSwitcherPanel),
)

const ShownAgent = createContext<Agent | null>(null)

/** Says which agent it is. One button whatever is drawn anew around it: a press is not lost between two of them. */
function SwitcherButton(props: ComponentProps<'button'>) {
  const agent = use(ShownAgent)
  if (!agent) return null
  return (
    <button {...props} type="button" className="vg-_agent-bar__switcher" title={agent.title}>
      <VisuallyHidden>Agent: {agent.title}</VisuallyHidden>
      <AgentAvatar agent={agent} size="sm" />
      <span className="vg-_agent-bar__title" aria-hidden>
        {cutName(agent.title, 20)}
      </span>
      <ChevronsUpDown aria-hidden />
    </button>
  )
}

/** The agent one works on, and the way to the others (spec 2 §2.6). */
export function AgentSwitcher({ agent }: { agent: Agent }) {
  return (
    <ShownAgent value={agent}>
      <OnDemand trigger={SwitcherButton} preload={AgentSwitcherPanel.preload}>
        <AgentSwitcherPanel trigger={<SwitcherButton />} agentId={agent.ID} />
      </OnDemand>
    </ShownAgent>
  )
}
