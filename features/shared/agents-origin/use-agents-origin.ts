import { useQuery } from '@tanstack/react-query'
import { readBoot } from '#features/shared/boot.ts'
import { call } from '#features/shared/client.ts'
import { useNow } from '#features/shared/clock/clock-context.ts'
import { paths } from '#features/shared/paths.ts'
import { workspaceQuery } from '#features/shared/session/workspace.queries.ts'
import { useWorkspace } from '#features/shared/session/workspace-context.ts'
import { getAgency } from '#mocks/contracts/agency/agency.contract.ts'
import { agentsOrigin } from '#mocks/contracts/agency/agents-origin.ts'

/** Where the agents of the workspace are shown to others. */
export interface AgentsPlace {
  /** For embed code: the agency's verified host, else the product's own address. */
  origin: string
  /** Address of an agent's demo. */
  demo: (agentId: string) => string
}

/** Where the agents of the workspace of this tab are shown: at its agency's verified host, if it has one (spec 2 §2.6). */
export function useAgentsOrigin(): AgentsPlace {
  const { region, workspace } = useWorkspace()
  const { origin: product } = readBoot()
  const now = useNow()
  const { data } = useQuery({
    // The same document the agency's own screens read.
    queryKey: [getAgency.id, region, workspace.uid],
    queryFn: ({ signal }) => call(getAgency, { params: { region, agencyId: workspace.uid }, signal }),
  })
  const { data: entitled } = useQuery(workspaceQuery(region, workspace.uid))
  const own = agentsOrigin(data, entitled?.workspace, product, now())
  return {
    origin: own ?? product,
    demo: (agentId) =>
      own ? own + paths.prototypeOfHost.href(region, agentId) : paths.prototype.href(region, agentId),
  }
}
