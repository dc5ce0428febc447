import type * as z from 'zod/mini'
import { statusesOfShape } from '#mocks/contracts/shared/answered-statuses.ts'
import type { Contract } from '#mocks/contracts/shared/define-contract.ts'
import { errorSchema } from '#mocks/contracts/shared/error.ts'
import { parseResponse, undeclared } from '#mocks/contracts/shared/parse-response.ts'
import { validate } from '#mocks/contracts/shared/validate.ts'
import { compileSchema } from './compile-schema.ts'
import { exactValue } from './exact-value.ts'
import { invalid } from './http-error.ts'

type Parse = (value: unknown) => unknown

/** A contract's schemas made ready, so that each request only runs them. */
export interface CompiledContract {
  /** Input as the contract declares it, undefined where it declares none. Throws a 422 with a message per field. */
  params: Parse
  query: Parse
  body: Parse
  /** An answer as the contract declares it at a status. Throws when it declares no such answer. */
  answer(status: number, body: unknown): unknown
  /** What is wrong with an error answer: a status or a field the contract declares nowhere. Looked for when `strict`. */
  defectOf(status: number, body: unknown): unknown
}

/** Compiles a contract; with `strict`, a field no contract declares throws instead of being left out. */
export function compileContract(contract: Contract, strict: boolean): CompiledContract {
  const { id, params, query, body, responses } = contract
  const answers = new Map(
    Object.entries(responses).map(([status, schema]) => [Number(status), answerParser(schema, strict)]),
  )
  const common = answerParser(errorSchema, strict)
  for (const status of statusesOfShape(contract)) if (!answers.has(status)) answers.set(status, common)

  function answer(status: number, value: unknown): unknown {
    const parse = answers.get(status)
    if (!parse) throw undeclared(id, status)
    return parse(value)
  }

  return {
    params: inputParser(params),
    query: inputParser(query),
    body: inputParser(body),
    answer,
    defectOf(status, value) {
      if (!strict) return undefined
      try {
        answer(status, value)
      } catch (error) {
        return error
      }
    },
  }
}

function inputParser(source: z.ZodMiniType | undefined): Parse {
  if (!source) return () => undefined
  const schema = compileSchema(source)
  const isExact = exactValue(schema)
  return (value) => {
    if (isExact(value)) return value
    const checked = validate(schema, value)
    if (!checked.ok) throw invalid(checked.fields)
    return checked.value
  }
}

function answerParser(source: z.ZodMiniType, strict: boolean): Parse {
  const schema = compileSchema(source)
  const isExact = exactValue(schema)
  return (value) => (isExact(value) ? value : parseResponse(schema, value, strict))
}
