import type { Agent } from '#mocks/contracts/agents/agent.schema.ts'
import type { FlowOutcome } from '#mocks/contracts/flow/flow-ports.ts'
import { argumentOf, readArguments } from '#mocks/contracts/library/function-arguments.ts'
import { callFailureWords } from '#mocks/contracts/library/function-test.schema.ts'
import type { Region } from '#mocks/contracts/shared/region.ts'
import type { Deps } from '../../deps.ts'
import { HttpError } from '../../http/http-error.ts'
import { createFunctionRepository } from './function.repository.ts'
import { createRunFunction } from './run-function.ts'
import { createServerSecrets } from './server-secrets.ts'

/** A call a flow makes. */
interface FlowToolCall {
  region: Region
  agent: Pick<Agent, 'ID' | 'ownerID'>
  toolId: string
  /** What was filled in, by the parameter's name. */
  values: Readonly<Record<string, string>>
  signal: AbortSignal
}

/** What came of it, and how members read it. */
export interface FlowToolResult {
  outcome: FlowOutcome
  name: string
  /** JSON with `data`, or `error`. */
  result: string
}

/**
 * Calls a function of the agent's own workspace for a step of its flow, which is what assigns it. The call is made as
 * the tester makes it: public addresses alone, its own seconds, no secret in what comes back.
 */
export function createFlowTool(deps: Pick<Deps, 'stores' | 'now' | 'config' | 'log'>) {
  const { collection } = createFunctionRepository(deps)
  const run = createRunFunction(deps)
  const secrets = createServerSecrets(deps)

  return async function callFlowTool(call: FlowToolCall): Promise<FlowToolResult> {
    const { region, agent, toolId, values, signal } = call
    const workspaceId = agent.ownerID
    const definition = await collection.find({ region, workspaceId, itemId: toolId })
    if (!definition) return failed('', 'There is no function of this id.')
    const given = Object.entries(values).flatMap(([name, typed]) => {
      const type = definition.parameters.find((parameter) => parameter.name === name)?.type
      const value = type && argumentOf(type, typed)
      return value === undefined ? [] : [[name, value] as const]
    })
    const read = readArguments(definition.parameters, Object.fromEntries(given))
    if (!read.ok) return failed(definition.name, 'The arguments are wrong.', read.fields)
    try {
      const seen = await run({
        region,
        workspaceId,
        definition,
        values: read.values,
        serverSecret: secrets.open(definition),
        signal,
      })
      const { status, failure, body } = seen
      deps.log.info({ agent: agent.ID, function: definition.ID, status, failure }, 'function.called')
      if (failure) return failed(definition.name, callFailureWords[signal.aborted ? 'timeout' : failure])
      const outcome: FlowOutcome = status < 400 ? { ok: true, text: body } : { ok: false }
      return { outcome, name: definition.name, result: JSON.stringify({ status, data: body }) }
    } catch (error) {
      if (!(error instanceof HttpError)) throw error
      return failed(definition.name, 'The arguments are wrong.', error.details.fields)
    }
  }
}

function failed(name: string, error: string, fields?: Readonly<Record<string, string>>): FlowToolResult {
  return { outcome: { ok: false }, name, result: JSON.stringify({ error, ...(fields && { fields }) }) }
}
