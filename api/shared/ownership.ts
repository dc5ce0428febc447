import type { Region } from '#mocks/contracts/shared/region.ts'
import type { Deps } from '../deps.ts'
import type { Doc, Sort } from '../store/store.ts'

/** A workspace, and where it is kept. */
export interface WorkspaceRef {
  region: Region
  workspaceId: string
}

/** An agent, and whose it is. */
export interface AgentRef extends WorkspaceRef {
  agentId: string
}

/** What removing needs of the server. */
export type RemovalDeps = Pick<Deps, 'stores' | 'files' | 'now' | 'log'>

/** No one field leads from an owner to the documents: a removal of their area's does. */
export const removedByArea = Symbol('removed by the area itself')

/** The field that holds the owner's id, `_id` among them, so that the documents are found when it goes. */
type OwnerField = string | typeof removedByArea

/** One collection: whose its documents are, what finds them fast, and when they are over. */
export type Collection = Belonging & {
  /**
   * Who looks documents up by what. A list that is paged ends its index in `_id`, which breaks ties (`page.ts`).
   * Indexed fields hold only strings, numbers and null.
   */
  indexes?: readonly Sort[]
  /** Documents go so many milliseconds after the moment, in Unix milliseconds, that a field of theirs holds. */
  expires?: { field: string; keptMs: number }
}

/** Whose a document is: a workspace's, an agent's (and so its workspace's), one person's, or nobody's. */
type Belonging =
  | { workspace?: OwnerField; agent?: OwnerField; account?: never; nobodys?: never }
  | { account: string; workspace?: never; agent?: never; nobodys?: never }
  | {
      /** Why no owner's removal takes them along. */
      nobodys: string
      workspace?: never
      agent?: never
      account?: never
    }

/** What an area keeps, and how it goes when its owner does. Every removal may be repeated. */
export interface Keeping {
  collections: Readonly<Record<string, Collection>>
  /** Removes of an agent what no field finds; of what costs a step each, at most so many now. */
  removeOfAgent?: (deps: RemovalDeps, agent: AgentRef, most: number) => Promise<void>
  /** Removes of a workspace what no field finds; its agents are removed one by one. */
  removeOfWorkspace?: (deps: RemovalDeps, workspace: WorkspaceRef) => Promise<void>
}

/** Removes all that belongs to an agent or a workspace, in whichever area it is kept. */
export interface Belongings {
  removeOfAgent: (agent: AgentRef, most: number) => Promise<void>
  removeOfWorkspace: (workspace: WorkspaceRef) => Promise<void>
}

/** Walks what areas keep. What an area removes itself goes before the documents that lead to it. */
export function belongingsOf(areas: readonly Keeping[], deps: RemovalDeps): Belongings {
  async function removeDocuments(
    { collections }: Keeping,
    owner: 'agent' | 'workspace',
    region: Region,
    id: string,
  ): Promise<void> {
    for (const [name, { [owner]: field }] of Object.entries(collections)) {
      if (typeof field !== 'string') continue
      await deps.stores[region].collection<Doc & Record<string, string>>(name).deleteMany({ [field]: id })
    }
  }

  return {
    async removeOfAgent(agent, most) {
      for (const area of areas) {
        await area.removeOfAgent?.(deps, agent, most)
        await removeDocuments(area, 'agent', agent.region, agent.agentId)
      }
    },
    async removeOfWorkspace(workspace) {
      for (const area of areas) {
        await area.removeOfWorkspace?.(deps, workspace)
        await removeDocuments(area, 'workspace', workspace.region, workspace.workspaceId)
      }
    },
  }
}
