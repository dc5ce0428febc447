import { describe, expect, it } from 'vitest'
import { type FunctionFields, functionDefaults } from './function.schema.ts'
import { functionProblems } from './function-rules.ts'

const good: FunctionFields = {
  ...functionDefaults,
  name: 'find_order',
  description: 'Finds an order.',
  url: 'https://shop.example/orders/{id}?lang={lang}',
  parameters: [
    { name: 'id', type: 'string', description: '', required: true },
    { name: 'lang', type: 'string', description: '', required: false },
  ],
}

describe('functionProblems', () => {
  it('finds none in a function that can be called', () => {
    expect(functionProblems(good)).toEqual({})
    const body = '{"id": "{id}", "note": ["for {lang}"]}'
    expect(functionProblems({ ...good, method: 'POST', bodyTemplate: body })).toEqual({})
  })

  it.each(['http://localhost:3000/x', 'http://127.0.0.1/x'])('lets a developer write %s', (url) => {
    expect(functionProblems({ ...good, url })).toEqual({})
  })

  it.each([
    'shop.example/orders',
    'ftp://shop.example/',
    'http://shop.example/',
    'http://localhost.shop.example/',
    'https://me@shop.example/',
    'https://shop.example/#part',
    'https://shop.example:{id}/',
    'https://shop.example/{nobody}',
    'javascript:alert(1)',
  ])('refuses the address %s', (url) => {
    expect(Object.keys(functionProblems({ ...good, url }))).toEqual(['url'])
  })

  it('wants what stands in the path to be required', () => {
    const url = 'https://shop.example/{lang}'
    expect(functionProblems({ ...good, url })).toEqual({
      url: '{lang} is in the path, so it must be required.',
    })
  })

  it('names the header, the parameter and the body that are wrong', () => {
    const wrong = {
      ...good,
      method: 'PUT' as const,
      headers: [
        { name: 'Host', value: 'x' },
        { name: 'X-A', value: '{nobody}' },
        { name: 'x-a', value: '' },
      ],
      parameters: [...good.parameters, { ...good.parameters[0]! }],
      bodyTemplate: '{"id": "{nobody}"}',
    }
    expect(Object.keys(functionProblems(wrong)).sort()).toEqual([
      'bodyTemplate',
      'headers.0.name',
      'headers.1.value',
      'headers.2.name',
      'parameters.2.name',
    ])
  })

  it('names where a parameter cannot go, and a default of another type', () => {
    const at = (name: string, more: object) => ({
      ...{ name, type: 'number' as const, description: '', required: false },
      ...more,
    })
    const parameters = [
      ...good.parameters,
      at('Host', { in: 'header' }),
      at('Authorization', { in: 'header' }),
      at('size', { in: 'body' }),
      at('count', { defaultValue: 'many' }),
    ]
    expect(Object.keys(functionProblems({ ...good, parameters }))).toEqual([
      'parameters.2.name',
      'parameters.3.name',
      'parameters.4.in',
      'parameters.5.defaultValue',
    ])
  })

  it('does not look at a body that is not sent', () => {
    expect(functionProblems({ ...good, bodyTemplate: 'no json' })).toEqual({})
  })
})
