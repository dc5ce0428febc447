import { call } from '#features/shared/client.ts'
import { readLocal } from '#features/shared/local-values.ts'
import { paths } from '#features/shared/paths.ts'
import type { Session, WorkspaceCard } from '#mocks/contracts/session/account.schema.ts'
import { getWorkspace } from '#mocks/contracts/workspaces/workspace.contract.ts'
import { hasLeftOnboarding } from './left-onboarding.ts'

/** Milliseconds; a server that takes longer must not keep anyone from their work. */
const patience = 3000

/** Where and as whom someone enters the shell. */
interface Arrival {
  user: Session['user']
  workspace: WorkspaceCard
  location: { pathname: string; search: string; state: unknown }
}

/**
 * Whether this arrival may lead to onboarding at all: an owner in their own workspace, on the dashboard's first page.
 * An address that names something to do is never taken from whoever followed it.
 */
export function mayBeOnboarded({ user, workspace, location }: Arrival): boolean {
  return (
    workspace.role === 'owner' &&
    workspace.region === user.region &&
    location.pathname === paths.agents.href(workspace.region) &&
    location.search === '' &&
    !hasLeftOnboarding(location.state) &&
    readLocal('onboarding_completed') === null
  )
}

/** Whether a workspace's owner has neither been through onboarding nor made an agent. A failure to tell is a no. */
export async function isOnboardingDue({ uid, region }: WorkspaceCard): Promise<boolean> {
  try {
    const { workspace, usage } = await call(getWorkspace, {
      params: { region, uid },
      signal: AbortSignal.timeout(patience),
    })
    return workspace.isMain && !workspace.internal.isAgentOnboardingDone && usage.agents === 0
  } catch {
    return false
  }
}
