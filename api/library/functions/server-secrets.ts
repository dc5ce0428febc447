import { hostOfFunction, serverSecretHeader } from '#mocks/contracts/library/server-secret.ts'
import type { Deps } from '../../deps.ts'
import { createSecretBox, type SecretBox } from '../credentials/secret-box.ts'
import type { ItemRef } from '../shared/library-collection.ts'
import type { FunctionDoc, KeptServerSecret } from './function.repository.ts'

/** Seals functions' secrets and opens them for a call. */
export function createServerSecrets({ config }: Pick<Deps, 'config'>) {
  let box: SecretBox | undefined
  const openBox = () => {
    box ??= createSecretBox(config.credentialsSecret)
    return box
  }
  return {
    seal: ({ workspaceId, itemId }: ItemRef, secret: string): string =>
      openBox().seal(secret, ownerOf(`${workspaceId}:${itemId}`)),

    /**
     * What a function proves itself with at its address: undefined where it has no secret or the address is on another
     * host, null when the server's key is not the one it was sealed with.
     */
    open(doc: Pick<FunctionDoc, '_id' | 'url'> & KeptServerSecret, url = doc.url): string | null | undefined {
      const { serverUrlSecret = '', serverUrlSecretHost } = doc
      if (serverUrlSecret === '' || hostOfFunction(url) !== serverUrlSecretHost) return undefined
      return openBox().open(serverUrlSecret, ownerOf(doc._id))
    },
  }
}

/** What is sealed for a function opens for nothing else, no credential of the same id among it. */
function ownerOf(docId: string): string {
  return `function:${docId}`
}

/** The header a secret is sent in. */
export function serverSecretHeaders(secret: string | undefined): Record<string, string> {
  return secret === undefined ? {} : { [serverSecretHeader.toLowerCase()]: secret }
}
