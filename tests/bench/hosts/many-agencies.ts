import { createAgencyRepository } from '#api/agency/agency.repository.ts'
import { exampleHost } from '#api/domains/example-host.ts'
import { hostsOf } from '#api/domains/host.repository.ts'
import { createWorkspaceRepository } from '#api/workspaces/workspace.repository.ts'
import { unsavedAgency } from '#mocks/contracts/agency/agency-defaults.ts'
import type { Person } from '../../harness/sign-up.ts'
import type { RunningApp } from '../../harness/start-app.ts'

const batch = 1000

/** The host of the agency of a number. */
export const shopHost = (index: number) => `agents.shop-${index}.example`

/** Writes so many agencies, each with a workspace and a proven host of its own, straight into the store. */
export async function insertManyAgencies({ deps }: RunningApp, like: Person, count: number): Promise<void> {
  const { region, workspaceId } = like
  const { workspaces, find } = createWorkspaceRepository(deps.stores)
  const { agencies } = createAgencyRepository(deps)
  const workspace = await find(region, workspaceId)
  if (!workspace) throw new Error('There is no workspace to make others like')
  const at = Math.floor(deps.now() / 1000)
  for (let from = 0; from < count; from += batch) {
    const some = Array.from({ length: Math.min(batch, count - from) }, (_, next) => {
      const index = from + next
      return { agencyId: `agency-of-shop-${index}`, customDomain: shopHost(index), name: `Shop ${index}` }
    })
    await workspaces(region).insertMany(some.map(({ agencyId }) => ({ ...workspace, _id: agencyId })))
    await agencies(region).insertMany(
      some.map(({ agencyId, name, customDomain }) => ({
        ...unsavedAgency(agencyId),
        ...{ _id: agencyId, name, customDomain, isVerifiedCustomDomain: true },
        ...{ createdAt: at, lastModified: at, fieldRevs: {} },
      })),
    )
    await hostsOf(deps.stores).insertMany(
      some.map(({ agencyId, customDomain }) =>
        exampleHost({ _id: customDomain, region, agencyId, claimedAt: at, verifiedAt: at, liveAt: at }),
      ),
    )
  }
}
