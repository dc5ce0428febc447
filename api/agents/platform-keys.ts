import type { PlatformConnection } from '#mocks/contracts/agents/platform-key.contract.ts'
import type { Region } from '#mocks/contracts/shared/region.ts'
import { type Deps, unixNow } from '../deps.ts'
import { createSecretBox } from '../library/credentials/secret-box.ts'
import type { Doc, DocStore } from '../store/store.ts'

/** The key an agent of the compatible platform is asked with; `_id` is the agent's id. */
interface PlatformKeyDoc extends Doc {
  /** Sealed for this agent; no other form of it is kept. */
  secret: string
  lastFour: string
  /** Unix seconds. */
  changedAt: number
}

const ownerOf = (agentId: string) => `platform:${agentId}`

/** Keys of agents on the compatible platform. They are no part of an agent: no version, export or copy holds them. */
export function createPlatformKeys(deps: Pick<Deps, 'stores' | 'now' | 'config'>) {
  const keys = (region: Region): DocStore<PlatformKeyDoc> => deps.stores[region].collection('platformKeys')
  const box = () => createSecretBox(deps.config.credentialsSecret)
  return {
    /** What may be told of an agent's key. */
    async describe(region: Region, agentId: string): Promise<PlatformConnection> {
      const doc = await keys(region).findOne({ _id: agentId })
      return doc
        ? { connected: true, lastFour: doc.lastFour, changedAt: doc.changedAt }
        : { connected: false, lastFour: '', changedAt: null }
    },

    async save(region: Region, agentId: string, key: string): Promise<void> {
      const secret = box().seal(key, ownerOf(agentId))
      const fields = { secret, lastFour: key.slice(-4), changedAt: unixNow(deps) }
      await keys(region).updateOne({ _id: agentId }, { $set: fields }, { upsert: true })
    },

    async remove(region: Region, agentId: string): Promise<void> {
      await keys(region).deleteOne({ _id: agentId })
    },

    /** The key itself; null without one, and when the server's own secret is not the one it was sealed with. */
    async open(region: Region, agentId: string): Promise<string | null> {
      const doc = await keys(region).findOne({ _id: agentId })
      return doc && box().open(doc.secret, ownerOf(agentId))
    },
  }
}
