import { isDeepStrictEqual } from 'node:util'
import type * as z from 'zod/mini'
import * as core from 'zod/v4/core'

/** Whether parsing a value would succeed and give the same value again. */
export type IsExact = (value: unknown) => boolean

/**
 * Looks at a value as its schema would, without copying it: what is exact needs no parsing. Knows the types most
 * answers are made of; of any other it parses and compares.
 */
export function exactValue(schema: z.ZodMiniType): IsExact {
  return ofType(schema as unknown as core.$ZodTypes)
}

function ofType(schema: core.$ZodTypes): IsExact {
  const isType = typeTest(schema)
  if (!isType) return parsesToItself(schema)
  return checksOf(schema)
    .map(checkTest)
    .reduce((isSoFar, passes) => (value) => isSoFar(value) && passes(value), isType)
}

/** The test of a type without its checks; none for a type that is parsed. */
function typeTest(schema: core.$ZodTypes): IsExact | undefined {
  const { def } = schema._zod
  if ('coerce' in def && def.coerce) return undefined
  switch (def.type) {
    case 'string':
      return (value) => typeof value === 'string'
    case 'number':
      return Number.isFinite
    case 'boolean':
      return (value) => typeof value === 'boolean'
    case 'null':
      return (value) => value === null
    case 'enum':
    case 'literal': {
      const values = new Set<unknown>(schema._zod.values)
      return (value) => values.has(value)
    }
    case 'nullable': {
      const isInner = exactValue(def.innerType as z.ZodMiniType)
      return (value) => value === null || isInner(value)
    }
    case 'array': {
      const isElement = exactValue(def.element as z.ZodMiniType)
      return (value) => Array.isArray(value) && value.every(isElement)
    }
    case 'object':
      return def.catchall ? undefined : objectTest(def.shape)
    default:
      return undefined
  }
}

/**
 * Every declared field is there and exact, or left out where it may be, and there is no other. As code, like zod's own
 * objects: reading each field by its name costs a fraction of a loop over names.
 */
function objectTest(shape: Readonly<Record<string, core.$ZodType>>): IsExact {
  const fields = Object.entries(shape).map(([key, field], index) => {
    const { def } = field._zod as core.$ZodTypes['_zod']
    const isOptional = def.type === 'optional'
    const isField = exactValue((isOptional ? def.innerType : field) as z.ZodMiniType)
    const code = `field = value[${JSON.stringify(key)}]
      if (field !== undefined) { if (!is${index}(field)) return false; found += 1 }${isOptional ? '' : ' else return false'}`
    return { name: `is${index}`, isField, code }
  })
  const make = new Function(
    ...fields.map(({ name }) => name),
    `return (value) => {
      if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
      let field, found = 0
      ${fields.map(({ code }) => code).join('\n')}
      return Object.keys(value).length === found
    }`,
  )
  return make(...fields.map(({ isField }) => isField))
}

function checksOf(schema: core.$ZodTypes): core.$ZodCheck<never>[] {
  const checks = [...(schema._zod.def.checks ?? [])]
  // A format such as `z.int()` is a type and the check of it.
  if (schema._zod.traits.has('$ZodCheck')) checks.unshift(schema as never)
  return checks
}

/** Whether a check finds nothing and changes nothing; limits, the most frequent, are compared without asking it. */
function checkTest(check: core.$ZodCheck<never>): IsExact {
  const { def } = check._zod as core.$ZodChecks['_zod']
  switch (def.check) {
    case 'max_length':
      return (value) => (value as string).length <= def.maximum
    case 'min_length':
      return (value) => (value as string).length >= def.minimum
    case 'less_than':
      if (def.inclusive) return (value) => (value as number) <= (def.value as number)
      break
    case 'greater_than':
      if (def.inclusive) return (value) => (value as number) >= (def.value as number)
      break
  }
  return (value) => {
    const payload = { value: value as never, issues: [] }
    if (check._zod.check(payload) instanceof Promise) return false
    return payload.issues.length === 0 && payload.value === value
  }
}

function parsesToItself(schema: core.$ZodType): IsExact {
  return (value) => {
    const result = core.safeParse(schema, value)
    return result.success && (Object.is(result.data, value) || isDeepStrictEqual(result.data, value))
  }
}
