import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { AgentAvatar } from '#features/shared/agent-avatar/agent-avatar.tsx'
import { call } from '#features/shared/client.ts'
import { listAgents } from '#mocks/contracts/agents/agent.contract.ts'
import type { AgentBrief } from '#mocks/contracts/library/agent-brief.schema.ts'
import { Combobox, type ComboboxProps } from '#ui/combobox/combobox.tsx'
import { useLibraryAccess } from './use-library-access.ts'

/** Agents offered for what is typed; the right one is found by typing more. */
const offered = '30'

interface AgentChoiceProps extends Omit<ComboboxProps, 'options' | 'listLabel'> {
  /** The chosen agent as far as it is known, for its name. */
  chosen?: AgentBrief | null
}

/** Chooses one of the workspace's agents, however many there are: they are looked up as one types. */
export function AgentChoice({ chosen, ...rest }: AgentChoiceProps) {
  const { owner } = useLibraryAccess()
  const { region, workspaceId } = owner
  const queries = useQueryClient()
  const find = useCallback(
    async (q: string, signal: AbortSignal) => {
      const { items } = await queries.fetchQuery({
        queryKey: [listAgents.id, region, workspaceId, 'choice', q],
        queryFn: () =>
          call(listAgents, {
            params: { region },
            query: { workspaceId, q: q || undefined, limit: offered },
            signal,
          }),
        staleTime: 10_000,
      })
      return items.map((agent) => ({
        value: agent.ID,
        label: agent.title,
        icon: <AgentAvatar agent={agent} size="sm" />,
      }))
    },
    [queries, region, workspaceId],
  )
  return <Combobox {...rest} options={find} chosenLabel={chosen?.title} listLabel="Agents" />
}
