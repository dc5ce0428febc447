import { describe, expect } from 'vitest'
import { StoreUsageError } from '#api/store/errors.ts'
import type { Bench } from './bench.ts'
import { type CannotShow, caseRunner } from './case.ts'

/** One row per kind of value JSON holds. */
export const JSON_VALUES: Record<string, unknown> = {
  'a string': 'plain',
  'an empty string': '',
  unicode: 'Grüße, 你好, עברית',
  'an emoji': '👩🏽‍🚀 ✅',
  'a string with a NUL': 'be\0fore',
  'a string of control characters': '\u0001\t\r\n\u2028',
  'quotes and backslashes': `'"\\\``,
  'an integer': 42,
  zero: 0,
  'a negative integer': -7,
  'a fraction': 0.1,
  'a sum of fractions': 0.1 + 0.2,
  'the largest safe integer': Number.MAX_SAFE_INTEGER,
  'a huge number': 1.7976931348623157e308,
  'a tiny number': 5e-324,
  true: true,
  false: false,
  null: null,
  'an empty array': [],
  'an array': [1, 'a', null, false, { b: 3 }],
  'an array in an array': [
    [240, 0.5],
    [[], [[1]]],
  ],
  'an empty object': {},
  'an object': { a: { b: { c: [{ d: null }] } }, 'key with space': 1, constructor: 'own', toString: 'own' },
  'a long string': 'x'.repeat(1_000_000),
}

const NOT_JSON: Record<string, unknown> = {
  NaN: Number.NaN,
  Infinity: Number.POSITIVE_INFINITY,
  'a BigInt': 1n,
  'a Date': new Date(0),
  'a RegExp': /a/,
  'a function': () => 1,
  'a symbol': Symbol('s'),
  'a Map': new Map([['a', 1]]),
  'a Buffer': Buffer.from('a'),
  'a class instance': new URL('http://localhost/'),
  'undefined in an array': [undefined],
  'a hole in an array': new Array(1),
}

/** What a document may hold, and that it comes back as it went in. */
export function valueCases(bench: Bench, cannotShow: CannotShow): void {
  describe('values', () => {
    const test = caseRunner(cannotShow)

    for (const [name, value] of Object.entries(JSON_VALUES)) {
      test(`keeps ${name}`, async () => {
        const store = bench.fresh()
        await store.insertOne({ _id: 'a', value, nested: { value } })
        await store.insertOne({ _id: 'b' })
        await store.updateOne({ _id: 'b' }, { $set: { value, 'nested.value': value } })
        expect(await store.findOne({ _id: 'a' })).toEqual({ _id: 'a', value, nested: { value } })
        expect(await store.findOne({ _id: 'b' })).toEqual({ _id: 'b', value, nested: { value } })
      })
    }

    for (const [name, value] of Object.entries(NOT_JSON)) {
      test(`refuses ${name}`, async () => {
        const store = bench.fresh()
        await store.insertOne({ _id: 'a' })
        await expect(store.insertOne({ _id: 'b', deep: { value } })).rejects.toThrow(StoreUsageError)
        await expect(store.updateOne({ _id: 'a' }, { $set: { value } })).rejects.toThrow(StoreUsageError)
        await expect(store.updateOne({ _id: 'a' }, { $push: { list: value } })).rejects.toThrow(
          StoreUsageError,
        )
        expect(await store.find({}).toArray()).toEqual([{ _id: 'a' }])
      })
    }

    test('leaves out undefined fields', async () => {
      const store = bench.fresh()
      await store.insertOne({ _id: 'a', gone: undefined, deep: { gone: undefined, kept: 1 } })
      await store.updateOne({ _id: 'a' }, { $set: { also: undefined, set: { gone: undefined } } })
      const found = await store.findOne({ _id: 'a' })
      expect(Object.keys(found!).sort()).toEqual(['_id', 'deep', 'set'])
      expect(found).toStrictEqual({ _id: 'a', deep: { kept: 1 }, set: {} })
    })

    test('replaces lone surrogates, as UTF-8 must', async () => {
      const store = bench.fresh()
      await store.insertOne({ _id: 'a', value: 'x\ud800y', pair: '\ud83d\ude00', literal: '\\ud800' })
      expect(await store.findOne({ _id: 'a' })).toEqual({
        _id: 'a',
        value: 'x\ufffdy',
        pair: '😀',
        literal: '\\ud800',
      })
    })

    test('hands out copies', async () => {
      const store = bench.fresh()
      const doc = { _id: 'a', list: [{ n: 1 }] }
      await store.insertOne(doc)
      doc.list[0]!.n = 2
      const first = await store.findOne({ _id: 'a' })
      first!.list[0].n = 3
      expect(await store.findOne({ _id: 'a' })).toEqual({ _id: 'a', list: [{ n: 1 }] })
    })

    test('keeps a document of 12 MB', async () => {
      const store = bench.fresh()
      await store.insertOne({ _id: 'big', text: 'x'.repeat(12_000_000) })
      expect((await store.findOne({ _id: 'big' }))!.text).toHaveLength(12_000_000)
    })

    test('refuses a document above 16 MB', async () => {
      const store = bench.fresh()
      const half = 'x'.repeat(9_000_000)
      await expect(store.insertOne({ _id: 'huge', text: half + half })).rejects.toThrow()
      await store.insertOne({ _id: 'grows', a: half })
      await expect(store.updateOne({ _id: 'grows' }, { $set: { b: half } })).rejects.toThrow()
      expect(await store.find({}, { projection: { a: 0 } }).toArray()).toEqual([{ _id: 'grows' }])
    })

    test('keeps 50 levels of nesting and refuses 200', async () => {
      const store = bench.fresh()
      const nest = (depth: number): unknown => (depth === 0 ? 'leaf' : { in: nest(depth - 1) })
      await store.insertOne({ _id: 'deep', value: nest(50) })
      expect(await store.findOne({ _id: 'deep' })).toEqual({ _id: 'deep', value: nest(50) })
      await expect(store.insertOne({ _id: 'deeper', value: nest(200) })).rejects.toThrow(StoreUsageError)
    })

    test('survives a circular value', async () => {
      const circular: Record<string, unknown> = {}
      circular.self = circular
      await expect(bench.fresh().insertOne({ _id: 'a', circular })).rejects.toThrow(StoreUsageError)
    })
  })
}
