import { describe, expect } from 'vitest'
import { StoreUsageError } from '#api/store/errors.ts'
import type { Bench, Row } from './bench.ts'
import { type CannotShow, caseRunner } from './case.ts'

/** Filters no caller may send: they would widen the match, run code or compare whole objects. */
const FILTERS: Record<string, unknown> = {
  'an undefined value': { owner: undefined },
  'an undefined _id': { _id: undefined },
  'an undefined operand': { n: { $gt: undefined } },
  $where: { $where: 'true' },
  $expr: { $expr: { $gt: ['$n', 0] } },
  $nor: { $nor: [{ n: 1 }] },
  $regex: { owner: { $regex: '.*' } },
  'a RegExp': { owner: /.*/ },
  $not: { owner: { $not: { $gt: '' } } },
  $elemMatch: { list: { $elemMatch: { $gt: 0 } } },
  'an array': { owner: ['a'] },
  'a sub-document': { owner: { a: 1 } },
  'an empty object': { owner: {} },
  'an operator beside a field': { owner: { $gt: '', a: 1 } },
  'a range of null': { n: { $gte: null } },
  'a range of a boolean': { n: { $gt: false } },
  NaN: { n: Number.NaN },
  'a Date': { n: { $lt: new Date() } },
  '$in of no array': { n: { $in: 'abc' } },
  '$in of objects': { n: { $in: [{ $gt: 0 }] } },
  'an empty $or': { $or: [] },
  '$or of no filters': { $or: ['a'] },
  '$exists of a string': { n: { $exists: 'false' } },
  __proto__: JSON.parse('{"__proto__": 1}'),
  '__proto__ in a path': { '__proto__.polluted': 1 },
  'constructor.prototype': { 'constructor.prototype.polluted': 1 },
  'an empty path segment': { 'a..b': 1 },
  'a quote out of SQL': { "a') or 1=1 --": { $regex: '' } },
  'no object': 'a',
  null: null,
}

/** Keys no document may hold: they are operators or paths. */
const KEYS: Record<string, string> = {
  'an operator': '{"$set": 1}',
  'a path': '{"a.b": 1}',
  __proto__: '{"__proto__": {"polluted": 1}}',
  'an empty key': '{"": 1}',
  'a NUL in a key': '{"a\\u0000b": 1}',
}

/** Hostile keys, values and options are refused alike, before anything runs. */
export function hostileCases(bench: Bench, cannotShow: CannotShow): void {
  describe('hostile input', () => {
    const test = caseRunner(cannotShow)

    for (const [name, hostile] of Object.entries(FILTERS)) {
      test(`refuses a filter with ${name}`, async () => {
        const store = bench.fresh()
        const row: Row = { _id: 'a', owner: 'a', n: 1, list: [1] }
        await store.insertOne(row)
        const filter = hostile as never
        const update = { $set: { n: 2 } }
        await expect(store.findOne(filter)).rejects.toThrow(StoreUsageError)
        await expect(store.find(filter).toArray()).rejects.toThrow(StoreUsageError)
        await expect(store.countDocuments(filter)).rejects.toThrow(StoreUsageError)
        await expect(store.updateOne(filter, update)).rejects.toThrow(StoreUsageError)
        await expect(store.deleteOne(filter)).rejects.toThrow(StoreUsageError)
        await expect(store.deleteMany(filter)).rejects.toThrow(StoreUsageError)
        expect(await store.find({}).toArray()).toEqual([row])
      })
    }

    for (const [name, json] of Object.entries(KEYS)) {
      test(`refuses ${name} as a key`, async () => {
        const store = bench.fresh()
        await store.insertOne({ _id: 'a' })
        const value = JSON.parse(json)
        await expect(store.insertOne({ _id: 'b', value })).rejects.toThrow(StoreUsageError)
        await expect(store.insertOne({ _id: 'b', list: [value] })).rejects.toThrow(StoreUsageError)
        await expect(store.updateOne({ _id: 'a' }, { $set: { value } })).rejects.toThrow(StoreUsageError)
        await expect(store.updateOne({ _id: 'a' }, { $push: { list: value } })).rejects.toThrow(
          StoreUsageError,
        )
        expect(await store.find({}).toArray()).toEqual([{ _id: 'a' }])
        expect(({} as { polluted?: unknown }).polluted).toBeUndefined()
      })
    }

    test('takes SQL and JSON text as plain values', async () => {
      const store = bench.fresh()
      await store.createIndex({ v: 1 })
      const texts = [`'; drop table x; --`, `" or ""="`, '{"$gt":""}', '$v', '%', '?', '[null]']
      await store.insertMany(texts.map((v, n) => ({ _id: `r${n}`, v })))
      for (const [n, v] of texts.entries()) {
        expect(await store.find({ v }).toArray()).toEqual([{ _id: `r${n}`, v }])
        expect(await store.find({ v: { $in: [v] } }).toArray()).toEqual([{ _id: `r${n}`, v }])
      }
    })

    test('refuses hostile updates, sorts, projections and paging', async () => {
      const store = bench.fresh()
      await store.insertOne({ _id: 'a', list: [] })
      const updates: unknown[] = [
        { $set: { '__proto__.polluted': 1 } },
        { $set: { 'constructor.prototype.polluted': 1 } },
        { $set: { 'list.$[].x': 1 } },
        { $set: { $where: 1 } },
        { $inc: { n: '1' } },
        { $inc: { n: Number.NaN } },
        { $inc: { n: undefined } },
        { $push: { list: { $each: 'abc' } } },
        { $push: { list: { $each: [], $sort: 1 } } },
        { $push: { list: { $each: [], $slice: 'a' } } },
        { $pull: { list: { $regex: '.*' } } },
        [{ $set: { n: 1 } }],
      ]
      for (const update of updates) {
        await expect(store.updateOne({ _id: 'a' }, update as never)).rejects.toThrow(StoreUsageError)
      }
      const options: unknown[] = [
        { sort: { n: 'asc' } },
        { sort: { $natural: 1 } },
        { sort: { 'n) desc; --': 2 } },
        { projection: { n: { $slice: 1 } } },
        { projection: { '__proto__.a': 1 } },
        { limit: -1 },
        { limit: 1.5 },
        { skip: '1' },
      ]
      for (const option of options) {
        await expect(store.find({}, option as never).toArray()).rejects.toThrow(StoreUsageError)
      }
      await expect(store.createIndex({ "a') , (b": 0 } as never)).rejects.toThrow(StoreUsageError)
      expect(await store.find({}).toArray()).toEqual([{ _id: 'a', list: [] }])
    })
  })
}
