import type { QueryClient } from '@tanstack/react-query'
import { readLocal } from '#features/shared/local-values.ts'
import { paths } from '#features/shared/paths.ts'
import { workspaceQuery } from '#features/shared/session/workspace.queries.ts'
import type { Session, WorkspaceCard } from '#mocks/contracts/session/account.schema.ts'
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
export async function isOnboardingDue(
  queries: QueryClient,
  { uid, region }: WorkspaceCard,
): Promise<boolean> {
  const tooLate = new Promise<never>((_, reject) => setTimeout(reject, patience))
  try {
    // Kept, since the shell shows the same workspace next.
    const asked = queries.fetchQuery({ ...workspaceQuery(region, uid), retry: false })
    const { workspace, usage } = await Promise.race([asked, tooLate])
    return workspace.isMain && !workspace.internal.isAgentOnboardingDone && usage.agents === 0
  } catch {
    return false
  }
}
