import { useQuery } from '@tanstack/react-query'
import { useMatch } from 'react-router-dom'
import { readBoot } from '#features/shared/boot.ts'
import { useNow } from '#features/shared/clock/clock-context.ts'
import { paths } from '#features/shared/paths.ts'
import { workspaceQuery } from '#features/shared/session/workspace.queries.ts'
import { useWorkspace } from '#features/shared/session/workspace-context.ts'
import { Button } from '#ui/button/button.tsx'
import { offersUpgrade } from './plan-prompts.ts'

/** 'Upgrade Plan', for whom it is time (spec 2 §9). */
export function UpgradePlan() {
  const { workspace, region } = useWorkspace()
  const { data } = useQuery(workspaceQuery(region, workspace.uid))
  const onAgentPage = useMatch(paths.agent.pattern) !== null
  const now = useNow()
  if (!data || readBoot().brand.showPricing === false || !offersUpgrade(data.workspace, now(), onAgentPage))
    return null
  return (
    <Button className="vg-_top-bar__upgrade" size="sm" asChild>
      <a href={paths.pricing.href()}>Upgrade Plan</a>
    </Button>
  )
}
