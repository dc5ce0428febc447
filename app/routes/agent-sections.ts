import type { ComponentType } from 'react'
import type { AgentSection } from '#features/agents/frame/agent-frame.tsx'
import { readBoot } from '#features/shared/boot.ts'
import { paths } from '#features/shared/paths.ts'
import { ofAgent } from './of-agent.tsx'
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

/** Whether this server answers without a model. */
const localAnswers = () => ({ localAnswers: readBoot().responder === 'local' })

/** The tabs of an agent that have a screen, in the specification's order (spec 3 §2). */
export const agentSections: readonly SectionRow[] = [
  section({ tab: 'home', label: 'Home', needs: 'view' }, paths.agentHome, () =>
    import('#features/agents/home/agent-home-screen.tsx').then((m) => ofAgent(m.AgentHomeScreen)),
  ),
  section({ tab: 'overview', label: 'Widget', needs: 'view' }, paths.agentOverview, () =>
    import('./agents/agent-overview.route.tsx').then((m) => m.Component),
  ),
  section({ tab: 'voice', label: 'Voice', needs: 'view' }, paths.agentVoice, () =>
    import('#features/agents/voice/voice-screen.tsx').then((m) => ofAgent(m.VoiceScreen)),
  ),
  section({ tab: 'nodes', label: 'Prompt', needs: 'view' }, paths.agentNodes, () =>
    import('#features/agents/prompt/prompt-screen.tsx').then((m) => ofAgent(m.PromptScreen, localAnswers)),
  ),
  section({ tab: 'prompt', label: 'Canvas', needs: 'view' }, paths.agentCanvas, () =>
    import('#features/agents/canvas/canvas-screen.tsx').then((m) => ofAgent(m.CanvasScreen, localAnswers)),
  ),
  section({ tab: 'kb', label: 'Knowledge', needs: 'view' }, paths.agentKnowledge, () =>
    import('./agents/agent-knowledge.route.tsx').then((m) => m.Component),
  ),
  section({ tab: 'convos', label: 'Chats', needs: 'view' }, paths.agentChats, () =>
    import('#features/agents/inbox/inbox-screen.tsx').then((m) => ofAgent(m.InboxScreen)),
  ),
  section({ tab: 'analytics', label: 'Analytics', needs: 'view' }, paths.agentAnalytics, () =>
    import('#features/agents/analytics/analytics-screen.tsx').then((m) => ofAgent(m.AnalyticsScreen)),
  ),
  section({ tab: 'metrics', label: 'Metrics', needs: 'view' }, paths.agentMetrics, () =>
    import('#features/agents/metrics/metrics-screen.tsx').then((m) => ofAgent(m.MetricsScreen)),
  ),
  section({ tab: 'leads', label: 'Leads', needs: 'view' }, paths.agentLeads, () =>
    import('#features/agents/leads/leads-screen.tsx').then((m) => ofAgent(m.LeadsScreen)),
  ),
  section({ tab: 'tools', label: 'Tools', needs: 'view' }, paths.agentTools, () =>
    import('#features/agents/tools/tools-screen.tsx').then((m) => ofAgent(m.ToolsScreen, localAnswers)),
  ),
  section({ tab: 'settings', label: 'Settings', needs: 'editAgents' }, paths.agentSettings, () =>
    import('#features/agents/settings/settings-screen.tsx').then((m) => ofAgent(m.SettingsScreen)),
  ),
]
