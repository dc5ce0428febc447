import { isDeepStrictEqual } from 'node:util'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { agentSchema } from '#mocks/contracts/agents/agent.schema.ts'
import { contracts } from '#mocks/contracts/registry.ts'
import { buildAgent } from '#mocks/fixtures/agents/agent.fixtures.ts'
import { compileSchema } from './compile-schema.ts'
import { exactValue } from './exact-value.ts'

type Json = Record<string, unknown>

/** What parsing says, by parsing. */
function staysItself(schema: z.ZodMiniType, value: unknown): boolean {
  const parsed = z.safeParse(schema, value)
  return parsed.success && isDeepStrictEqual(parsed.data, value)
}

/** The value with every part of it, however deep, replaced in turn. */
function* variants(value: unknown, replacement: unknown): Generator<unknown> {
  yield replacement
  if (typeof value !== 'object' || value === null) return
  for (const key of Object.keys(value)) {
    for (const inner of variants((value as Json)[key], replacement)) {
      const copy = structuredClone(value) as Json
      copy[key] = inner
      yield copy
    }
    const without = structuredClone(value) as Json
    if (!Array.isArray(value)) delete without[key]
    yield without
  }
  yield Array.isArray(value) ? [...value, replacement] : { ...value, stray: replacement }
}

const odd = [
  undefined,
  null,
  true,
  0,
  -1,
  1.5,
  Number.NaN,
  1e12,
  '',
  ' a ',
  'x'.repeat(101_000),
  [],
  {},
  [{}],
]

/** Values that may be of a schema's type. */
const samples: Record<string, [z.ZodMiniType, unknown[]]> = {
  'a trimmed text': [z.string().check(z.trim(), z.minLength(1)), ['a', ' a ', '']],
  'a format': [z.email(), ['a@example.com', 'a', 7]],
  'an address': [z.url(), ['https://example.com/', ' https://example.com/', 'x']],
  'a converted number': [z.coerce.number(), [7, '7']],
  'one of several objects': [
    z.union([z.object({ a: z.string() }), z.object({ a: z.string(), b: z.string() })]),
    [{ a: 'x' }, { a: 'x', b: 'secret' }, { b: 'x' }],
  ],
  'a record': [z.record(z.string(), z.number()), [{}, { a: 1 }, { a: 'x' }]],
  'a default': [z.object({ a: z._default(z.string(), 'x') }), [{ a: 'x' }, {}]],
  'an object with others': [z.looseObject({ a: z.string() }), [{ a: 'x', b: 1 }, { b: 1 }]],
  'an object without others': [z.strictObject({ a: z.string() }), [{ a: 'x' }, { a: 'x', b: 1 }]],
  'an optional field': [
    z.object({ a: z.optional(z.string()) }),
    [{}, { a: 'x' }, { a: 7 }, { a: undefined }],
  ],
  'a changed value': [
    z.pipe(
      z.string(),
      z.transform((text: string) => `${text}!`),
    ),
    ['a'],
  ],
  'a checked object': [
    z.object({ a: z.number() }).check(z.refine(({ a }) => a > 1)),
    [{ a: 2 }, { a: 1 }, { a: 2, b: 1 }],
  ],
}

describe('exactValue', () => {
  const agent = { ...buildAgent(), nodes: [{ id: 'a' }], allowedOrigins: ['https://example.com'] }

  it('takes an agent as it is', () => expect(exactValue(compileSchema(agentSchema))(agent)).toBe(true))

  it.each(odd.map((value) => ({ value })))(
    'never takes what parsing an agent with $value changes',
    ({ value }) => {
      const schema = compileSchema(agentSchema)
      const isExact = exactValue(schema)
      let seen = 0
      for (const variant of variants(agent, value)) {
        seen += 1
        if (isExact(variant)) expect(staysItself(schema, variant)).toBe(true)
      }
      expect(seen).toBeGreaterThan(100)
    },
  )

  it.each(Object.entries(samples))(
    'never takes %s that parsing changes or refuses',
    (_, [schema, values]) => {
      const isExact = exactValue(schema)
      for (const value of values) if (isExact(value)) expect(staysItself(schema, value)).toBe(true)
    },
  )

  it('sees through the types most answers are made of', () => {
    for (const [schema, value] of [
      [z.string().check(z.trim(), z.minLength(1)), 'a'],
      [z.object({ a: z.optional(z.string()) }), {}],
      [z.array(z.nullable(z.int())), [1, null]],
      [z.enum(['a', 'b']), 'b'],
      [z.literal([1, 'x']), 'x'],
    ] as const) {
      expect(exactValue(schema)(value)).toBe(true)
    }
  })

  it.each(contracts)('is made for every answer of $id', ({ responses }) => {
    for (const schema of Object.values(responses))
      expect(exactValue(compileSchema(schema))({ stray: 1 })).toBe(false)
  })
})
