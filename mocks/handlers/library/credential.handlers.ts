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
import { errorScenarios } from '../shared/error-scenarios.ts'
import type { MockDb } from '../shared/mock-db.ts'
import { mockHandler } from '../shared/mock-handler.ts'
import { mockConflict, mockError, mockOk } from '../shared/mock-reply.ts'
import { mockShelf } from './mock-shelf.ts'
import { lookRefusal, refusal } from './workspace-access.ts'

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
    mockHandler(
      listCredentials,
      ({ params: { region }, query }) =>
        lookRefusal(db, region, query.workspaceId) ?? shelf.list(query, present(query.workspaceId)),
    ),
    mockHandler(getCredential, ({ params: { region, itemId }, query: { workspaceId } }) => {
      const refused = lookRefusal(db, region, workspaceId)
      if (refused) return refused
      const kept = shelf.find(workspaceId, itemId)
      return kept ? mockOk(present(workspaceId)(kept.item)) : mockError(404)
    }),
    mockHandler(saveCredential, ({ params: { region, itemId }, body }) => {
      const { workspaceId, rev, secret, ...sent } = body
      const refused = refusal(db, region, workspaceId, 'editAgents')
      if (refused) return refused
      const kept = shelf.find(workspaceId, itemId)
      if (!kept && rev !== undefined) return mockError(404)
      const { name, kind, username, headerName } = { ...blank, ...kept?.item, ...sent }
      const fields = { name, kind, username, headerName }
      const problems = credentialProblems({ ...fields, secret }, kept?.item.kind)
      if (Object.keys(problems).length > 0) return mockError(422, { fields: problems })
      const sealed = secret !== undefined && {
        lastFour: secret.length < lastFourFrom ? '' : secret.slice(-4),
        secretChangedAt: Math.floor(db.now() / 1000),
      }
      if (kept) {
        const { item, lost } = shelf.save(
          kept,
          sent,
          rev,
          sealed ? { stamp: sealed, renewed: ['secret'] } : {},
        )
        return item ? mockOk(present(workspaceId)(item)) : mockConflict(lost, present(workspaceId)(kept.item))
      }
      const made = { ...fields, ...(sealed as Exclude<typeof sealed, false>), usedBy: [] }
      const { item, full } = shelf.create(workspaceId, itemId, made)
      return full ?? mockOk(present(workspaceId)(item))
    }),
    mockHandler(removeCredential, ({ params: { region, itemId }, query: { workspaceId } }) => {
      const refused = refusal(db, region, workspaceId, 'editAgents')
      if (refused) return refused
      const names = usersOf(workspaceId, itemId).map(({ name }) => name)
      if (names.length === 0) return shelf.remove(workspaceId, itemId)
      const [which, verb] = names.length === 1 ? ['The function', 'uses'] : ['The functions', 'use']
      const message = `${which} ${names.join(', ')} ${verb} this credential. Choose another one there first.`
      return mockError(409, { code: 'in_use', message })
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
