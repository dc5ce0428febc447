import {
  getCredential,
  listCredentials,
  removeCredential,
  saveCredential,
} from '#mocks/contracts/library/credential.contract.ts'
import {
  type Credential,
  type CredentialFields,
  credentialProblems,
  credentialsLimit,
  lastFourFrom,
} from '#mocks/contracts/library/credential.schema.ts'
import { refuseInUse } from '#mocks/contracts/library/library.refusals.ts'
import { modelKeyInUse } from '#mocks/contracts/library/model-key-rules.ts'
import { scenariosOf } from '../shared/error-scenarios.ts'
import type { MockDb } from '../shared/mock-db.ts'
import { unixNow } from '../shared/mock-documents.ts'
import { mockHandler } from '../shared/mock-handler.ts'
import { invalid, mockOk, refuse } from '../shared/mock-reply.ts'
import { mockCollection } from './mock-collection.ts'

const blank: CredentialFields = { name: '', kind: 'bearer', username: '', headerName: '', hosts: [] }

/** Credentials: list, read, save and delete. Of a secret only its last characters are remembered. */
export function credentialHandlers(db: MockDb) {
  const collection = mockCollection<Credential>(db, {
    on: ({ library }) => library.credentials,
    limit: credentialsLimit,
    many: 'credentials',
    nameOf: ({ name }) => name,
    searchText: ({ name, kind, headerName, hosts }) => [name, kind, headerName, ...hosts].join('\n'),
  })
  const usersOf = (workspaceId: string, ID: string) =>
    db.library.functions
      .filter((each) => each.workspaceId === workspaceId && each.item.credentialId === ID)
      .map(({ item }) => ({ ID: item.ID, name: item.name }))
  const present = (workspaceId: string, item: Credential) => ({
    ...item,
    usedBy: usersOf(workspaceId, item.ID),
  })

  return [
    ...collection.handlers(
      { list: listCredentials, get: getCredential, remove: removeCredential },
      {
        present,
        assertRemovable(workspaceId, ID) {
          refuse(refuseInUse(usersOf(workspaceId, ID)))
          if (db.utilities.modelKeys.get(workspaceId) === ID) refuse(modelKeyInUse)
        },
      },
    ),
    mockHandler(db, saveCredential, ({ params: { itemId }, body, authorise }) => {
      const { workspaceId, rev, secret, ...sent } = body
      authorise({ workspaceId })
      const kept = collection.find(workspaceId, itemId, rev)
      const { name, kind, username, headerName, hosts } = { ...blank, ...kept?.item, ...sent }
      const fields = { name, kind, username, headerName, hosts }
      const problems = credentialProblems({ ...fields, secret }, kept?.item)
      if (Object.keys(problems).length > 0) throw invalid(problems)
      const stamp = {
        lastFour: secret === undefined || secret.length < lastFourFrom ? '' : secret.slice(-4),
        secretChangedAt: unixNow(db),
      }
      const saved = kept
        ? collection.save(kept, {
            fields: sent,
            rev,
            ...(secret !== undefined && { stamp, renewed: ['secret'] }),
            present: (item) => present(workspaceId, item),
          })
        : collection.create(workspaceId, itemId, { ...fields, ...stamp, usedBy: [] })
      return mockOk(present(workspaceId, saved))
    }),
  ]
}

/** Each declared error of each endpoint, by the name of its code. */
export const credentialScenarios = scenariosOf({
  list: listCredentials,
  get: getCredential,
  save: saveCredential,
  remove: removeCredential,
})
