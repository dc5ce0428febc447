import { Code, Copy, FileDown, History, type LucideIcon } from 'lucide-react'
import { getAgent } from '#mocks/contracts/agents/agent.contract.ts'
import { exportAgentToJson } from '#mocks/contracts/agents/template-file.contract.ts'
import { listVersions } from '#mocks/contracts/agents/version.contract.ts'
import type { Needs } from '#mocks/contracts/shared/needs.ts'

/** What the actions are done with. */
export interface AgentActionContext {
  copyId: () => void
  exportTemplate: () => void
  showScript: () => void
  showHistory: () => void
}

/** One entry of the agent actions menu. */
export interface AgentAction {
  label: string
  icon: LucideIcon
  /** What it calls: who may not call that is not offered the action. */
  calls: { needs: Needs }
  run: (context: AgentActionContext) => void
}

/** The actions that have a screen, in the specification's order; a channel joins by one row (spec 2 §2.6). */
export const agentActions: readonly AgentAction[] = [
  { label: 'Copy Agent ID', icon: Copy, calls: getAgent, run: ({ copyId }) => copyId() },
  {
    label: 'Export Agent Template',
    icon: FileDown,
    calls: exportAgentToJson,
    run: ({ exportTemplate }) => exportTemplate(),
  },
  { label: 'Website Script', icon: Code, calls: getAgent, run: ({ showScript }) => showScript() },
  { label: 'Version History', icon: History, calls: listVersions, run: ({ showHistory }) => showHistory() },
]
