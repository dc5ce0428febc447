import { NavLink } from 'react-router-dom'
import { WaitingCount } from '#features/shared/waiting/waiting-count.tsx'
import type { Region } from '#mocks/contracts/shared/region.ts'
import type { NavigationEntry } from './navigation-entries.ts'

interface NavigationLinkProps {
  entry: NavigationEntry
  region: Region
  /** The icon alone. */
  collapsed: boolean
  /** It was chosen. */
  onChoose?: () => void
}

/** One entry of the navigation. */
export function NavigationLink({ entry, region, collapsed, onChoose }: NavigationLinkProps) {
  const { label, icon: Icon, href, countsWaiting } = entry
  return (
    <NavLink
      to={href(region)}
      className="vg-navigation__entry"
      title={collapsed ? label : undefined}
      onClick={onChoose}
    >
      <Icon aria-hidden />
      <span className="vg-navigation__label">{label}</span>
      {countsWaiting && <WaitingCount />}
    </NavLink>
  )
}
