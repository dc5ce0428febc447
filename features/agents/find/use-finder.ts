import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useWorkspace } from '#features/shared/session/workspace-context.ts'
import type { TabRow } from '#mocks/contracts/agents/tab-rules.ts'
import { agentQuery } from '../core/agent.queries.ts'
import { findablesOf } from './all-findables.ts'
import { buildFinder } from './build-finder.ts'

/** What can be found of an agent in these sections, and what finds it. */
export function useFinder(agentId: string, sections: readonly TabRow[]) {
  const { region } = useWorkspace()
  const platform = useQuery(agentQuery(region, agentId)).data?.agentPlatform
  const tabs = sections.map(({ tab }) => tab).join()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same tabs are the same sections
  return useMemo(() => {
    const entries = findablesOf(sections, platform)
    return { entries, find: buildFinder(entries) }
  }, [tabs, platform])
}
