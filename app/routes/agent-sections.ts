import type { ComponentType } from 'react'
import type { AgentSection } from '#features/agents/frame/agent-frame.tsx'
import { paths } from '#features/shared/paths.ts'
import { type ScreenRow, screen } from './screen.ts'

/** A section of an agent, who may see it, its address and its screen. */
type SectionRow = AgentSection & ScreenRow

function section(
  row: AgentSection,
  path: { pattern: string },
  load: () => Promise<ComponentType>,
): SectionRow {
  return { ...row, ...screen(path, row.label, load) }
}

/** The tabs of an agent that have a screen, in the specification's order (spec 3 §2). */
export const agentSections: readonly SectionRow[] = [
  section({ tab: 'home', label: 'Home', needs: 'view' }, paths.agentHome, () =>
    import('./agents/agent-home.route.tsx').then((m) => m.Component),
  ),
  section({ tab: 'overview', label: 'Widget', needs: 'view' }, paths.agentOverview, () =>
    import('./agents/agent-overview.route.tsx').then((m) => m.Component),
  ),
  section({ tab: 'voice', label: 'Voice', needs: 'view' }, paths.agentVoice, () =>
    import('./agents/agent-voice.route.tsx').then((m) => m.Component),
  ),
  section({ tab: 'nodes', label: 'Prompt', needs: 'view' }, paths.agentNodes, () =>
    import('./agents/agent-prompt.route.tsx').then((m) => m.Component),
  ),
  section({ tab: 'prompt', label: 'Canvas', needs: 'view' }, paths.agentCanvas, () =>
    import('./agents/agent-canvas.route.tsx').then((m) => m.Component),
  ),
  section({ tab: 'kb', label: 'Knowledge', needs: 'view' }, paths.agentKnowledge, () =>
    import('./agents/agent-knowledge.route.tsx').then((m) => m.Component),
  ),
  section({ tab: 'convos', label: 'Chats', needs: 'view' }, paths.agentChats, () =>
    import('./agents/agent-chats.route.tsx').then((m) => m.Component),
  ),
  section({ tab: 'analytics', label: 'Analytics', needs: 'view' }, paths.agentAnalytics, () =>
    import('./agents/agent-analytics.route.tsx').then((m) => m.Component),
  ),
  section({ tab: 'metrics', label: 'Metrics', needs: 'view' }, paths.agentMetrics, () =>
    import('./agents/agent-metrics.route.tsx').then((m) => m.Component),
  ),
  section({ tab: 'leads', label: 'Leads', needs: 'view' }, paths.agentLeads, () =>
    import('./agents/agent-leads.route.tsx').then((m) => m.Component),
  ),
  section({ tab: 'tools', label: 'Tools', needs: 'view' }, paths.agentTools, () =>
    import('./agents/agent-tools.route.tsx').then((m) => m.Component),
  ),
  section({ tab: 'settings', label: 'Settings', needs: 'editAgents' }, paths.agentSettings, () =>
    import('./agents/agent-settings.route.tsx').then((m) => m.Component),
  ),
]
