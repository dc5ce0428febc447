import type { Agent } from '#mocks/contracts/agents/agent.schema.ts'
import { isAssigned } from '#mocks/contracts/agents/assigned-tools.ts'
import {
  type ArgumentValue,
  argumentLimit,
  argumentOf,
  isJsonObject,
  readArguments,
} from '#mocks/contracts/library/function-arguments.ts'
import { functionsLimit } from '#mocks/contracts/library/function-limits.ts'
import { callFailureWords, type FunctionTest } from '#mocks/contracts/library/function-test.schema.ts'
import type { Region } from '#mocks/contracts/shared/region.ts'
import type { Deps } from '../../deps.ts'
import { HttpError } from '../../http/http-error.ts'
import type { ToolDefinition, Tools } from '../../providers/openai/tools.ts'
import { createFunctionRepository, type FunctionDoc } from './function.repository.ts'
import { createRunFunction } from './run-function.ts'
import { createServerSecrets } from './server-secrets.ts'

/** Characters of an answer a model is given. */
const longestResult = 8000

/** Whose functions are offered, and to which agent. */
interface FunctionOwner {
  region: Region
  agent: Pick<Agent, 'ID' | 'ownerID' | 'assignedToolsIds'>
}

/**
 * The functions a model may call for an agent: those that are assigned to it, of its own workspace alone. A call is made exactly as the tester makes it: public addresses alone, its own
 * seconds, the credential's secret blanked out of what comes back. Whatever goes wrong is told to the model as data.
 */
export function createFunctionTools(deps: Pick<Deps, 'stores' | 'now' | 'config' | 'log'>) {
  const functions = createFunctionRepository(deps)
  const run = createRunFunction(deps)
  const secrets = createServerSecrets(deps)

  return async function functionTools({ region, agent }: FunctionOwner): Promise<Tools> {
    const { ownerID: workspaceId } = agent
    const ofWorkspace = await functions.collection
      .docs(region)
      .find({ workspaceId }, { limit: functionsLimit, sort: { _id: 1 } })
      .toArray()
    const docs = ofWorkspace.filter(({ ID }) => isAssigned(agent, ID))
    return {
      offered: docs.map(toDefinition),
      reads: (name) => docs.find((doc) => doc.name === name)?.method === 'GET',
      async call(name, json, signal) {
        const definition = docs.find((doc) => doc.name === name)
        if (!definition) return failure('There is no function of this name.')
        const given = parseArguments(json)
        const read = given && readArguments(definition.parameters, given)
        if (!read)
          return failure('The arguments are not a JSON object of texts, numbers, booleans and objects.')
        if (!read.ok) return failure('The arguments are wrong.', read.fields)
        try {
          const result = await run({
            region,
            workspaceId,
            definition,
            values: read.values,
            serverSecret: secrets.open(definition),
            signal,
          })
          deps.log.info(
            { agent: agent.ID, function: definition.ID, status: result.status, failure: result.failure },
            'function.called',
          )
          return toResult(result, signal)
        } catch (error) {
          if (!(error instanceof HttpError)) throw error
          return failure('The arguments are wrong.', error.details.fields)
        }
      },
    }
  }
}

function toDefinition({ name, description, parameters }: FunctionDoc): ToolDefinition {
  return {
    name,
    description,
    parameters: {
      type: 'object',
      properties: Object.fromEntries(
        parameters.map((parameter) => [
          parameter.name,
          {
            type: parameter.type,
            ...(parameter.type === 'object' && { additionalProperties: true }),
            ...(parameter.description && { description: parameter.description }),
            ...(parameter.defaultValue && { default: argumentOf(parameter.type, parameter.defaultValue) }),
          },
        ]),
      ),
      required: parameters
        .filter(({ required, defaultValue }) => required && !defaultValue)
        .map((parameter) => parameter.name),
      additionalProperties: false,
    },
  }
}

function parseArguments(json: string): Record<string, ArgumentValue> | null {
  let parsed: unknown
  try {
    parsed = JSON.parse(json === '' ? '{}' : json)
  } catch {
    return null
  }
  if (typeof parsed !== 'object' || parsed === null || Array.isArray(parsed)) return null
  // Models write null for what they leave out.
  const given = Object.entries(parsed).filter(([, value]) => value !== null)
  return given.every(([, value]) => isArgument(value)) ? Object.fromEntries(given) : null
}

function isArgument(value: unknown): value is ArgumentValue {
  if (typeof value === 'string') return value.length <= argumentLimit
  if (isJsonObject(value)) return JSON.stringify(value).length <= argumentLimit
  return typeof value === 'number' || typeof value === 'boolean'
}

function toResult({ failure: why, status, body, bodyCut }: FunctionTest, signal: AbortSignal): string {
  if (why) return failure(signal.aborted ? callFailureWords.timeout : callFailureWords[why])
  const isCut = bodyCut || body.length > longestResult
  return JSON.stringify({
    status,
    data: dataOf(body.slice(0, longestResult), isCut),
    ...(isCut && { cut: true }),
  })
}

function dataOf(body: string, isCut: boolean): unknown {
  if (isCut) return body
  try {
    return JSON.parse(body)
  } catch {
    return body
  }
}

function failure(error: string, fields?: Readonly<Record<string, string>>): string {
  return JSON.stringify({ error, ...(fields && { fields }) })
}
