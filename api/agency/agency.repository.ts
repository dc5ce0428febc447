import type { Agency } from '#mocks/contracts/agency/agency.schema.ts'
import { unsavedAgency } from '#mocks/contracts/agency/agency-defaults.ts'
import type { Region } from '#mocks/contracts/shared/region.ts'
import { type Deps, unixNow } from '../deps.ts'
import { insertIfAbsent } from '../store/insert-if-absent.ts'
import type { RevisedDoc } from '../store/save-fields.ts'
import type { DocStore } from '../store/store.ts'

/** An agency as it is kept; `_id` is its workspace's uid, so that no workspace is two (threats 60). */
export interface AgencyDoc extends RevisedDoc, Agency {
  /** Of its secret, which itself is kept nowhere; absent where it has none. */
  secretHash?: string
  secretLastFour?: string
  /** Unix seconds. */
  secretCreatedAt?: number
  /** The claims its hosts are by; '' or absent where none is noted. */
  subdomainToken?: string
  customDomainToken?: string
}

/** Agencies, by region and workspace. */
export function createAgencyRepository({ stores, now }: Pick<Deps, 'stores' | 'now'>) {
  const agencies = (region: Region): DocStore<AgencyDoc> => stores[region].collection('agencies')
  return {
    agencies,
    find: (region: Region, workspaceId: string) => agencies(region).findOne({ _id: workspaceId }),
    /** Makes the agency of a workspace unless it has one (spec 2 §4). */
    async ensure(region: Region, workspaceId: string): Promise<void> {
      const at = unixNow({ now })
      await insertIfAbsent(agencies(region), {
        ...unsavedAgency(workspaceId),
        _id: workspaceId,
        createdAt: at,
        lastModified: at,
        fieldRevs: {},
      })
    },
  }
}
