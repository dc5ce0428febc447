import { refuseSending } from '#mocks/contracts/library/credential-hosts.ts'
import {
  checkFunction,
  getFunction,
  listFunctions,
  removeFunction,
  saveFunction,
} from '#mocks/contracts/library/function.contract.ts'
import {
  type FunctionFields,
  functionDefaults,
  type LibraryFunction,
} from '#mocks/contracts/library/function.schema.ts'
import { readArguments } from '#mocks/contracts/library/function-arguments.ts'
import { functionsLimit } from '#mocks/contracts/library/function-limits.ts'
import { functionImageProblem, functionProblems } from '#mocks/contracts/library/function-rules.ts'
import type { FunctionTest } from '#mocks/contracts/library/function-test.schema.ts'
import { credentialGone, functionNameTaken } from '#mocks/contracts/library/library.refusals.ts'
import { addressParts } from '#mocks/contracts/library/placeholders.ts'
import { hostOfFunction, serverSecretProblem } from '#mocks/contracts/library/server-secret.ts'
import { buildFunctionTest } from '#mocks/fixtures/library/function.fixtures.ts'
import { refusePictures } from '../files/refuse-pictures.ts'
import { scenariosOf } from '../shared/error-scenarios.ts'
import type { MockDb } from '../shared/mock-db.ts'
import { answerWith, mockHandler } from '../shared/mock-handler.ts'
import { invalid, MockRefusal, mockOk } from '../shared/mock-reply.ts'
import { mockCollection } from './mock-collection.ts'

/** Functions: list, read, save, delete and try. No call leaves: private addresses are refused, others answer. */
export function functionHandlers(db: MockDb) {
  const collection = mockCollection<LibraryFunction>(db, {
    on: ({ library }) => library.functions,
    limit: functionsLimit,
    many: 'functions',
    nameOf: ({ name }) => name,
    searchText: ({ name, description, url }) => [name, description, url].join('\n'),
  })

  const credentialOf = (workspaceId: string, ID: string) =>
    db.library.credentials.find((each) => each.workspaceId === workspaceId && each.item.ID === ID)?.item

  function assertUsable(
    workspaceId: string,
    itemId: string,
    fields: FunctionFields,
    more: Readonly<Record<string, string>>,
  ): void {
    const problems = { ...functionProblems(fields), ...more }
    if (Object.keys(problems).length > 0) throw invalid(problems)
    if (fields.credentialId && !credentialOf(workspaceId, fields.credentialId))
      throw new MockRefusal(credentialGone)
    const isTaken = collection
      .all(workspaceId)
      .some(({ ID, name }) => ID !== itemId && name.toLowerCase() === fields.name.toLowerCase())
    if (isTaken) throw new MockRefusal(functionNameTaken)
  }

  return [
    ...collection.handlers(
      { list: listFunctions, get: getFunction, remove: removeFunction },
      {
        card: (_, item) => {
          const { ID, name, description, imageUrl, method, url, credentialId, lastModified, rev } = item
          return { ID, name, description, imageUrl, method, url, credentialId, lastModified, rev }
        },
      },
    ),
    mockHandler(
      db,
      saveFunction,
      ({
        params: { itemId },
        body: { workspaceId, rev, imageUrl, serverUrlSecret, ...given },
        authorise,
      }) => {
        authorise({ workspaceId })
        const kept = collection.find(workspaceId, itemId, rev)
        const blank = { ...functionDefaults, imageUrl: '', serverUrlSecretHost: '' }
        const { url, imageUrl: keptImage, serverUrlSecretHost } = { ...blank, ...kept?.item, ...given }
        const problems = {
          ...functionImageProblem(imageUrl, keptImage),
          ...serverSecretProblem({ url, serverUrlSecret }, serverUrlSecretHost),
        }
        const sent = {
          ...given,
          ...(imageUrl !== undefined && { imageUrl }),
          ...(serverUrlSecret !== undefined && {
            serverUrlSecretHost: serverUrlSecret === null ? '' : hostOfFunction(url),
          }),
        }
        const fields = { ...blank, ...kept?.item, ...sent }
        assertUsable(workspaceId, itemId, fields, problems)
        refusePictures(['imageUrl'], { imageUrl }, { imageUrl: keptImage })
        return mockOk(
          kept
            ? collection.save(kept, { fields: sent, rev })
            : collection.create(workspaceId, itemId, fields),
        )
      },
    ),
    mockHandler(db, checkFunction, ({ body: { workspaceId, definition, ...body }, authorise }) => {
      authorise({ workspaceId })
      const kept = body.itemId ? collection.find(workspaceId, body.itemId)?.item : undefined
      const { serverUrlSecret } = body
      const keptFor = kept?.serverUrlSecretHost ?? ''
      const problems = Object.entries({
        ...functionProblems(definition),
        ...serverSecretProblem({ url: definition.url, serverUrlSecret }, keptFor),
      })
      if (problems.length > 0) {
        const fields = Object.fromEntries(problems.map(([name, words]) => [`definition.${name}`, words]))
        throw invalid(fields)
      }
      const given = readArguments(definition.parameters, body.arguments)
      if (!given.ok) throw invalid(given.fields)
      const request = `${definition.method} ${definition.url}`
      const nothing = { status: 0, milliseconds: 0, headers: [], body: '', bytes: 0 }
      const sent = credentialOf(workspaceId, definition.credentialId)
      const refusal = definition.credentialId
        ? sent
          ? refuseSending(sent.hosts, addressParts(definition.url).host)
          : 'secret-lost'
        : undefined
      if (refusal) return mockOk(buildFunctionTest({ failure: refusal, request, ...nothing }))
      if (/^https?:\/\/(localhost|127\.|10\.|169\.254\.|192\.168\.|\[::1\])/.test(definition.url)) {
        return mockOk(buildFunctionTest({ failure: 'blocked-address', request, ...nothing }))
      }
      return mockOk(buildFunctionTest({ request }))
    }),
  ]
}

/** A scenario: every test sees this. */
export function answersTest(seen: FunctionTest) {
  return answerWith(checkFunction, () => mockOk(seen))
}

/** Each declared error of each endpoint, by the name of its code. */
export const functionScenarios = scenariosOf({
  list: listFunctions,
  get: getFunction,
  save: saveFunction,
  remove: removeFunction,
  check: checkFunction,
})
