import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type FunctionFields, functionDefaults } from '#mocks/contracts/library/function.schema.ts'
import { buildRequest } from './build-request.ts'

const base: FunctionFields = { ...functionDefaults, name: 'f', description: 'f', url: 'https://a.example/x' }
const build = (fields: Partial<FunctionFields>, values: Record<string, string | number | boolean> = {}) =>
  buildRequest({ ...base, ...fields }, new Map(Object.entries(values)))

describe('buildRequest', () => {
  it('sends what stands nowhere in the query of a GET, and in the body of a POST', () => {
    expect(build({}, { a: 1, b: 'x y' })).toEqual({ url: 'https://a.example/x?a=1&b=x%20y', headers: {} })
    expect(build({ method: 'POST' }, { a: 1, b: true })).toEqual({
      url: 'https://a.example/x',
      headers: { 'content-type': 'application/json' },
      body: '{"a":1,"b":true}',
    })
  })

  it('leaves out a query pair, a header and a field whose value is not given', () => {
    const fields = {
      method: 'POST' as const,
      url: 'https://a.example/x?all=1&q={q}',
      headers: [{ name: 'X-Q', value: '{q}' }],
      bodyTemplate: '{"q": "{q}", "text": "[{q}]"}',
    }
    expect(build(fields)).toEqual({
      url: 'https://a.example/x?all=1',
      headers: { 'content-type': 'application/json' },
      body: '{"text":"[]"}',
    })
  })

  it('puts a value where its parameter says', () => {
    const at = (name: string, place: 'query' | 'body' | 'header') => ({
      ...{ name, type: 'string' as const, description: '', required: true, in: place },
    })
    const parameters = [at('q', 'query'), at('b', 'body'), at('X-Shop', 'header')]
    const values = { q: '1', b: '2', 'X-Shop': 'harbour' }
    expect(build({ method: 'POST', parameters }, values)).toEqual({
      url: 'https://a.example/x?q=1',
      headers: { 'content-type': 'application/json', 'x-shop': 'harbour' },
      body: '{"b":"2"}',
    })
    expect(build({ method: 'POST', parameters, bodyTemplate: '{"a":1}' }, values).body).toBe(
      '{"a":1,"b":"2"}',
    )
    expect(() => build({ parameters }, { ...values, 'X-Shop': 'a\r\nCookie: b' })).toThrow(
      expect.objectContaining({ status: 422 }),
    )
  })

  it('keeps a content type of its own', () => {
    const headers = [{ name: 'Content-Type', value: 'application/vnd.api+json' }]
    expect(build({ method: 'PATCH', headers, bodyTemplate: '{}' }).headers).toEqual({
      'content-type': 'application/vnd.api+json',
    })
  })

  it('lets no value change the address, or refuses it', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (value) => {
        let url: URL
        try {
          url = new URL(build({ url: 'https://a.example/one/{v}/two?q={v}' }, { v: value }).url)
        } catch (error) {
          expect(error).toMatchObject({ status: 422 })
          return
        }
        expect(url.origin).toBe('https://a.example')
        expect(decodeURIComponent(url.pathname.split('/')[2] ?? '')).toBe(value)
        expect(url.pathname.endsWith('/two')).toBe(true)
        expect(url.searchParams.get('q')).toBe(value)
        expect(url.hash).toBe('')
      }),
    )
  })

  it('lets no value change the shape of the body', () => {
    fc.assert(
      fc.property(fc.string(), (value) => {
        const { body = '' } = build({ method: 'POST', bodyTemplate: '{"a": "<{v}>", "b": 1}' }, { v: value })
        expect(JSON.parse(body)).toEqual({ a: `<${value}>`, b: 1 })
      }),
    )
  })
})
