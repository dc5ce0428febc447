import { Validator } from '@seriousme/openapi-schema-validator'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { describe, expect, it } from 'vitest'
import { buildOpenApi } from '#api/docs/openapi.ts'
import { schemaNames } from '#api/docs/schema-names.ts'
import { contracts } from '#mocks/contracts/registry.ts'
import { answeredStatuses } from '#mocks/contracts/shared/answered-statuses.ts'
import { rawRequest } from '../harness/raw-request.ts'
import { setUpApp } from '../harness/set-up.ts'

type Json = Record<string, unknown>
interface Operation {
  operationId: string
  summary: string
  description: string
  security: Json[]
  responses: Json
}

const description = buildOpenApi() as {
  paths: Record<string, Record<string, Operation>>
  components: { schemas: Record<string, Json> }
}
const operations = Object.values(description.paths).flatMap((path) => Object.values(path))

/** Everything inside a value that is an object, itself included. */
function* inside(value: unknown): Generator<Json> {
  if (typeof value !== 'object' || value === null) return
  if (!Array.isArray(value)) yield value as Json
  for (const inner of Object.values(value)) yield* inside(inner)
}

/** Its public sentences. */
const texts = [...inside(description)].flatMap(({ summary, description, message }) =>
  [summary, description, message].filter((text) => typeof text === 'string'),
)

describe('the description of the api', () => {
  it('is valid OpenAPI 3.1', async () => {
    const { valid, errors } = await new Validator().validate(structuredClone(description) as never)
    expect(errors).toBeUndefined()
    expect(valid).toBe(true)
  })

  it('has schemas a strict reader of JSON Schema takes', () => {
    const ajv = new Ajv2020({ strictTypes: false, strictRequired: false, validateFormats: false })
    const { components } = description
    ajv.addKeyword('components')
    ajv.addSchema({ $id: 'all', components })
    const names = Object.keys(components.schemas)
    expect(names.length).toBeGreaterThan(30)
    for (const name of names) {
      expect(() => ajv.compile({ $ref: `all#/components/schemas/${name}` }), name).not.toThrow()
    }
  })

  it('declares every operation with every status it answers', () => {
    expect(operations.map(({ operationId }) => operationId).sort()).toEqual(
      contracts.map(({ id }) => id).sort(),
    )
    for (const contract of contracts) {
      const operation = operations.find(({ operationId }) => operationId === contract.id)
      const statuses = Object.keys(operation?.responses ?? {}).map(Number)
      expect(statuses, contract.id).toEqual(answeredStatuses(contract))
      expect(statuses, contract.id).toEqual(expect.arrayContaining([400, 401, 429, 500, 503]))
      if (contract.body) expect(statuses, contract.id).toEqual(expect.arrayContaining([413, 415]))
    }
  })

  it('says a document once', () => {
    const whole = [...inside(description)].filter((value) => value.type === 'object')
    const texts = whole.map((value) => JSON.stringify(value)).filter((text) => text.length > 400)
    expect(texts.filter((text, index) => texts.indexOf(text) !== index)).toEqual([])
    const used = new Set(
      [...JSON.stringify(description).matchAll(/components\/schemas\/(\w+)/g)].map((m) => m[1]),
    )
    const unused = Object.keys(schemaNames).filter((name) => !used.has(name) && !used.has(`${name}Input`))
    expect(unused).toEqual([])
  })

  it('speaks to customers: nothing of our own papers in it', () => {
    expect(texts.length).toBeGreaterThan(contracts.length)
    expect(
      texts.filter((text) => /§|\bspec\b|contract|architecture|threats|decision \d/i.test(text)),
    ).toEqual([])
  })

  it('names keys only where one opens the door', () => {
    const of = (id: string) => operations.find(({ operationId }) => operationId === id)?.security
    expect(of('agents.agent.get')).toEqual([{ session: [] }, { key: [] }])
    expect(of('workspaces.key.create')).toEqual([{ session: [] }])
    expect(of('platform.ip.get')).toEqual([])
  })
})

describe('the address of the description', () => {
  const app = setUpApp()

  it('sends it compressed', async () => {
    const sizes: Record<string, number> = {}
    for (const encoding of ['identity', 'gzip', 'br']) {
      const { text } = await rawRequest(
        app.url,
        `GET /api/openapi.json HTTP/1.1\r\nHost: localhost\r\nAccept-Encoding: ${encoding}\r\nConnection: close\r\n\r\n`,
      )
      if (encoding !== 'identity') expect(text).toMatch(new RegExp(`content-encoding: ${encoding}`, 'i'))
      sizes[encoding] = Number(/content-length: (\d+)/i.exec(text)?.[1])
    }
    expect(sizes.identity).toBeLessThan(455_000)
    expect(sizes.gzip).toBeLessThan(45_000)
    expect(sizes.br).toBeLessThan(37_000)
  })

  it('is kept, and says when it has not changed', async () => {
    const first = await app.client().fetch('/api/openapi.json')
    expect(await first.json()).toEqual(JSON.parse(JSON.stringify(description)))
    expect(first.headers.get('cache-control')).toBe('public, max-age=300')
    const again = await rawRequest(
      app.url,
      `GET /api/openapi.json HTTP/1.1\r\nHost: localhost\r\nIf-None-Match: ${first.headers.get('etag')}\r\nConnection: close\r\n\r\n`,
    )
    expect(again.status).toBe(304)
    expect(again.text).not.toContain('openapi')
  })

  it('leads from where the reference was to where it is', async () => {
    const answer = await app.client().fetch('/api/docs')
    expect([answer.status, answer.headers.get('location')]).toEqual([308, '/docs/reference'])
  })
})

describe('whoever asks for the description without end', () => {
  const app = setUpApp({ rateLimitFactor: 1 })

  it('is told to wait', async () => {
    const statuses: number[] = []
    for (let call = 0; call < 125; call += 1) {
      const answer = await app.client().fetch('/api/openapi.json')
      await answer.arrayBuffer()
      statuses.push(answer.status)
      if (answer.status === 429) expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
    }
    expect(statuses.filter((status) => status === 429)).toHaveLength(5)
  })
})
