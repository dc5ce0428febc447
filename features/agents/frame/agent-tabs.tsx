import { ChevronDown } from 'lucide-react'
import { type ComponentProps, useRef } from 'react'
import { NavLink } from 'react-router-dom'
import { lazyPart } from '#features/shared/on-demand/lazy-part.ts'
import { OnDemand } from '#features/shared/on-demand/on-demand.tsx'
import { WaitingCount } from '#features/shared/waiting/waiting-count.tsx'
import type { TabRow } from '#mocks/contracts/agents/tab-rules.ts'
import { Button } from '#ui/button/button.tsx'
import { useFitting } from '#ui/hooks/use-fitting.ts'

const TabChoices = lazyPart(() => import('./tab-choices.tsx').then((m) => m.TabChoices))

function MoreButton(props: ComponentProps<'button'>) {
  return (
    <Button {...props} size="sm" tone="ghost" iconEnd={<ChevronDown aria-hidden />}>
      More
    </Button>
  )
}

export interface AgentTabsProps {
  agentId: string
  /** Every tab one may see, in order. */
  tabs: readonly TabRow[]
  /** The tab in the address. */
  current: string | undefined
  hidden: readonly string[]
  onToggle: (tab: string) => void
  hrefOf: (tab: string) => string
}

/** The tabs above the screen: as many as fit, the rest and what is hidden under More. */
export function AgentTabs({ agentId, tabs, current, hidden, onToggle, hrefOf }: AgentTabsProps) {
  const line = useRef<HTMLUListElement>(null)
  // Whoever came to a hidden one sees where they are.
  const wanted = tabs.filter(({ tab }) => !hidden.includes(tab) || tab === current)
  const fitting = useFitting(
    line,
    wanted.map(({ tab }) => tab),
    current,
  )
  const shown = wanted.filter(({ tab }) => fitting.includes(tab))
  const more = wanted.filter((tab) => !shown.includes(tab))
  return (
    <nav className="vg-_agent-frame__nav" aria-label="Agent">
      <ul ref={line} className="vg-_agent-frame__tabs">
        {shown.map(({ tab, label }) => (
          <li key={tab} data-fit={tab}>
            <NavLink to={hrefOf(tab)} className="vg-_agent-frame__tab">
              {label}
              {tab === 'convos' && <WaitingCount agentId={agentId} />}
            </NavLink>
          </li>
        ))}
      </ul>
      {!shown.some(({ tab }) => tab === 'convos') && <WaitingCount agentId={agentId} />}
      <OnDemand trigger={MoreButton} preload={TabChoices.preload}>
        <TabChoices
          trigger={<MoreButton />}
          agentId={agentId}
          tabs={tabs}
          more={more}
          hidden={hidden}
          onToggle={onToggle}
          hrefOf={hrefOf}
        />
      </OnDemand>
    </nav>
  )
}
