import { useQuery } from '@tanstack/react-query'
import { agencyQuery } from '#features/shared/agency/agency.query.ts'
import { readBoot } from '#features/shared/boot.ts'
import { useNow } from '#features/shared/clock/clock-context.ts'
import { paths } from '#features/shared/paths.ts'
import { workspaceQuery } from '#features/shared/session/workspace.queries.ts'
import { useWorkspace } from '#features/shared/session/workspace-context.ts'
import { agentsOrigin } from '#mocks/contracts/agency/agents-origin.ts'

/** Where the agents of the workspace are shown to others. */
export interface AgentsPlace {
  /** For embed code: the agency's verified host, else the product's own address. */
  origin: string
  /** Address of an agent's demo. */
  demo: (agentId: string) => string
}

/**
 * Where the agents of the workspace of this tab are shown: at its agency's verified host, if it has one (spec 2 §2.6).
 * @param without a domain that may not lead anywhere yet
 */
export function useAgentsOrigin(without?: string): AgentsPlace {
  const { region, workspace } = useWorkspace()
  const { origin: product } = readBoot()
  const now = useNow()
  const { data } = useQuery(agencyQuery({ region, workspaceId: workspace.uid }))
  const { data: entitled } = useQuery(workspaceQuery(region, workspace.uid))
  const usable = data && {
    ...data,
    isVerifiedCustomDomain: data.isVerifiedCustomDomain && data.customDomain !== without,
  }
  const own = agentsOrigin(usable, entitled?.workspace, product, now())
  return {
    origin: own ?? product,
    demo: (agentId) =>
      own ? own + paths.prototypeOfHost.href(region, agentId) : paths.prototype.href(region, agentId),
  }
}
