import * as z from 'zod/mini'

/** A piece of the description. */
export type Json = Record<string, unknown>
type Way = 'input' | 'output'

const place = '#/components/schemas/'

/**
 * Turns schemas into JSON Schema that names shared documents instead of repeating them. `shared` holds the ones that
 * were named so far. A document that is taken otherwise than it is given has a second name, `…Input`.
 */
export function createJsonSchemas(names: Readonly<Record<string, z.ZodMiniType>>) {
  const registry = z.registry<{ id: string }>()
  for (const [id, schema] of Object.entries(names)) registry.add(schema, { id })
  const differing = new Set(Object.keys(names).filter((id) => differs(names[id] as z.ZodMiniType)))
  const shared: Record<string, Json> = {}

  function keep(id: string, json: Json, way: Way): string {
    const name = way === 'input' && differing.has(id) ? `${id}Input` : id
    if (!shared[name]) {
      // Stands there before what is inside it is named: documents may hold themselves.
      shared[name] = {}
      const { id: _, ...rest } = json
      shared[name] = rename(rest, way) as Json
    }
    return name
  }

  /** Points what refers to a document of its own call to the shared one. */
  function rename(value: unknown, way: Way, definitions: Record<string, Json> = open.at(-1) ?? {}): unknown {
    if (Array.isArray(value)) return value.map((item) => rename(item, way, definitions))
    if (typeof value !== 'object' || value === null) return value
    return Object.fromEntries(
      Object.entries(value).map(([key, inner]) => {
        if (key !== '$ref' || typeof inner !== 'string') return [key, rename(inner, way, definitions)]
        const id = inner.replace('#/$defs/', '')
        return [key, `${place}${keep(id, definitions[id] ?? {}, way)}`]
      }),
    )
  }

  const open: Record<string, Json>[] = []

  return {
    shared,
    /** A schema as callers send it (`input`) or get it (`output`). */
    of(schema: z.ZodMiniType, way: Way): Json {
      // Inside a list the schema itself is named, too.
      const { $defs = {}, items } = convert(z.array(schema), way, registry) as {
        $defs?: Record<string, Json>
        items: Json
      }
      open.push($defs)
      const json = rename(items, way) as Json
      open.pop()
      return json
    },
  }
}

function differs(schema: z.ZodMiniType): boolean {
  return JSON.stringify(convert(schema, 'input')) !== JSON.stringify(convert(schema, 'output'))
}

function convert(schema: z.ZodMiniType, io: Way, metadata?: z.core.$ZodRegistry<{ id: string }>): Json {
  const { $schema, ...json } = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    ...(metadata && { metadata: metadata as never }),
    override({ jsonSchema }) {
      // A field more is no break: callers must not count on there being none.
      if (jsonSchema.additionalProperties === false) delete jsonSchema.additionalProperties
      if (jsonSchema.prefixItems && !jsonSchema.items) {
        const { length } = jsonSchema.prefixItems
        Object.assign(jsonSchema, { minItems: length, maxItems: length, items: false })
      }
    },
  })
  return json
}
