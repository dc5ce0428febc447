import { Bot } from 'lucide-react'
import { useEffect, useEffectEvent, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import type { Command } from '#features/shared/commands/command.types.ts'
import { useFoundCommands } from '#features/shared/commands/commands-context.tsx'
import { paths } from '#features/shared/paths.ts'
import { useWorkspace } from '#features/shared/session/workspace-context.ts'
import { useTestChat } from '#features/shared/test-chat/use-test-chat.ts'
import { CommandPalette } from '#ui/command-palette/command-palette.tsx'
import { rankCommands } from './rank-commands.ts'
import { recentCommands, rememberCommand } from './recent-commands.ts'
import { ShortcutKeys } from './shortcut-keys.tsx'
import { ShortcutSheet } from './shortcut-sheet.tsx'
import { shortcuts } from './shortcuts.ts'
import { useFoundAgents } from './use-found-agents.ts'
import { agentIn, useShellCommands } from './use-shell-commands.ts'

export interface CommandCenterProps {
  /** What was asked for, anew with each press: `palette`, `shortcuts`, or the id of a command. */
  asked: { command: string }
  onSignOut: () => void
}

/** What shortcuts and the search button open: the palette, the sheet of shortcuts, or a command at once. */
export function CommandCenter({ asked, onSignOut }: CommandCenterProps) {
  const [open, setOpen] = useState<'palette' | 'shortcuts'>()
  const showShortcuts = () => setOpen('shortcuts')
  const commands = useShellCommands({ onSignOut, onShowShortcuts: showShortcuts })

  const answer = useEffectEvent((command: string) => {
    if (command === 'palette' || command === 'shortcuts') setOpen(command)
    else commands.find(({ id }) => id === command)?.run()
  })
  useEffect(() => answer(asked.command), [asked])

  return (
    <>
      {open === 'palette' && (
        <Palette
          commands={commands}
          onClose={() => setOpen((now) => (now === 'palette' ? undefined : now))}
        />
      )}
      <ShortcutSheet open={open === 'shortcuts'} onClose={() => setOpen(undefined)} />
    </>
  )
}

/** The palette while it is open. */
function Palette({ commands, onClose }: { commands: readonly Command[]; onClose: () => void }) {
  const [query, setQuery] = useState('')
  const { region } = useWorkspace()
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const chat = useTestChat()
  const { agents, foundBy, searching, failed } = useFoundAgents(query)
  const [recent] = useState(recentCommands)
  const here = agentIn(pathname)

  const ofAgents: Command[] = agents
    .filter(({ ID }) => ID !== here)
    .map(({ ID, title, description }) => ({
      id: `open.${ID}`,
      label: title,
      group: 'Agents',
      // The server found them, by words that may stand in the description.
      keywords: `agent ${description} ${foundBy}`,
      icon: Bot,
      run: () => navigate(paths.agent.href(region, ID, undefined, { showDebugger: chat.open })),
    }))
  const found = useFoundCommands(query)
  const all = [...commands, ...ofAgents, ...found]
  const lately = recent.flatMap((id) => all.find((each) => each.id === id) ?? [])
  const shown = query.trim()
    ? // What a finder found it has ranked itself, by words that are not written there.
      [...rankCommands([...commands, ...ofAgents], query), ...found]
    : [
        ...lately.map((command) => ({ ...command, group: 'Recent' })),
        ...all.filter((command) => !lately.includes(command)),
      ]

  return (
    <CommandPalette
      open
      onOpenChange={(next) => next || onClose()}
      label="Search agents, screens and actions"
      items={shown.map(({ id, label, group, icon: Icon }) => {
        const shortcut = shortcuts.find(({ command }) => command === id)
        return {
          id,
          label,
          group,
          icon: <Icon aria-hidden />,
          aside: shortcut && <ShortcutKeys {...shortcut} />,
        }
      })}
      onQueryChange={setQuery}
      loading={searching && query.trim() !== ''}
      emptyText={
        failed
          ? 'Agents could not be searched. Nothing else matches.'
          : 'Nothing matches. Try fewer or different words.'
      }
      onSelect={({ id }) => {
        rememberCommand(id)
        all.find((command) => command.id === id)?.run()
      }}
    />
  )
}
