import { docsSlug } from '#mocks/contracts/platform/docs-pages.ts'
import type { OpenApi, OperationObject, ResponseObject, Schema } from './openapi.types.ts'

/** An operation with where it is called. */
export interface Operation extends OperationObject {
  method: string
  path: string
}

/** Operations that belong together. */
export interface Area {
  title: string
  /** Last part of its address. */
  slug: string
  operations: Operation[]
}

/** The areas of a description, as it orders them. */
export function areasOf({ tags, paths }: OpenApi): Area[] {
  const all = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      ...operation,
      method: method.toUpperCase(),
      path,
    })),
  )
  return tags.map(({ name }) => ({
    title: name,
    slug: docsSlug(name),
    operations: all.filter(({ tags: [tag] }) => tag === name),
  }))
}

/** A schema by what it names, if it names another. */
export function schemaOf({ components }: OpenApi, schema: Schema): Schema {
  return schema.$ref ? (components.schemas[nameOf(schema.$ref)] ?? {}) : schema
}

/** What an answer is, itself or by its name. */
export function responseOf({ components }: OpenApi, response: ResponseObject): ResponseObject {
  return (response.$ref && components.responses[nameOf(response.$ref)]) || response
}

/** The last part of a reference. */
export function nameOf(ref: string): string {
  return ref.slice(ref.lastIndexOf('/') + 1)
}

/** The JSON a body holds. */
export function jsonOf(
  part: { content?: Record<string, { schema: Schema }> } | undefined,
): Schema | undefined {
  return part?.content?.['application/json']?.schema
}
