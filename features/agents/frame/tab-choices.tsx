import type { ReactElement } from 'react'
import { useNavigate } from 'react-router-dom'
import { WaitingCount } from '#features/shared/waiting/waiting-count.tsx'
import type { TabRow } from '#mocks/contracts/agents/tab-rules.ts'
import { Menu, MenuSeparator } from '#ui/menu/menu.tsx'
import { MenuGroup, MenuItem } from '#ui/menu/menu-item.tsx'

export interface TabChoicesProps {
  agentId: string
  /** Every tab one may see. */
  tabs: readonly TabRow[]
  /** Those that did not fit. */
  more: readonly TabRow[]
  hidden: readonly string[]
  onToggle: (tab: string) => void
  hrefOf: (tab: string) => string
}

/** The tabs there was no room for, and which are shown at all. */
export function TabChoices({
  agentId,
  tabs,
  more,
  hidden,
  onToggle,
  hrefOf,
  trigger,
}: TabChoicesProps & { trigger: ReactElement }) {
  const navigate = useNavigate()
  const shownCount = tabs.filter(({ tab }) => !hidden.includes(tab)).length
  return (
    <Menu trigger={trigger} align="end" defaultOpen>
      {more.map(({ tab, label }) => (
        <MenuItem key={tab} onSelect={() => navigate(hrefOf(tab))}>
          {label} {tab === 'convos' && <WaitingCount agentId={agentId} />}
        </MenuItem>
      ))}
      {more.length > 0 && <MenuSeparator />}
      <MenuGroup label="Show these tabs">
        {tabs.map(({ tab, label }) => {
          const isShown = !hidden.includes(tab)
          return (
            <MenuItem
              key={tab}
              checked={isShown}
              // One is left: without any there would be no way to another.
              disabled={isShown && shownCount === 1}
              onSelect={() => onToggle(tab)}
            >
              {label}
            </MenuItem>
          )
        })}
      </MenuGroup>
    </Menu>
  )
}
