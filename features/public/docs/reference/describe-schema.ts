import type { OpenApi, Schema } from './openapi.types.ts'
import { nameOf, schemaOf } from './read-openapi.ts'

/** A field as the reference shows it. */
export interface FieldRow {
  name: string
  type: string
  required: boolean
}

/** The fields of an object, in the order it declares them. */
export function fieldsOf(api: OpenApi, schema: Schema | undefined): FieldRow[] {
  const { properties = {}, required = [] } = schema ? schemaOf(api, schema) : {}
  return Object.entries(properties).map(([name, property]) => ({
    name,
    type: typeInWords(property),
    required: required.includes(name),
  }))
}

/** What a value is, in a few words. */
export function typeInWords(schema: Schema): string {
  if (schema.$ref) return nameOf(schema.$ref)
  if ('const' in schema) return JSON.stringify(schema.const)
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(' or ')
  const choices = schema.anyOf ?? schema.oneOf ?? schema.allOf
  if (choices) return [...new Set(choices.map(typeInWords))].join(' or ')
  if (schema.type === 'array') {
    return schema.items ? `list of ${typeInWords(schema.items)}` : `${schema.prefixItems?.length ?? 0} values`
  }
  if (schema.type === 'object') {
    const names = Object.keys(schema.properties ?? {})
    return names.length ? `object of ${names.join(', ')}` : 'object'
  }
  const type = Array.isArray(schema.type) ? schema.type.join(' or ') : (schema.type ?? 'anything')
  return `${type}${limitInWords(schema)}`
}

/** Largest whole number JSON carries; as a limit it says nothing. */
const anyInteger = Number.MAX_SAFE_INTEGER

function limitInWords({ minimum, maximum, maxLength }: Schema): string {
  const least = minimum === undefined || minimum === -anyInteger ? undefined : minimum
  const most = maximum === undefined || maximum === anyInteger ? undefined : maximum
  if (least !== undefined && most !== undefined) return `, ${least} to ${most}`
  if (least !== undefined) return `, at least ${least}`
  if (most !== undefined) return `, at most ${most}`
  return maxLength === undefined ? '' : `, up to ${maxLength} characters`
}
