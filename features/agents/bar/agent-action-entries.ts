import { Code, Copy, FileDown, History, type LucideIcon } from 'lucide-react'

/** What the actions are done with. */
export interface AgentActionContext {
  copyId: () => void
  exportTemplate: () => void
  showScript: () => void
  showHistory: () => void
}

/** One entry of the agent actions menu. */
interface AgentAction {
  label: string
  icon: LucideIcon
  run: (context: AgentActionContext) => void
}

/** The actions that have a screen, in the specification's order; a channel joins by one row (spec 2 §2.6). */
export const agentActions: readonly AgentAction[] = [
  { label: 'Copy Agent ID', icon: Copy, run: ({ copyId }) => copyId() },
  {
    label: 'Export Agent Template',
    icon: FileDown,
    run: ({ exportTemplate }) => exportTemplate(),
  },
  { label: 'Website Script', icon: Code, run: ({ showScript }) => showScript() },
  { label: 'Version History', icon: History, run: ({ showHistory }) => showHistory() },
]
