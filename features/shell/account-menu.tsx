import { LogOut, Settings, Sparkles } from 'lucide-react'
import type { ReactElement } from 'react'
import { paths } from '#features/shared/paths.ts'
import { useSession } from '#features/shared/session/session-context.ts'
import { useShellDrawer } from '#features/shared/shell-drawer/use-shell-drawer.ts'
import { Menu } from '#ui/menu/menu.tsx'
import { MenuGroup, MenuItem } from '#ui/menu/menu-item.tsx'
import { useOffersUpgrade } from './use-offers-upgrade.ts'

interface AccountMenuProps {
  trigger: ReactElement
  onSignOut: () => void
  /** Whether signing out is under way. */
  signingOut: boolean
}

/** Account Settings and sign out, under the address one is signed in with. */
export function AccountMenu({ trigger, onSignOut, signingOut }: AccountMenuProps) {
  const { user } = useSession()
  const { show } = useShellDrawer()
  const upgrades = useOffersUpgrade()
  return (
    <Menu defaultOpen align="end" trigger={trigger}>
      <MenuGroup label={user.email}>
        <MenuItem icon={<Settings aria-hidden />} onSelect={() => show('account')}>
          Account Settings
        </MenuItem>
        {upgrades && (
          <MenuItem
            icon={<Sparkles aria-hidden />}
            onSelect={() => window.location.assign(paths.pricing.href())}
          >
            Upgrade Plan
          </MenuItem>
        )}
        <MenuItem icon={<LogOut aria-hidden />} onSelect={onSignOut} disabled={signingOut}>
          Sign out
        </MenuItem>
      </MenuGroup>
    </Menu>
  )
}
