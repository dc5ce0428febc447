import { Ellipsis } from 'lucide-react'
import type { ComponentProps } from 'react'
import { lazyPart } from '#features/shared/on-demand/lazy-part.ts'
import { OnDemand } from '#features/shared/on-demand/on-demand.tsx'
import type { AgentCard } from '#mocks/contracts/agents/agent.schema.ts'
import type { Region } from '#mocks/contracts/shared/region.ts'
import { IconButton } from '#ui/icon-button/icon-button.tsx'

const AgentMenu = lazyPart(() => import('./agent-menu.tsx').then((m) => m.AgentMenu))

/** What can be done with an agent of the list. */
export function AgentMenuButton({
  agent,
  region,
}: {
  agent: Pick<AgentCard, 'ID' | 'title'>
  region: Region
}) {
  const Trigger = (props: ComponentProps<'button'>) => (
    <IconButton
      {...props}
      size="sm"
      label={`Actions for ${agent.title}`}
      icon={<Ellipsis aria-hidden />}
      className="vg-_agent-card__menu"
    />
  )
  return (
    <OnDemand trigger={Trigger} preload={AgentMenu.preload}>
      <AgentMenu trigger={<Trigger />} agent={agent} region={region} />
    </OnDemand>
  )
}
