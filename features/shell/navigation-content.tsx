import { Plus } from 'lucide-react'
import { NavLink } from 'react-router-dom'
import { readBoot } from '#features/shared/boot.ts'
import { BrandMark } from '#features/shared/brand/brand-mark.tsx'
import { paths } from '#features/shared/paths.ts'
import { useMay } from '#features/shared/session/use-may.ts'
import { useWorkspace } from '#features/shared/session/workspace-context.ts'
import { useShellDrawer } from '#features/shared/shell-drawer/use-shell-drawer.ts'
import { convertTemplate } from '#mocks/contracts/agents/template.contract.ts'
import { Button } from '#ui/button/button.tsx'
import { IconButton } from '#ui/icon-button/icon-button.tsx'
import { AppearanceToggle } from './appearance-toggle.tsx'
import { navigation } from './navigation-entries.ts'
import { NavigationGroup } from './navigation-group.tsx'
import { NavigationLink } from './navigation-link.tsx'
import { PlanWidget } from './plan-widget.tsx'
import './navigation-content.css'

interface NavigationContentProps {
  /** Icons alone. @default false */
  collapsed?: boolean
  /** Something was chosen; closes the drawer it stands in. */
  onChoose?: () => void
}

/** Where one can go, and New Agent: the same in the side navigation and in the phone's drawer (spec 2 §2.6). */
export function NavigationContent({ collapsed = false, onChoose }: NavigationContentProps) {
  const { region } = useWorkspace()
  const mayMake = useMay(convertTemplate)
  const { show } = useShellDrawer()
  const { name } = readBoot().brand

  function handleNewAgent() {
    show('agent')
    onChoose?.()
  }

  return (
    <div className="vg-navigation" data-collapsed={collapsed || undefined}>
      <NavLink
        to={paths.agents.href(region)}
        className="vg-navigation__brand"
        aria-label={name}
        onClick={onChoose}
      >
        <BrandMark />
        {!collapsed && <span>{name}</span>}
      </NavLink>
      {mayMake &&
        (collapsed ? (
          <IconButton tone="neutral" label="New Agent" icon={<Plus aria-hidden />} onClick={handleNewAgent} />
        ) : (
          <Button icon={<Plus aria-hidden />} onClick={handleNewAgent}>
            New Agent
          </Button>
        ))}
      <nav className="vg-_navigation__entries" aria-label="Main">
        {navigation().map((item) =>
          'entries' in item ? (
            <NavigationGroup
              key={item.group}
              {...item}
              region={region}
              collapsed={collapsed}
              onChoose={onChoose}
            />
          ) : (
            <NavigationLink
              key={item.label}
              entry={item}
              region={region}
              collapsed={collapsed}
              onChoose={onChoose}
            />
          ),
        )}
      </nav>
      {!collapsed && <PlanWidget />}
      <AppearanceToggle collapsed={collapsed} />
    </div>
  )
}
