import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { readBoot } from '#features/shared/boot.ts'
import { useNow } from '#features/shared/clock/clock-context.ts'
import { lazyPart } from '#features/shared/on-demand/lazy-part.ts'
import { paths } from '#features/shared/paths.ts'
import { workspaceQuery } from '#features/shared/session/workspace.queries.ts'
import { useWorkspace } from '#features/shared/session/workspace-context.ts'
import { trialEnd } from '#mocks/contracts/agency/trial-end.ts'
import { hostsShownUntil } from '#mocks/contracts/agency/white-label-trial.ts'
import type { SuccessOf } from '#mocks/contracts/shared/define-contract.ts'
import type { getWorkspace } from '#mocks/contracts/workspaces/workspace.contract.ts'
import { formatCredits } from '#ui/format/credits.ts'

const AccessEnd = lazyPart(() => import('./access-end.tsx').then((m) => m.AccessEnd))

/** Credits; whoever has none and bought none reads what the plan allows instead. */
function leftToSpend({ workspace, usage, limits }: SuccessOf<typeof getWorkspace>): string | undefined {
  if (workspace.loadTokens !== 0 || workspace.stripeSubscriptionId) {
    return `${formatCredits(workspace.loadTokens)} credits`
  }
  if (limits.maxAgents === null) return undefined
  return `${usage.agents} of ${limits.maxAgents} agents`
}

const day = new Intl.DateTimeFormat('en', { dateStyle: 'medium' })

/** At the foot of the navigation: the trial's end and what ends with it, and what is left to spend (spec 2 §2.6). */
export function PlanWidget() {
  const { workspace, region } = useWorkspace()
  const { data } = useQuery(workspaceQuery(region, workspace.uid))
  const now = useNow()
  if (!data) return null
  const end = trialEnd(data.workspace, now())
  return (
    <>
      {end !== null && (
        <p className="vg-navigation__trial">
          Whitelabel trial until{' '}
          <time dateTime={new Date(end * 1000).toISOString()}>{day.format(end * 1000)}</time>
        </p>
      )}
      {hostsShownUntil(data.workspace, now()) !== null && (
        <Suspense>
          <AccessEnd workspace={data.workspace} />
        </Suspense>
      )}
      {readBoot().brand.showPricing !== false && (
        <div className="vg-navigation__plan">
          <span>{leftToSpend(data)}</span>
          <a href={paths.pricing.href()}>See plans</a>
        </div>
      )}
    </>
  )
}
