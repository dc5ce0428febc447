import { Menu as MenuIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { IconButton } from '#ui/icon-button/icon-button.tsx'
import { Row } from '#ui/row/row.tsx'
import { Account } from './account.tsx'
import { SearchButton } from './search-button.tsx'
import { UpgradePlan } from './upgrade-plan.tsx'
import { WorkspaceSwitcher } from './workspace-switcher.tsx'
import './top-bar.css'

interface TopBarProps {
  /** Opens the navigation, on phones. */
  onOpenNavigation: () => void
  /** Opens the command palette. */
  onSearch: () => void
  onSignOut: () => void
  /** Whether signing out is under way. */
  signingOut: boolean
  /** What the open agent adds: its switcher and its actions. */
  children?: ReactNode
}

/** The row above every screen: workspace at the start, account at the end (spec 2 §2.6). */
export function TopBar({ onOpenNavigation, onSearch, onSignOut, signingOut, children }: TopBarProps) {
  return (
    <header className="vg-top-bar">
      <IconButton
        className="vg-_top-bar__menu"
        label="Open navigation"
        icon={<MenuIcon aria-hidden />}
        onClick={onOpenNavigation}
      />
      <WorkspaceSwitcher />
      {children}
      <Row className="vg-_top-bar__end">
        <SearchButton onSearch={onSearch} />
        <UpgradePlan />
        <Account onSignOut={onSignOut} signingOut={signingOut} />
      </Row>
    </header>
  )
}
