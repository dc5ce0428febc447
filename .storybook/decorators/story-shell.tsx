import type { ReactNode } from 'react'
import { useMatch } from 'react-router-dom'
import { AgentBar } from '#features/agents/bar/agent-bar.tsx'
import { UnsavedProvider } from '#features/agents/core/unsaved-provider.tsx'
import { paths } from '#features/shared/paths.ts'
import { AppShell } from '#features/shell/app-shell.tsx'

const stays = () => {}

/** A screen with the app around it, as people meet it. */
export function StoryShell({ children }: { children: ReactNode }) {
  const onAgentPage = useMatch(paths.agent.pattern) !== null
  return (
    <UnsavedProvider>
      <AppShell onSignOut={stays} agentBar={onAgentPage && <AgentBar />}>
        {children}
      </AppShell>
    </UnsavedProvider>
  )
}
