import type { CheerioAPI } from 'cheerio'

const MAX_SCRIPT = 200_000
const MAX_THINGS = 200
const MAX_DEPTH = 10

/** One schema.org thing of a page's JSON-LD. */
export type Thing = Record<string, unknown>

/** Every JSON-LD thing of a page, nested `@graph` lists flattened; broken scripts are passed over. */
export function structuredData($: CheerioAPI): Thing[] {
  const things: Thing[] = []
  for (const script of $('script[type="application/ld+json"]').toArray()) {
    const source = $(script).text()
    if (source.length <= MAX_SCRIPT) collect(parse(source), things)
  }
  return things
}

/** First thing that describes the organisation behind the site. */
export function organisationOf(things: readonly Thing[]): Thing | undefined {
  return things.find((thing) =>
    typesOf(thing).some((type) => /(?:Organization|Business|Store|Restaurant|Brand)$/.test(type)),
  )
}

/** The types a thing says it is of, without the vocabulary's address. */
export function typesOf(thing: Thing): string[] {
  return [thing['@type']]
    .flat()
    .flatMap((type) => (typeof type === 'string' ? (type.split(/[/#:]/).at(-1) ?? '') : []))
}

function collect(value: unknown, things: Thing[], depth = 0): void {
  if (things.length >= MAX_THINGS || depth > MAX_DEPTH || typeof value !== 'object' || value === null) return
  if (Array.isArray(value)) {
    for (const entry of value) collect(entry, things, depth + 1)
    return
  }
  const thing = value as Thing
  things.push(thing)
  collect(thing['@graph'], things, depth + 1)
}

/** Null for what is no JSON. */
function parse(source: string): unknown {
  try {
    return JSON.parse(source)
  } catch {
    return null
  }
}
