import { KeyRound, Plus, Settings } from 'lucide-react'
import type { ReactElement } from 'react'
import { useNavigate } from 'react-router-dom'
import { paths } from '#features/shared/paths.ts'
import { regionNames } from '#features/shared/region/region-names.ts'
import { useMay } from '#features/shared/session/use-may.ts'
import { useWorkspace } from '#features/shared/session/workspace-context.ts'
import { useShellDrawer } from '#features/shared/shell-drawer/use-shell-drawer.ts'
import { regions } from '#mocks/contracts/shared/region.ts'
import { createWorkspaceKey } from '#mocks/contracts/workspaces/workspace-key.contract.ts'
import { Avatar } from '#ui/avatar/avatar.tsx'
import { cutName } from '#ui/format/cut-name.ts'
import { Menu } from '#ui/menu/menu.tsx'
import { MenuGroup, MenuItem } from '#ui/menu/menu-item.tsx'

/** Characters of a workspace's name in a list (spec 2 §9). */
const longestName = 25

/** Every workspace by region; a region without one is left out. */
export function WorkspaceMenu({ trigger }: { trigger: ReactElement }) {
  const { workspace, workspaces, region, select } = useWorkspace()
  const navigate = useNavigate()
  const mayMakeKeys = useMay(createWorkspaceKey)
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
              <span title={each.workspaceName}>{cutName(each.workspaceName, longestName)}</span>
            </MenuItem>
          ))}
        </MenuGroup>
      ))}
      <MenuGroup label={cutName(workspace.workspaceName, longestName)}>
        <MenuItem icon={<Settings aria-hidden />} onSelect={() => show('workspace-settings')}>
          Settings
        </MenuItem>
        {mayMakeKeys && (
          <MenuItem icon={<KeyRound aria-hidden />} onSelect={() => navigate(paths.keys.href(region))}>
            API keys
          </MenuItem>
        )}
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
