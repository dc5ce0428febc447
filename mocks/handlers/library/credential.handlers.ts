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
import { errorScenarios } from '../shared/error-scenarios.ts'
import type { MockDb } from '../shared/mock-db.ts'
import { mockHandler } from '../shared/mock-handler.ts'
import { invalid, notFound, refuse } from '../shared/mock-refusal.ts'
import { mockOk } from '../shared/mock-reply.ts'
import { mockShelf } from './mock-shelf.ts'

const blank: CredentialFields = { name: '', kind: 'bearer', username: '', headerName: '' }

/** Credentials: list, read, save and delete. Of a secret only its last characters are remembered. */
export function credentialHandlers(db: MockDb) {
  const shelf = mockShelf<Credential>(db, {
    on: ({ library }) => library.credentials,
    limit: credentialsLimit,
    many: 'credentials',
    searchText: ({ name, kind, headerName }) => [name, kind, headerName].join('\n'),
  })
  const usersOf = (workspaceId: string, ID: string) =>
    db.library.functions
      .filter((each) => each.workspaceId === workspaceId && each.item.credentialId === ID)
      .map(({ item }) => ({ ID: item.ID, name: item.name }))
  const present = (workspaceId: string) => (item: Credential) => ({
    ...item,
    usedBy: usersOf(workspaceId, item.ID),
  })

  return [
    mockHandler(db, listCredentials, ({ query, authorise }) => {
      authorise(query)
      return shelf.list(query, present(query.workspaceId))
    }),
    mockHandler(db, getCredential, ({ params: { itemId }, query: { workspaceId }, authorise }) => {
      authorise({ workspaceId })
      return mockOk(present(workspaceId)(shelf.get(workspaceId, itemId)))
    }),
    mockHandler(db, saveCredential, ({ params: { itemId }, body, authorise }) => {
      const { workspaceId, rev, secret, ...sent } = body
      authorise({ workspaceId })
      const kept = shelf.find(workspaceId, itemId)
      if (!kept && rev !== undefined) throw notFound()
      const { name, kind, username, headerName } = { ...blank, ...kept?.item, ...sent }
      const fields = { name, kind, username, headerName }
      const problems = credentialProblems({ ...fields, secret }, kept?.item.kind)
      if (Object.keys(problems).length > 0) throw invalid(problems)
      const sealed = secret !== undefined && {
        lastFour: secret.length < lastFourFrom ? '' : secret.slice(-4),
        secretChangedAt: Math.floor(db.now() / 1000),
      }
      const stamp = sealed ? { stamp: sealed, renewed: ['secret'] } : {}
      const saved = kept
        ? shelf.save(kept, sent, rev, { ...stamp, present: present(workspaceId) })
        : shelf.create(workspaceId, itemId, {
            ...fields,
            ...(sealed as Exclude<typeof sealed, false>),
            usedBy: [],
          })
      return mockOk(present(workspaceId)(saved))
    }),
    mockHandler(db, removeCredential, ({ params: { itemId }, query: { workspaceId }, authorise }) => {
      authorise({ workspaceId })
      refuse(refuseInUse(usersOf(workspaceId, itemId)))
      return shelf.remove(workspaceId, itemId)
    }),
  ]
}

/** Each declared error of each endpoint, by the name of its code. */
export const credentialScenarios = {
  list: errorScenarios(listCredentials),
  get: errorScenarios(getCredential),
  save: errorScenarios(saveCredential),
  remove: errorScenarios(removeCredential),
}
