import type * as z from 'zod/mini'
import type { Contract } from '#mocks/contracts/shared/define-contract.ts'
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
}

/** Compiles a contract; with `strict`, a field no contract declares throws instead of being left out. */
export function compileContract(
  { id, params, query, body, responses }: Contract,
  strict: boolean,
): CompiledContract {
  const answers = new Map(
    Object.entries(responses).map(([status, schema]) => [Number(status), answerParser(schema, strict)]),
  )
  return {
    params: inputParser(params),
    query: inputParser(query),
    body: inputParser(body),
    answer(status, value) {
      const parse = answers.get(status)
      if (!parse) throw undeclared(id, status)
      return parse(value)
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
