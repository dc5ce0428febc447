import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { call } from '#features/shared/client.ts'
import { useWorkspace } from '#features/shared/session/workspace-context.ts'
import { listAgents } from '#mocks/contracts/agents/agent.contract.ts'

/** Milliseconds of rest before what is typed is searched for. */
const rest = 150
/** Agents offered beside everything else. */
const offered = '6'
/** Characters the server searches for. */
const longest = 100

/** The workspace's agents that match what is typed, found on the server; last changed first. */
export function useFoundAgents(typed: string) {
  const { region, workspace } = useWorkspace()
  const [q, setQ] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setQ(typed.trim().slice(0, longest)), rest)
    return () => clearTimeout(timer)
  }, [typed])
  const found = useQuery({
    queryKey: [listAgents.id, region, workspace.uid, 'palette', q],
    queryFn: async ({ signal }) => {
      const { items } = await call(listAgents, {
        params: { region },
        query: { workspaceId: workspace.uid, q: q || undefined, limit: offered },
        signal,
      })
      return { items, q }
    },
    placeholderData: keepPreviousData,
  })
  return {
    agents: found.data?.items ?? [],
    /** What they were found by: until the next answer, what was typed before. */
    foundBy: found.data?.q ?? '',
    /** Whether what is shown is not the answer yet to what is typed. */
    searching: found.isFetching || typed.trim().slice(0, longest) !== q,
    failed: found.isError,
  }
}
