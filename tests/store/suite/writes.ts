import { describe, expect } from 'vitest'
import { isDuplicateKey, StoreUsageError } from '#api/store/errors.ts'
import type { Bench, Row } from './bench.ts'
import { type CannotShow, caseRunner, ids } from './case.ts'

/** Inserting, upserting, deleting, and what two regions share (nothing). */
export function writeCases(bench: Bench, cannotShow: CannotShow): void {
  describe('writes', () => {
    const test = caseRunner(cannotShow)
    const failure = (call: Promise<unknown>) =>
      call.then(
        () => 'no error',
        (error: unknown) => error,
      )

    test('inserts once per _id', async () => {
      const store = bench.fresh()
      expect(await store.insertOne({ _id: 'a', n: 1 })).toMatchObject({ insertedId: 'a' })
      expect(isDuplicateKey(await failure(store.insertOne({ _id: 'a', n: 2 })))).toBe(true)
      expect(await store.findOne({ _id: 'a' })).toEqual({ _id: 'a', n: 1 })
    })

    test('inserts many, keeping those before a duplicate', async () => {
      const store = bench.fresh()
      expect(await store.insertMany([])).toMatchObject({ insertedCount: 0 })
      expect(await store.insertMany([{ _id: 'a' }, { _id: 'b' }])).toMatchObject({ insertedCount: 2 })
      const error = await failure(store.insertMany([{ _id: 'c' }, { _id: 'a' }, { _id: 'd' }]))
      expect(isDuplicateKey(error)).toBe(true)
      expect(ids(await store.find({}, { sort: { _id: 1 } }).toArray())).toEqual(['a', 'b', 'c'])
    })

    test('inserts none when one is no document', async () => {
      const store = bench.fresh()
      await expect(store.insertMany([{ _id: 'a' }, { _id: 'b', at: new Date() }])).rejects.toThrow(
        StoreUsageError,
      )
      expect(await store.countDocuments({})).toBe(0)
    })

    test('needs a string _id of sensible length', async () => {
      const store = bench.fresh()
      for (const _id of [undefined, null, 1, '', {}, 'a\0b', 'x'.repeat(1025)]) {
        await expect(store.insertOne({ _id } as never)).rejects.toThrow(StoreUsageError)
      }
      await store.insertOne({ _id: 'ünï/cödé 😀 {"$gt":""}' })
      expect(await store.findOne({ _id: 'ünï/cödé 😀 {"$gt":""}' })).not.toBeNull()
    })

    test('upserts from filter, update and $setOnInsert', async () => {
      const store = bench.fresh()
      const upsert = () =>
        store.updateOne(
          { _id: 'a', kind: 'k', 'deep.x': 1, n: { $gte: 0 } },
          { $inc: { n: 1 }, $setOnInsert: { made: true, 'deep.y': 2 } },
          { upsert: true },
        )
      expect(await upsert()).toMatchObject({ matchedCount: 0, modifiedCount: 0, upsertedId: 'a' })
      const inserted = { _id: 'a', kind: 'k', deep: { x: 1, y: 2 }, made: true, n: 1 }
      expect(await store.findOne({ _id: 'a' })).toEqual(inserted)
      expect(await upsert()).toMatchObject({ matchedCount: 1, modifiedCount: 1, upsertedId: null })
      expect(await store.findOne({ _id: 'a' })).toEqual({ ...inserted, n: 2 })
    })

    test('keeps a null of $setOnInsert', async () => {
      const store = bench.fresh()
      await store.updateOne({ _id: 'a' }, { $setOnInsert: { partner: null } }, { upsert: true })
      expect(await store.findOne({ _id: 'a' })).toEqual({ _id: 'a', partner: null })
    })

    test('upserts through findOneAndUpdate', async () => {
      const store = bench.fresh()
      const claim = (returnDocument: 'before' | 'after') =>
        store.findOneAndUpdate(
          { _id: 'c' },
          { $setOnInsert: { owner: 'me' } },
          { returnDocument, upsert: true },
        )
      expect(await claim('before')).toBeNull()
      expect(await claim('before')).toEqual({ _id: 'c', owner: 'me' })
      expect(await claim('after')).toEqual({ _id: 'c', owner: 'me' })
    })

    test('reports a duplicate when an upsert meets a taken _id', async () => {
      const store = bench.fresh()
      await store.insertOne({ _id: 'a', rev: 1 })
      const error = await failure(store.updateOne({ _id: 'a', rev: 2 }, { $set: { n: 1 } }, { upsert: true }))
      expect(isDuplicateKey(error)).toBe(true)
      expect(await store.find({}).toArray()).toEqual([{ _id: 'a', rev: 1 }])
    })

    test('refuses an upsert that names no _id', async () => {
      const store = bench.fresh()
      for (const filter of [{}, { n: 1 }, { _id: { $in: ['a'] } }]) {
        await expect(store.updateOne(filter, { $set: { m: 1 } }, { upsert: true })).rejects.toThrow(
          StoreUsageError,
        )
      }
      expect(await store.countDocuments({})).toBe(0)
    })

    test('deletes one, many, all', async () => {
      const store = bench.fresh()
      await store.createIndex({ group: 1 })
      await store.insertMany(
        Array.from({ length: 10 }, (_unused, n) => ({ _id: `r${n}`, group: n % 2, odd: n % 2 === 1 })),
      )
      expect(await store.deleteOne({ _id: 'r0' })).toMatchObject({ deletedCount: 1 })
      expect(await store.deleteOne({ _id: 'r0' })).toMatchObject({ deletedCount: 0 })
      expect(await store.deleteOne({ odd: true })).toMatchObject({ deletedCount: 1 })
      expect(await store.deleteMany({ group: 0 })).toMatchObject({ deletedCount: 4 })
      expect(await store.deleteMany({ odd: true, group: 1 })).toMatchObject({ deletedCount: 4 })
      expect(await store.deleteMany({})).toMatchObject({ deletedCount: 0 })
    })

    test('keeps the regions apart', async () => {
      const store = bench.fresh()
      const name = 'suite_regions'
      const { eu, na } = bench.stores
      await eu.collection(name).deleteMany({})
      await na.collection(name).deleteMany({})
      await eu.collection(name).insertOne({ _id: 'here' })
      expect(await na.collection(name).findOne({ _id: 'here' })).toBeNull()
      await eu.collection(name).deleteMany({})
      await Promise.all([eu.ping(), na.ping()])
      expect(await store.countDocuments({})).toBe(0)
    })

    test('creates the indexes of many collections at once, and again', async () => {
      const wanted = { suite_ordered: [{ n: 1 }, { m: -1, _id: 1 }], suite_plain: [] } as const
      await bench.database.createIndexes(wanted)
      await bench.database.createIndexes(wanted)
      const ordered = bench.database.collection<Row>('suite_ordered')
      await ordered.deleteMany({})
      await ordered.insertMany([
        { _id: 'a', n: 2 },
        { _id: 'b', n: 1 },
      ])
      expect(ids(await ordered.find({}, { sort: { n: 1 } }).toArray())).toEqual(['b', 'a'])
      await ordered.deleteMany({})
    })

    test('creates an index twice, and names it', async () => {
      const store = bench.fresh()
      expect(await store.createIndex({ a: 1, 'b.c': -1 })).toBe('a_1_b.c_-1')
      expect(await store.createIndex({ a: 1, 'b.c': -1 })).toBe('a_1_b.c_-1')
      expect(await store.createIndex({ d: 1 }, { name: 'by_d' })).toBe('by_d')
    })
  })
}
