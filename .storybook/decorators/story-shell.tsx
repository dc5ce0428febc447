import type { ReactNode } from 'react'
import { useMatch } from 'react-router-dom'
import { agentSections } from '#app/routes/agent-sections.ts'
import { AgentBar } from '#features/agents/bar/agent-bar.tsx'
import { UnsavedProvider } from '#features/agents/core/unsaved-provider.tsx'
import { AgentFrame } from '#features/agents/frame/agent-frame.tsx'
import { CommandsProvider } from '#features/shared/commands/commands-context.tsx'
import { paths } from '#features/shared/paths.ts'
import { AppShell } from '#features/shell/app-shell.tsx'

const stays = () => {}

/** A screen with the app around it, as people meet it: an agent's with the agent's tabs. */
export function StoryShell({ children }: { children: ReactNode }) {
  const agentId = useMatch(paths.agent.pattern)?.params.agentId
  return (
    <CommandsProvider>
      <UnsavedProvider>
        <AppShell onSignOut={stays} agentBar={agentId && <AgentBar />}>
          {agentId ? (
            <AgentFrame agentId={agentId} sections={agentSections}>
              {children}
            </AgentFrame>
          ) : (
            children
          )}
        </AppShell>
      </UnsavedProvider>
    </CommandsProvider>
  )
}
