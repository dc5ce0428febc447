import { createWhitelabelTrial } from '#mocks/contracts/agency/trial.contract.ts'
import { trialUsed } from '#mocks/contracts/agency/white-label.ts'
import { trialDays } from '#mocks/contracts/agency/white-label-trial.ts'
import { type Deps, unixNow } from '../deps.ts'
import { refused } from '../http/http-error.ts'
import { implement, type Operation, ok } from '../http/implement.ts'
import { createWorkspaceRepository } from '../workspaces/workspace.repository.ts'

/** The white-label trial of a workspace. */
export function trialRoutes(deps: Pick<Deps, 'stores' | 'now'>): Operation[] {
  const { workspaces } = createWorkspaceRepository(deps.stores)
  return [
    implement(
      createWhitelabelTrial,
      async ({ params: { region }, body: { workspaceId }, authorise, log }) => {
        authorise({ workspaceId })
        const whitelabelTrialEndsAt = unixNow(deps) + trialDays * 24 * 60 * 60
        // One conditional update: of many asked for at once, one is given.
        const { modifiedCount } = await workspaces(region).updateOne(
          { _id: workspaceId, deletedAt: null, 'internal.whitelabelTrialEndsAt': null },
          {
            $set: {
              'internal.whitelabel_trial': true,
              'internal.whitelabelTrialEndsAt': whitelabelTrialEndsAt,
            },
          },
        )
        if (modifiedCount === 0) throw refused(trialUsed)
        log.info({ workspace: workspaceId }, 'agency.trial.started')
        return ok({ success: true as const, whitelabelTrialEndsAt })
      },
    ),
  ]
}
