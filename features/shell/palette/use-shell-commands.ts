import {
  Building2,
  CircleUser,
  Keyboard,
  KeyRound,
  LogOut,
  MessageCircle,
  Monitor,
  Moon,
  Plus,
  Settings,
  Sun,
  Users,
} from 'lucide-react'
import { matchPath, useLocation, useNavigate } from 'react-router-dom'
import { useAppearance } from '#features/shared/appearance/appearance-context.ts'
import type { Command } from '#features/shared/commands/command.types.ts'
import { useOfferedCommands } from '#features/shared/commands/commands-context.tsx'
import { paths } from '#features/shared/paths.ts'
import { useMay } from '#features/shared/session/use-may.ts'
import { useWorkspace } from '#features/shared/session/workspace-context.ts'
import { useShellDrawer } from '#features/shared/shell-drawer/use-shell-drawer.ts'
import { useTestChat } from '#features/shared/test-chat/use-test-chat.ts'
import { convertTemplate } from '#mocks/contracts/agents/template.contract.ts'
import { createWorkspaceKey } from '#mocks/contracts/workspaces/workspace-key.contract.ts'
import { navigation } from '../navigation-entries.ts'

/** What the palette is given by the shell. */
export interface ShellCommandsOptions {
  onSignOut: () => void
  onShowShortcuts: () => void
}

/** The agent in an address; undefined where it names none. */
export function agentIn(pathname: string): string | undefined {
  return matchPath(paths.agent.pattern, pathname)?.params.agentId
}

/** Everything that can be gone to or done from here by who is signed in: what they may not is not among it. */
export function useShellCommands({ onSignOut, onShowShortcuts }: ShellCommandsOptions): Command[] {
  const { region, workspace, workspaces, select } = useWorkspace()
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const { show } = useShellDrawer()
  const chat = useTestChat()
  const { preference, choose } = useAppearance()
  const offered = useOfferedCommands()
  const mayMake = useMay(convertTemplate)
  const mayMakeKeys = useMay(createWorkspaceKey)
  const agentId = agentIn(pathname)
  const isOpen = chat.open
  const screens = navigation().flatMap((item) => ('entries' in item ? item.entries : [item]))

  const ofAgent: Command[] = agentId
    ? [
        {
          id: 'agent.test',
          label: isOpen ? 'Close the test chat' : 'Open the test chat',
          group: 'This agent',
          keywords: 'try debugger',
          icon: MessageCircle,
          run: () => (isOpen ? chat.close() : chat.show()),
        },
      ]
    : []
  const modes = [
    { value: 'light', label: 'Use the light theme', icon: Sun },
    { value: 'dark', label: 'Use the dark theme', icon: Moon },
    { value: 'system', label: "Use my device's theme", icon: Monitor },
  ] as const

  return [
    ...ofAgent,
    ...offered(),
    ...screens.map(({ label, icon, href }) => ({
      id: `screen.${label}`,
      label,
      group: 'Screens',
      keywords: 'go to',
      icon,
      run: () => navigate(href(region)),
    })),
    ...(mayMakeKeys
      ? [
          {
            id: 'screen.keys',
            label: 'API keys',
            group: 'Screens',
            keywords: 'go to secret',
            icon: KeyRound,
            run: () => navigate(paths.keys.href(region)),
          },
        ]
      : []),
    ...(mayMake
      ? [
          {
            id: 'agent.new',
            label: 'New agent',
            group: 'Actions',
            keywords: 'create make',
            icon: Plus,
            run: () => show('agent'),
          },
        ]
      : []),
    ...workspaces
      .filter(({ uid }) => uid !== workspace.uid)
      .map((each) => ({
        id: `workspace.${each.uid}`,
        label: `Switch to ${each.workspaceName}`,
        group: 'Workspaces',
        keywords: 'workspace',
        icon: Building2,
        run: () => select(each),
      })),
    {
      id: 'workspace.new',
      label: 'New workspace',
      group: 'Workspaces',
      keywords: 'create make',
      icon: Plus,
      run: () => show('workspace'),
    },
    {
      id: 'settings.account',
      label: 'Account settings',
      group: 'Settings',
      keywords: 'profile password browsers',
      icon: CircleUser,
      run: () => show('account'),
    },
    {
      id: 'settings.workspace',
      label: 'Workspace settings',
      group: 'Settings',
      keywords: 'name picture delete',
      icon: Settings,
      run: () => show('workspace-settings'),
    },
    {
      id: 'settings.people',
      label: 'People',
      group: 'Settings',
      keywords: 'new user invite member permissions seats',
      icon: Users,
      run: () => show('user'),
    },
    ...modes
      .filter(({ value }) => value !== preference)
      .map(({ value, label, icon }) => ({
        id: `theme.${value}`,
        label,
        group: 'Settings',
        keywords: 'appearance mode colour',
        icon,
        run: () => choose(value),
      })),
    {
      id: 'shortcuts',
      label: 'Keyboard shortcuts',
      group: 'Settings',
      keywords: 'keys help',
      icon: Keyboard,
      run: onShowShortcuts,
    },
    {
      id: 'sign-out',
      label: 'Sign out',
      group: 'Settings',
      keywords: 'log out leave',
      icon: LogOut,
      run: onSignOut,
    },
  ]
}
