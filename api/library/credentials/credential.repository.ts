import { type CredentialFields, credentialsLimit } from '#mocks/contracts/library/credential.schema.ts'
import type { Deps } from '../../deps.ts'
import { createLibraryCollection, type ItemRef, type LibraryDoc } from '../shared/library-collection.ts'
import { createSecretBox, type SecretBox } from './secret-box.ts'

/** A credential as it is kept. */
export interface CredentialDoc extends LibraryDoc, Omit<CredentialFields, 'hosts'> {
  /** Absent in those of earlier versions until they are bound. */
  hosts?: string[]
  /** Sealed; no other form of it is kept. */
  secret: string
  lastFour: string
  /** Unix seconds. */
  secretChangedAt: number
}

/** A workspace's credentials. */
export function createCredentialCollection(deps: Pick<Deps, 'stores' | 'now'>) {
  return createLibraryCollection<CredentialDoc>(deps, {
    collection: 'credentials',
    limit: credentialsLimit,
    many: 'credentials',
    nameField: 'name',
    searchText: ({ name, kind, headerName, hosts = [] }) => [name, kind, headerName, ...hosts].join('\n'),
  })
}

/** A workspace's credentials, and the way to their secrets. */
export function createCredentialRepository(deps: Pick<Deps, 'stores' | 'now' | 'config'>) {
  let box: SecretBox | undefined
  const openBox = () => {
    box ??= createSecretBox(deps.config.credentialsSecret)
    return box
  }
  const ownerOf = ({ workspaceId, itemId }: Omit<ItemRef, 'region'>) => `${workspaceId}:${itemId}`
  return {
    collection: createCredentialCollection(deps),
    seal: (ref: ItemRef, secret: string): string => openBox().seal(secret, ownerOf(ref)),
    /** The secret of one; null when the server's key is not the one it was sealed with. */
    openSecret: ({ secret, _id }: CredentialDoc): string | null => openBox().open(secret, _id),
  }
}
