import { Code, Copy, FileDown, History } from 'lucide-react'
import type { ReactElement } from 'react'
import type { Agent } from '#mocks/contracts/agents/agent.schema.ts'
import type { Region } from '#mocks/contracts/shared/region.ts'
import { copyText } from '#ui/hooks/use-copy.ts'
import { Menu } from '#ui/menu/menu.tsx'
import { MenuItem } from '#ui/menu/menu-item.tsx'
import { useToast } from '#ui/toast/toast-context.ts'
import { useExportTemplate } from './use-export-template.ts'

/** Props of `AgentActions`. */
interface AgentActionsProps {
  trigger: ReactElement
  region: Region
  agent: Agent
  onShowScript: () => void
  onShowHistory: () => void
}

/** The agent actions menu; a channel joins it with its screen (spec 2 §2.6). */
export function AgentActions({ trigger, region, agent, onShowScript, onShowHistory }: AgentActionsProps) {
  const { notify } = useToast()
  const exportTemplate = useExportTemplate(region, agent)
  return (
    <Menu defaultOpen align="end" trigger={trigger}>
      <MenuItem
        icon={<Copy aria-hidden />}
        onSelect={() =>
          void copyText(agent.ID).then((copied) =>
            notify(copied ? { kind: 'success', title: 'Copied' } : { kind: 'failure', title: 'Not copied' }),
          )
        }
      >
        Copy Agent ID
      </MenuItem>
      {agent.enableNodes && (
        <MenuItem icon={<FileDown aria-hidden />} onSelect={() => void exportTemplate()}>
          Export Agent Template
        </MenuItem>
      )}
      <MenuItem icon={<Code aria-hidden />} onSelect={onShowScript}>
        Website Script
      </MenuItem>
      <MenuItem icon={<History aria-hidden />} onSelect={onShowHistory}>
        Version History
      </MenuItem>
    </Menu>
  )
}
