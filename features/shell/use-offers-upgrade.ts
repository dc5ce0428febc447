import { useQuery } from '@tanstack/react-query'
import { useMatch } from 'react-router-dom'
import { useNow } from '#features/shared/clock/clock-context.ts'
import { paths } from '#features/shared/paths.ts'
import { useMayUpgrade } from '#features/shared/plan/plans-link.tsx'
import { workspaceQuery } from '#features/shared/session/workspace.queries.ts'
import { useWorkspace } from '#features/shared/session/workspace-context.ts'
import { offersUpgrade } from './plan-prompts.ts'

/** Whether 'Upgrade Plan' is shown to who is signed in, by where they are; only an owner can act on it (spec 2 §9). */
export function useOffersUpgrade(): boolean {
  const onAgentPage = useMatch(paths.agent.pattern) !== null
  const { workspace, region } = useWorkspace()
  const { data } = useQuery(workspaceQuery(region, workspace.uid))
  const now = useNow()
  const mayUpgrade = useMayUpgrade()
  if (!data || !mayUpgrade) return false
  return offersUpgrade(data.workspace, now(), onAgentPage)
}
