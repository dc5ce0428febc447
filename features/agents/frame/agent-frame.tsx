import type { ReactNode } from 'react'
import { NavLink } from 'react-router-dom'
import { paths } from '#features/shared/paths.ts'
import type { Region } from '#mocks/contracts/shared/region.ts'
import './agent-frame.css'

/** A section of an agent that has a screen (spec 3 §2, agent routes and tabs). */
export interface AgentSection {
  /** Last part of the address, e.g. `overview`. */
  tab: string
  label: string
}

/** Props of `AgentFrame`. */
interface AgentFrameProps {
  region: Region
  agentId: string
  /** In the order of the tabs. */
  sections: readonly AgentSection[]
  /** Tabs above the screen, or beside it. Phones always have them above. @default 'horizontal' */
  layout?: 'horizontal' | 'vertical'
  children: ReactNode
}

/** The tabs of an agent around the screen of one; a single section needs none (spec 3 §2, navigation rules). */
export function AgentFrame({ region, agentId, sections, layout = 'horizontal', children }: AgentFrameProps) {
  if (sections.length < 2) return children
  return (
    <div className="vg-agent-frame" data-layout={layout}>
      <nav className="vg-agent-frame__tabs" aria-label="Agent">
        {sections.map(({ tab, label }) => (
          <NavLink key={tab} to={paths.agent.href(region, agentId, tab)} className="vg-agent-frame__tab">
            {label}
          </NavLink>
        ))}
      </nav>
      <div className="vg-agent-frame__screen">{children}</div>
    </div>
  )
}
