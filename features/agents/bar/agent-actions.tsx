import type { ReactElement } from 'react'
import { useCopyAndTell } from '#features/shared/copy/use-copy-and-tell.ts'
import type { Agent } from '#mocks/contracts/agents/agent.schema.ts'
import { Menu } from '#ui/menu/menu.tsx'
import { MenuItem } from '#ui/menu/menu-item.tsx'
import { type AgentActionContext, agentActions } from './agent-action-entries.ts'

interface AgentActionsProps {
  trigger: ReactElement
  agent: Agent
  onExport: () => void
  onShowScript: () => void
  onShowHistory: () => void
}

/** The agent actions menu (spec 2 §2.6). */
export function AgentActions({ trigger, agent, onExport, onShowScript, onShowHistory }: AgentActionsProps) {
  const copy = useCopyAndTell()

  const context: AgentActionContext = {
    copyId: () => void copy(agent.ID),
    exportTemplate: onExport,
    showScript: onShowScript,
    showHistory: onShowHistory,
  }
  return (
    <Menu defaultOpen align="end" trigger={trigger}>
      {agentActions.map(({ label, icon: Icon, run }) => (
        <MenuItem key={label} icon={<Icon aria-hidden />} onSelect={() => run(context)}>
          {label}
        </MenuItem>
      ))}
    </Menu>
  )
}
