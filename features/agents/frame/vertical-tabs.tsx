import { PanelLeftClose, PanelLeftOpen, Plus } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { NavLink } from 'react-router-dom'
import { readLocal, writeLocal } from '#features/shared/local-values.ts'
import { useMay } from '#features/shared/session/use-may.ts'
import { useShellDrawer } from '#features/shared/shell-drawer/use-shell-drawer.ts'
import { WaitingCount } from '#features/shared/waiting/waiting-count.tsx'
import { convertTemplate } from '#mocks/contracts/agents/template.contract.ts'
import { Button } from '#ui/button/button.tsx'
import { IconButton } from '#ui/icon-button/icon-button.tsx'
import { VisuallyHidden } from '#ui/visually-hidden/visually-hidden.tsx'
import type { AgentTabsProps } from './agent-tabs.tsx'
import { iconOfTab } from './tab-icons.ts'

interface VerticalTabsProps
  extends Pick<AgentTabsProps, 'agentId' | 'tabs' | 'current' | 'hidden' | 'hrefOf'> {
  /** Changes the organisation or the workspace; left out while collapsed. */
  switcher?: ReactNode
}

/** The tabs beside the screen, with New Agent and the switchers; they collapse to their icons (spec 3 §2). */
export function VerticalTabs({ agentId, tabs, current, hidden, hrefOf, switcher }: VerticalTabsProps) {
  const [collapsed, setCollapsed] = useState(() => readLocal('vg_agent_tabs') === 'collapsed')
  const { show } = useShellDrawer()
  const mayMake = useMay(convertTemplate)
  const newAgent = () => show('agent')

  function toggle() {
    writeLocal('vg_agent_tabs', collapsed ? 'open' : 'collapsed')
    setCollapsed(!collapsed)
  }

  return (
    <div className="vg-_agent-frame__side" data-collapsed={collapsed || undefined}>
      <IconButton
        size="sm"
        label={collapsed ? 'Expand tabs' : 'Collapse tabs'}
        aria-expanded={!collapsed}
        icon={collapsed ? <PanelLeftOpen aria-hidden /> : <PanelLeftClose aria-hidden />}
        onClick={toggle}
      />
      {!collapsed && switcher}
      {mayMake &&
        (collapsed ? (
          <IconButton tone="neutral" label="New Agent" icon={<Plus aria-hidden />} onClick={newAgent} />
        ) : (
          <Button icon={<Plus aria-hidden />} onClick={newAgent}>
            New Agent
          </Button>
        ))}
      <nav aria-label="Agent">
        <ul className="vg-_agent-frame__column">
          {tabs
            .filter(({ tab }) => !hidden.includes(tab) || tab === current)
            .map(({ tab, label }) => {
              const Icon = iconOfTab(tab)
              return (
                <li key={tab}>
                  <NavLink
                    to={hrefOf(tab)}
                    className="vg-_agent-frame__tab"
                    title={collapsed ? label : undefined}
                  >
                    <Icon aria-hidden />
                    {collapsed ? <VisuallyHidden>{label}</VisuallyHidden> : label}
                    {tab === 'convos' && <WaitingCount agentId={agentId} />}
                  </NavLink>
                </li>
              )
            })}
        </ul>
      </nav>
    </div>
  )
}
