import type * as z from 'zod/mini'
import * as core from 'zod/v4/core'

/**
 * The same schema with its objects compiled to code. Contracts use `zod/mini`, which interprets them to stay small
 * in browsers; the server parses every call and every answer. Nothing is checked less.
 */
export function compileSchema<S extends z.ZodMiniType>(schema: S): S {
  return rebuild(schema) as S
}

function rebuild(schema: core.$ZodType): core.$ZodType {
  const { def } = (schema as core.$ZodTypes)._zod
  switch (def.type) {
    case 'object':
      return new core.$ZodObjectJIT({
        ...def,
        shape: Object.fromEntries(Object.entries(def.shape).map(([key, value]) => [key, rebuild(value)])),
      })
    case 'array':
      return new core.$ZodArray({ ...def, element: rebuild(def.element) })
    case 'optional':
      return new core.$ZodOptional({ ...def, innerType: rebuild(def.innerType) })
    case 'nullable':
      return new core.$ZodNullable({ ...def, innerType: rebuild(def.innerType) })
    default:
      return schema
  }
}
