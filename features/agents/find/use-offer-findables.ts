import { useQuery } from '@tanstack/react-query'
import { LayoutPanelLeft } from 'lucide-react'
import { useNavigate } from 'react-router-dom'
import { useOfferCommands, useOfferFinder } from '#features/shared/commands/commands-context.tsx'
import { paths } from '#features/shared/paths.ts'
import { useWorkspace } from '#features/shared/session/workspace-context.ts'
import { useTestChat } from '#features/shared/test-chat/use-test-chat.ts'
import type { TabRow } from '#mocks/contracts/agents/tab-rules.ts'
import { agentQuery } from '../core/agent.queries.ts'

/** Lets the command palette lead to the agent's sections, and find what the search of the agent finds. */
export function useOfferFindables(agentId: string, sections: readonly TabRow[]): void {
  const navigate = useNavigate()
  const { region } = useWorkspace()
  const { open: showDebugger } = useTestChat()
  const platform = useQuery(agentQuery(region, agentId)).data?.agentPlatform
  useOfferCommands(
    sections.map(({ tab, label }) => ({
      id: `section.${tab}`,
      label,
      group: 'This agent',
      icon: LayoutPanelLeft,
      run: () => navigate(paths.agent.href(region, agentId, tab, { showDebugger })),
    })),
  )
  useOfferFinder(async () => {
    const { commandFinder } = await import('./command-finder.ts')
    return commandFinder({ region, agentId, platform, showDebugger }, sections, navigate)
  })
}
