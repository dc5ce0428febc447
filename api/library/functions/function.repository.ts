import type { FunctionFields } from '#mocks/contracts/library/function.schema.ts'
import { functionsLimit } from '#mocks/contracts/library/function-limits.ts'
import type { Region } from '#mocks/contracts/shared/region.ts'
import type { Deps } from '../../deps.ts'
import { type ClaimDoc, claimId } from '../../store/claim-id.ts'
import type { DocStore } from '../../store/store.ts'
import { createLibraryCollection, type ItemRef, type LibraryDoc } from '../shared/library-collection.ts'

/** A function's secret as it is kept: sealed, for one host. */
export interface KeptServerSecret {
  /** Sealed; '' for none. No other form of it is kept. */
  serverUrlSecret?: string
  /** '' for none. */
  serverUrlSecretHost?: string
}

/** A function as it is kept. */
export type FunctionDoc = LibraryDoc & FunctionFields & KeptServerSecret & { imageUrl?: string }

/** Which credential a function sends. */
export type FunctionUse = Pick<FunctionDoc, 'ID' | 'name' | 'credentialId'>

/** Whose a name is; `_id` is `{workspaceId}:{name in lower case}`. */
interface NameDoc extends ClaimDoc {
  workspaceId: string
  functionId: string
}

/** A name claimed this long ago without its function was left by a process that died. */
const abandonedMs = 60_000

/** A workspace's functions, and which of them is called what. */
export function createFunctionRepository(deps: Pick<Deps, 'stores' | 'now'>) {
  const collection = createLibraryCollection<FunctionDoc>(deps, {
    collection: 'functions',
    limit: functionsLimit,
    many: 'functions',
    nameField: 'name',
    searchText: ({ name, description, url }) => [name, description, url].join('\n'),
  })
  const names = (region: Region): DocStore<NameDoc> => deps.stores[region].collection('functionNames')
  const nameId = ({ workspaceId }: ItemRef, name: string) => `${workspaceId}:${name.toLowerCase()}`

  return {
    collection,

    /** What every function of a workspace sends as. */
    credentialUses: (region: Region, workspaceId: string): Promise<FunctionUse[]> =>
      collection
        .docs(region)
        .find<FunctionUse>(
          { workspaceId },
          {
            limit: functionsLimit,
            projection: { ID: 1, name: 1, credentialId: 1 },
            sort: { lastModified: -1 },
          },
        )
        .toArray(),

    /** Ids of a workspace's functions. */
    async idsOf(region: Region, workspaceId: string): Promise<string[]> {
      const found = await collection
        .docs(region)
        .find<Pick<FunctionDoc, 'ID'>>(
          { workspaceId },
          { limit: functionsLimit, projection: { ID: 1 }, sort: { lastModified: -1 } },
        )
        .toArray()
      return found.map(({ ID }) => ID)
    },

    /** Takes a name for a function; false when another one is called so. */
    async claimName(ref: ItemRef, name: string): Promise<boolean> {
      const { region, workspaceId, itemId: functionId } = ref
      const _id = nameId(ref, name)
      const mine: NameDoc = { _id, workspaceId, functionId, claimedAt: deps.now() }
      const held = await claimId(names(region), mine, async (claim) => {
        if (claim.functionId === functionId || claim.claimedAt > deps.now() - abandonedMs) return false
        const holder = await collection.find({ region, workspaceId, itemId: claim.functionId })
        return holder?.name.toLowerCase() !== name.toLowerCase()
      })
      return held === null || (held !== mine && held.functionId === functionId)
    },

    /** Gives a name back, if it is this function's. */
    async releaseName(ref: ItemRef, name: string): Promise<void> {
      await names(ref.region).deleteOne({ _id: nameId(ref, name), functionId: ref.itemId })
    },
  }
}
