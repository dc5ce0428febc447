import type { ModelKey } from '#mocks/contracts/library/model-key.contract.ts'
import { isModelKey } from '#mocks/contracts/library/model-key-rules.ts'
import type { Region } from '#mocks/contracts/shared/region.ts'
import type { Deps } from '../../deps.ts'
import type { Doc, DocStore } from '../../store/store.ts'
import { type CredentialDoc, createCredentialRepository } from './credential.repository.ts'

/** The credential a workspace's agents ask the language model with; `_id` is the workspace's. */
interface ModelKeyDoc extends Doc {
  credentialId: string
}

/** The keys of workspaces to the language model of this server. */
export function createModelKeys(deps: Pick<Deps, 'stores' | 'now' | 'config'>) {
  const keys = (region: Region): DocStore<ModelKeyDoc> => deps.stores[region].collection('modelKeys')
  const { collection, openSecret } = createCredentialRepository(deps)
  const host = () => (deps.config.openai ? new URL(deps.config.openai.baseUrl).hostname : '')

  const isUsable = ({ kind, hosts = [] }: CredentialDoc) => isModelKey({ kind, hosts }, host())

  async function credentialOf(region: Region, workspaceId: string): Promise<CredentialDoc | null> {
    const chosen = await keys(region).findOne({ _id: workspaceId })
    return chosen && collection.find({ region, workspaceId, itemId: chosen.credentialId })
  }

  return {
    /** The host that is asked; '' without a language model. */
    get host() {
      return host()
    },

    /** The credential of an id; undefined for none of the workspace's. */
    async candidate(region: Region, workspaceId: string, itemId: string) {
      const doc = await collection.find({ region, workspaceId, itemId })
      return doc ? { kind: doc.kind, hosts: doc.hosts ?? [] } : undefined
    },

    /** Which credential it is, and whether it is sent. */
    async describe(region: Region, workspaceId: string): Promise<ModelKey> {
      const doc = await credentialOf(region, workspaceId)
      return {
        host: host(),
        credential: doc && { ID: doc.ID, name: doc.name, lastFour: doc.lastFour, usable: isUsable(doc) },
      }
    },

    async choose(region: Region, workspaceId: string, credentialId: string | null): Promise<void> {
      if (credentialId === null) await keys(region).deleteOne({ _id: workspaceId })
      else await keys(region).updateOne({ _id: workspaceId }, { $set: { credentialId } }, { upsert: true })
    },

    /** Whether a credential is the one. */
    async isChosen(region: Region, workspaceId: string, credentialId: string): Promise<boolean> {
      return (await keys(region).findOne({ _id: workspaceId, credentialId })) !== null
    },

    /** The key to ask with; undefined where the server's own is used. */
    async keyOf(region: Region, workspaceId: string): Promise<string | undefined> {
      if (host() === '') return undefined
      const doc = await credentialOf(region, workspaceId)
      return (doc && isUsable(doc) && openSecret(doc)) || undefined
    },
  }
}
