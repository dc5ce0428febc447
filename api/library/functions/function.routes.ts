import {
  checkFunction,
  getFunction,
  listFunctions,
  removeFunction,
  saveFunction,
} from '#mocks/contracts/library/function.contract.ts'
import type { FunctionCard } from '#mocks/contracts/library/function.schema.ts'
import { readArguments } from '#mocks/contracts/library/function-arguments.ts'
import { functionProblems } from '#mocks/contracts/library/function-rules.ts'
import { serverSecretProblem } from '#mocks/contracts/library/server-secret.ts'
import type { Deps } from '../../deps.ts'
import { invalid, notFound } from '../../http/http-error.ts'
import { implement, type Operation, ok } from '../../http/implement.ts'
import { createFunctionRepository, type FunctionDoc } from './function.repository.ts'
import { createRunFunction } from './run-function.ts'
import { createSaveFunction, presentFunction } from './save-function.ts'
import { createServerSecrets } from './server-secrets.ts'

/** Functions: list, read, save, delete and try. */
export function functionRoutes(deps: Deps): Operation[] {
  const { collection, releaseName } = createFunctionRepository(deps)
  const save = createSaveFunction(deps)
  const run = createRunFunction(deps)
  const secrets = createServerSecrets(deps)

  return [
    implement(listFunctions, async ({ params: { region }, query, authorise }) => {
      authorise(query)
      const { items, nextCursor } = await collection.list(region, query)
      return ok({ items: items.map(presentCard), nextCursor })
    }),

    implement(getFunction, async ({ params, query, authorise }) => {
      authorise(query)
      const doc = await collection.find({ ...params, ...query })
      if (!doc) throw notFound()
      return ok(presentFunction(doc))
    }),

    implement(saveFunction, async ({ params, body, authorise }) => {
      const { workspaceId, rev, imageUrl, serverUrlSecret, ...sent } = body
      authorise({ workspaceId })
      return ok(
        presentFunction(await save({ ...params, workspaceId }, { sent, imageUrl, serverUrlSecret, rev })),
      )
    }),

    implement(removeFunction, async ({ params, query, authorise }) => {
      authorise(query)
      const ref = { ...params, ...query }
      const doc = await collection.find(ref)
      await collection.remove(ref)
      if (doc) await releaseName(ref, doc.name)
      return ok({ success: true as const })
    }),

    implement(checkFunction, async (call) => {
      const { workspaceId, definition, itemId, serverUrlSecret } = call.body
      call.authorise({ workspaceId })
      const kept = itemId ? await collection.find({ region: call.params.region, workspaceId, itemId }) : null
      const { url } = definition
      const secretProblem = serverSecretProblem({ url, serverUrlSecret }, kept?.serverUrlSecretHost ?? '')
      const problems = { ...functionProblems(definition), ...secretProblem }
      if (Object.keys(problems).length > 0) throw invalid(inDefinition(problems))
      const given = readArguments(definition.parameters, call.body.arguments)
      if (!given.ok) throw invalid(given.fields)
      const { region } = call.params
      const keptSecret = kept ? secrets.open(kept, url) : undefined
      const serverSecret = serverUrlSecret === undefined ? keptSecret : (serverUrlSecret ?? undefined)
      return ok(
        await run({
          region,
          workspaceId,
          definition,
          values: given.values,
          serverSecret,
          signal: call.signal,
        }),
      )
    }),
  ]
}

/** The contract's names of what is wrong: `definition.url`. */
function inDefinition(problems: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(problems).map(([name, words]) => [`definition.${name}`, words]))
}

function presentCard(doc: FunctionDoc): FunctionCard {
  const { ID, name, description, imageUrl = '', method, url, credentialId, lastModified, rev } = doc
  return { ID, name, description, imageUrl, method, url, credentialId, lastModified, rev }
}
