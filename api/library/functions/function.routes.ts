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
import type { Deps } from '../../deps.ts'
import { invalid, notFound } from '../../http/http-error.ts'
import { implement, type Operation, ok } from '../../http/implement.ts'
import { createFunctionRepository, type FunctionDoc } from './function.repository.ts'
import { createRunFunction } from './run-function.ts'
import { createSaveFunction, presentFunction } from './save-function.ts'

/** Functions: list, read, save, delete and try. */
export function functionRoutes(deps: Deps): Operation[] {
  const { collection, releaseName } = createFunctionRepository(deps)
  const save = createSaveFunction(deps)
  const run = createRunFunction(deps)

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
      const { workspaceId, rev, ...sent } = body
      authorise({ workspaceId })
      return ok(presentFunction(await save({ ...params, workspaceId }, { sent, rev })))
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
      const { workspaceId, definition } = call.body
      call.authorise({ workspaceId })
      const problems = functionProblems(definition)
      if (Object.keys(problems).length > 0) throw invalid(inDefinition(problems))
      const given = readArguments(definition.parameters, call.body.arguments)
      if (!given.ok) throw invalid(given.fields)
      const { region } = call.params
      return ok(await run({ region, workspaceId, definition, values: given.values, signal: call.signal }))
    }),
  ]
}

/** The contract's names of what is wrong: `definition.url`. */
function inDefinition(problems: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(problems).map(([name, words]) => [`definition.${name}`, words]))
}

function presentCard(doc: FunctionDoc): FunctionCard {
  const { ID, name, description, method, url, credentialId, lastModified, rev } = doc
  return { ID, name, description, method, url, credentialId, lastModified, rev }
}
