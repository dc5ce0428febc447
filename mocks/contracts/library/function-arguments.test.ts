import { describe, expect, it } from 'vitest'
import type { FunctionParameter, ParameterType } from './function.schema.ts'
import { argumentOf, readArguments } from './function-arguments.ts'

const parameter = (type: ParameterType, required = true): FunctionParameter => ({
  ...{ name: 'it', type, description: '', required },
})

describe('readArguments', () => {
  it.each([
    ['string', 'a'],
    ['number', 1.5],
    ['integer', -3],
    ['boolean', false],
  ] as const)('takes a %s', (type, value) => {
    const read = readArguments([parameter(type)], { it: value, other: 'left out' })
    expect(read.ok && [...read.values]).toEqual([['it', value]])
  })

  it.each([
    ['string', 1],
    ['number', '1'],
    ['number', Number.POSITIVE_INFINITY],
    ['integer', 1.5],
    ['boolean', 'true'],
  ] as const)('refuses for a %s the value %j', (type, value) => {
    expect(readArguments([parameter(type)], { it: value })).toMatchObject({
      ok: false,
      fields: { 'arguments.it': expect.stringMatching(/^Please/) },
    })
  })

  it('leaves out what is optional and not given, and asks for what is required', () => {
    expect(readArguments([parameter('string', false)], { it: '' })).toEqual({ ok: true, values: new Map() })
    expect(readArguments([parameter('string')], {})).toEqual({
      ok: false,
      fields: { 'arguments.it': 'Please enter a value.' },
    })
  })

  it('takes the default where no value is given', () => {
    const kept = { ...parameter('integer'), defaultValue: '3' }
    expect(readArguments([kept], {})).toEqual({ ok: true, values: new Map([['it', 3]]) })
    expect(readArguments([kept], { it: 5 })).toEqual({ ok: true, values: new Map([['it', 5]]) })
    expect(readArguments([{ ...kept, defaultValue: 'three' }], {}).ok).toBe(false)
  })

  it('takes no value from an object’s own beginnings', () => {
    const inherited = { ...parameter('string'), name: 'toString' }
    expect(readArguments([inherited], {}).ok).toBe(false)
  })
})

describe('argumentOf', () => {
  it.each([
    ['string', '12', '12'],
    ['number', '1.5', 1.5],
    ['integer', 'twelve', 'twelve'],
    ['integer', ' ', ' '],
    ['boolean', 'false', false],
    ['string', '', undefined],
  ] as const)('reads a %s from %j', (type, typed, value) => {
    expect(argumentOf(type, typed)).toBe(value)
  })
})
