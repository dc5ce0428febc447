import type { OpenApi, Schema } from './openapi.types.ts'
import { schemaOf } from './read-openapi.ts'

const maxDepth = 6

/** A value of a schema, to show what an answer looks like: short, and of the right shape. */
export function sampleOf(api: OpenApi, given: Schema, { onlyRequired = false } = {}, depth = 0): unknown {
  const schema = schemaOf(api, given)
  if ('const' in schema) return schema.const
  if (schema.enum) return schema.enum[0]
  const choice = schema.anyOf?.[0] ?? schema.oneOf?.[0] ?? schema.allOf?.[0]
  if (choice) return sampleOf(api, choice, { onlyRequired }, depth)
  const type = Array.isArray(schema.type) ? schema.type[0] : schema.type
  if (type === 'array') {
    if (schema.prefixItems) return schema.prefixItems.map((item) => sampleOf(api, item, {}, depth + 1))
    return depth < maxDepth && schema.items ? [sampleOf(api, schema.items, { onlyRequired }, depth + 1)] : []
  }
  if (type === 'object') {
    if (depth >= maxDepth) return {}
    const { properties = {}, required = [] } = schema
    const shown = Object.entries(properties).filter(([name]) => !onlyRequired || required.includes(name))
    return Object.fromEntries(
      shown.map(([name, property]) => [name, sampleOf(api, property, { onlyRequired }, depth + 1)]),
    )
  }
  if (type === 'boolean') return true
  if (type === 'integer' || type === 'number')
    return schema.minimum && schema.minimum > 0 ? schema.minimum : 0
  return type === 'null' ? null : 'string'
}
