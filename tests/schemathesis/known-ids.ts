type Json = Record<string, unknown>
interface Operation {
  parameters: Json[]
  requestBody?: Json
}

/**
 * The description with the ids of things that are there in place of any id, in what is sent: generated calls then meet
 * real documents instead of one 404 after the other. Calls that are wrong on purpose still leave them.
 */
export function withKnownIds(description: Json, ids: Readonly<Record<string, string>>): Json {
  const copy = structuredClone(description)
  const paths = Object.values(copy.paths as Record<string, Record<string, Operation>>)
  for (const { parameters, requestBody } of paths.flatMap((path) => Object.values(path))) {
    for (const parameter of parameters) {
      const id = ids[String(parameter.name)]
      if (id) parameter.schema = known(id)
    }
    for (const { properties } of inside(requestBody) as Iterable<{ properties?: Json }>) {
      for (const [name, id] of Object.entries(ids)) if (properties?.[name]) properties[name] = known(id)
    }
  }
  return copy
}

function known(id: string): Json {
  return { type: 'string', enum: [id] }
}

function* inside(value: unknown): Generator<Json> {
  if (typeof value !== 'object' || value === null) return
  if (!Array.isArray(value)) yield value as Json
  for (const inner of Object.values(value)) yield* inside(inner)
}
