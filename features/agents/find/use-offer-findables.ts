import { useNavigate } from 'react-router-dom'
import { useOfferFinder } from '#features/shared/commands/commands-context.tsx'
import { useWorkspace } from '#features/shared/session/workspace-context.ts'
import { useTestChat } from '#features/shared/test-chat/use-test-chat.ts'
import type { TabRow } from '#mocks/contracts/agents/tab-rules.ts'

/** Lets the command palette find what the search of the agent finds. */
export function useOfferFindables(agentId: string, sections: readonly TabRow[]): void {
  const navigate = useNavigate()
  const { region } = useWorkspace()
  const { open: showDebugger } = useTestChat()
  useOfferFinder(async () => {
    const { commandFinder } = await import('./command-finder.ts')
    return commandFinder({ region, agentId, showDebugger }, sections, navigate)
  })
}
