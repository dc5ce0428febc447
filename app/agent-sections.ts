import type { ComponentType } from 'react'
import type { AgentSection } from '#features/agents/frame/agent-frame.tsx'
import { paths } from '#features/shared/paths.ts'

/** A section of an agent, who may see it, its address and its screen. A section joins by one row. */
interface MountedSection extends AgentSection {
  pattern: string
  load: () => Promise<{ Component: ComponentType }>
}

/** The tabs of an agent that have a screen, in the specification's order (spec 3 §2). */
export const agentSections: readonly MountedSection[] = [
  {
    tab: 'overview',
    label: 'Widget',
    needs: 'view',
    pattern: paths.agentOverview.pattern,
    load: () => import('./routes/agents/agent-overview.route.tsx'),
  },
]
