import type { ReactElement } from 'react'
import type { Agent } from '#mocks/contracts/agents/agent.schema.ts'
import type { Region } from '#mocks/contracts/shared/region.ts'
import { copyText } from '#ui/hooks/use-copy.ts'
import { Menu } from '#ui/menu/menu.tsx'
import { MenuItem } from '#ui/menu/menu-item.tsx'
import { useToast } from '#ui/toast/toast-context.ts'
import { type AgentActionHands, agentActions } from './agent-action-entries.ts'
import { useExportTemplate } from './use-export-template.ts'

/** Props of `AgentActions`. */
interface AgentActionsProps {
  trigger: ReactElement
  region: Region
  agent: Agent
  onShowScript: () => void
  onShowHistory: () => void
}

/** The agent actions menu (spec 2 §2.6). */
export function AgentActions({ trigger, region, agent, onShowScript, onShowHistory }: AgentActionsProps) {
  const { notify } = useToast()
  const exportTemplate = useExportTemplate(region, agent)

  async function copyId() {
    const copied = await copyText(agent.ID)
    notify(copied ? { kind: 'success', title: 'Copied' } : { kind: 'failure', title: 'Not copied' })
  }

  const hands: AgentActionHands = {
    copyId: () => void copyId(),
    exportTemplate: () => void exportTemplate(),
    showScript: onShowScript,
    showHistory: onShowHistory,
  }
  return (
    <Menu defaultOpen align="end" trigger={trigger}>
      {agentActions
        .filter(({ offered }) => offered?.(agent) ?? true)
        .map(({ label, icon: Icon, run }) => (
          <MenuItem key={label} icon={<Icon aria-hidden />} onSelect={() => run(hands)}>
            {label}
          </MenuItem>
        ))}
    </Menu>
  )
}
