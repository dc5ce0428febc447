import { Plus, Settings } from 'lucide-react'
import type { ReactElement } from 'react'
import { regionNames } from '#features/shared/region/region-names.ts'
import { useWorkspace } from '#features/shared/session/workspace-context.ts'
import { useShellDrawer } from '#features/shared/shell-drawer/use-shell-drawer.ts'
import { regions } from '#mocks/contracts/shared/region.ts'
import { Avatar } from '#ui/avatar/avatar.tsx'
import { Menu } from '#ui/menu/menu.tsx'
import { MenuGroup, MenuItem } from '#ui/menu/menu-item.tsx'

/** Every workspace by region; a region without one is left out. */
export function WorkspaceMenu({ trigger }: { trigger: ReactElement }) {
  const { workspace, workspaces, select } = useWorkspace()
  const { show } = useShellDrawer()
  const groups = regions
    .map((region) => ({ region, members: workspaces.filter((each) => each.region === region) }))
    .filter(({ members }) => members.length > 0)

  return (
    <Menu defaultOpen trigger={trigger}>
      {groups.map(({ region, members }) => (
        <MenuGroup key={region} label={regionNames[region]}>
          {members.map((each) => (
            <MenuItem
              key={each.uid}
              checked={each.uid === workspace.uid}
              icon={
                <Avatar
                  name={each.workspaceName}
                  src={each.workspacePhotoURL}
                  size="xs"
                  shape="square"
                  decorative
                />
              }
              onSelect={() => select(each)}
            >
              {each.workspaceName}
            </MenuItem>
          ))}
        </MenuGroup>
      ))}
      <MenuGroup label={workspace.workspaceName}>
        <MenuItem icon={<Settings aria-hidden />} onSelect={() => show('workspace-settings')}>
          Settings
        </MenuItem>
        <MenuItem icon={<Plus aria-hidden />} onSelect={() => show('user')}>
          New User
        </MenuItem>
        <MenuItem icon={<Plus aria-hidden />} onSelect={() => show('workspace')}>
          New Workspace
        </MenuItem>
      </MenuGroup>
    </Menu>
  )
}
