import { ExternalLink } from 'lucide-react'
import type { ReactElement } from 'react'
import { Menu } from '#ui/menu/menu.tsx'
import { MenuItem } from '#ui/menu/menu-item.tsx'
import type { AgentAction, AgentActionContext } from './agent-action-entries.ts'

interface AgentActionsProps {
  trigger: ReactElement
  /** What may be done with the agent. */
  actions: readonly AgentAction[]
  /** What its entries do. */
  context: AgentActionContext
  /** Address of the agent's demo, for where the bar has no room for it. */
  demo: string
}

/** The agent actions menu (spec 2 §2.6). */
export function AgentActions({ trigger, actions, context, demo }: AgentActionsProps) {
  return (
    <Menu defaultOpen align="end" trigger={trigger}>
      <MenuItem
        icon={<ExternalLink aria-hidden />}
        onSelect={() => window.open(demo, '_blank', 'noopener,noreferrer')}
      >
        Demo
      </MenuItem>
      {actions.map(({ label, icon: Icon, run }) => (
        <MenuItem key={label} icon={<Icon aria-hidden />} onSelect={() => run(context)}>
          {label}
        </MenuItem>
      ))}
    </Menu>
  )
}
