import type { AgentSection } from '#features/agents/frame/agent-frame.tsx'
import { paths } from '#features/shared/paths.ts'
import { type ScreenRow, screen } from './screen.ts'

/** A section of an agent, who may see it, its address and its screen. */
type SectionRow = AgentSection & ScreenRow

/** The tabs of an agent that have a screen, in the specification's order (spec 3 §2). */
export const agentSections: readonly SectionRow[] = [
  {
    tab: 'overview',
    label: 'Widget',
    needs: 'view',
    ...screen(paths.agentOverview, () =>
      import('./agents/agent-overview.route.tsx').then((m) => m.Component),
    ),
  },
  {
    tab: 'settings',
    label: 'Settings',
    needs: 'editAgents',
    ...screen(paths.agentSettings, () =>
      import('./agents/agent-settings.route.tsx').then((m) => m.Component),
    ),
  },
]
