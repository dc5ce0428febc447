import { describe, expect } from 'vitest'
import type { Update } from '#api/store/store.ts'
import type { Bench, Row } from './bench.ts'
import { type CannotShow, caseRunner } from './case.ts'

const BEFORE = {
  n: 5,
  text: 'x',
  nothing: null,
  deep: { n: 1, list: [1] },
  list: ['a', 'b', 'c'],
  items: [
    { id: 'p', n: 1 },
    { id: 'q', n: 2 },
  ],
}

type Applied = [name: string, update: Update<Row>, change: Record<string, unknown>]

/** Updates, and the top-level fields that differ afterwards. */
const APPLIED: Applied[] = [
  ['$set', { $set: { n: 6, text: 'y' } }, { n: 6, text: 'y' }],
  ['$set of a new path', { $set: { 'a.b.c': 1 } }, { a: { b: { c: 1 } } }],
  ['$set inside', { $set: { 'deep.n': null } }, { deep: { n: null, list: [1] } }],
  ['$set of an element', { $set: { 'items.1.n': 9 } }, { items: [BEFORE.items[0], { id: 'q', n: 9 }] }],
  ['$set over null', { $set: { nothing: [{}] } }, { nothing: [{}] }],
  ['$set of nothing beside $inc', { $set: { gone: undefined }, $inc: { n: 1 } }, { n: 6 }],
  ['$unset', { $unset: { text: true, 'deep.list': true } }, { text: undefined, deep: { n: 1 } }],
  ['$inc', { $inc: { n: 2, 'deep.n': -1 } }, { n: 7, deep: { n: 0, list: [1] } }],
  ['$inc by a fraction', { $inc: { n: 0.5 } }, { n: 5.5 }],
  ['$inc beyond 32 bits', { $inc: { n: 2 ** 40 } }, { n: 5 + 2 ** 40 }],
  ['$inc of a missing field', { $inc: { fresh: 3, 'new.path': 1 } }, { fresh: 3, new: { path: 1 } }],
  ['$push', { $push: { list: 'd' } }, { list: ['a', 'b', 'c', 'd'] }],
  ['$push of an object', { $push: { list: { k: [1] } } }, { list: ['a', 'b', 'c', { k: [1] }] }],
  ['$push of an array', { $push: { list: ['d', 'e'] } }, { list: ['a', 'b', 'c', ['d', 'e']] }],
  ['$push $each', { $push: { list: { $each: ['d', 'e'] } } }, { list: ['a', 'b', 'c', 'd', 'e'] }],
  ['$push keeping the last', { $push: { list: { $each: ['d'], $slice: -2 } } }, { list: ['c', 'd'] }],
  ['$push keeping the first', { $push: { list: { $each: ['d'], $slice: 2 } } }, { list: ['a', 'b'] }],
  ['$push keeping none', { $push: { list: { $each: ['d'], $slice: 0 } } }, { list: [] }],
  ['$push to a missing field', { $push: { fresh: { $each: [1, 2, 3], $slice: -2 } } }, { fresh: [2, 3] }],
  ['$pull', { $pull: { list: 'b' } }, { list: ['a', 'c'] }],
  ['$pull $in', { $pull: { list: { $in: ['a', 'c'] } } }, { list: ['b'] }],
  ['$pull of objects', { $pull: { items: { id: 'p' } } }, { items: [BEFORE.items[1]] }],
  ['$pull by range', { $pull: { items: { n: { $gte: 2 } } } }, { items: [BEFORE.items[0]] }],
]

/** Updates that change nothing: matched, not modified. */
const IDLE: [name: string, update: Update<Row>][] = [
  ['$set of the same value', { $set: { n: 5, 'deep.n': 1 } }],
  ['$unset of a missing field', { $unset: { absent: true, 'text.inside': true } }],
  ['$inc by zero', { $inc: { n: 0 } }],
  ['$pull of nothing', { $pull: { list: 'z', absent: 1 } }],
  ['$setOnInsert', { $setOnInsert: { text: 'inserted' } }],
]

/** Updates MongoDB rejects; the document stays as it was, also where another operator was fine. */
const REJECTED: [name: string, update: Update<Row>][] = [
  ['$inc of a string', { $inc: { text: 1 } }],
  ['$inc of null', { $inc: { nothing: 1 } }],
  ['$inc of an array', { $inc: { list: 1 }, $set: { n: 9 } }],
  ['$push to a string', { $push: { text: 1 } }],
  ['$push to null', { $push: { nothing: 1 }, $set: { n: 9 } }],
  ['$pull from a string', { $pull: { text: 'x' } }],
  ['$set through a string', { $set: { 'text.inside': 1 } }],
  ['$set through null', { $set: { 'nothing.inside': 1 } }],
  ['$set of a name in an array', { $set: { 'list.name': 1 } }],
  ['one path twice', { $set: { n: 1 }, $inc: { n: 1 } }],
  ['a path and its parent', { $set: { deep: {}, 'deep.n': 1 } }],
  ['_id', { $set: { _id: 'other' } as never }],
  ['an unknown operator', { $rename: { n: 'm' } } as never],
  ['a replacement', { n: 1 } as never],
  ['nothing at all', {}],
]

/** What updates do to one document. */
export function updateCases(bench: Bench, cannotShow: CannotShow): void {
  describe('updates', () => {
    const test = caseRunner(cannotShow)

    for (const [name, update, change] of APPLIED) {
      test(`applies ${name}`, async () => {
        const store = bench.fresh()
        await store.insertMany([
          { _id: 'a', ...BEFORE },
          { _id: 'b', ...BEFORE },
        ])
        const result = await store.updateOne({ _id: 'a' }, update)
        expect(result).toMatchObject({ matchedCount: 1, modifiedCount: 1, upsertedId: null })
        expect(await store.findOne({ _id: 'a' })).toEqual({ _id: 'a', ...BEFORE, ...change })
        expect(await store.findOne({ _id: 'b' })).toEqual({ _id: 'b', ...BEFORE })
      })
    }

    for (const [name, update] of IDLE) {
      test(`modifies nothing for ${name}`, async () => {
        const store = bench.fresh()
        await store.insertOne({ _id: 'a', ...BEFORE })
        expect(await store.updateOne({ _id: 'a' }, update)).toMatchObject({
          matchedCount: 1,
          modifiedCount: 0,
        })
        expect(await store.findOne({ _id: 'a' })).toEqual({ _id: 'a', ...BEFORE })
      })
    }

    for (const [name, update] of REJECTED) {
      test(`rejects ${name}`, async () => {
        const store = bench.fresh()
        await store.insertOne({ _id: 'a', ...BEFORE })
        await expect(store.updateOne({ _id: 'a' }, update)).rejects.toThrow()
        await expect(
          store.findOneAndUpdate({ _id: 'a' }, update, { returnDocument: 'after' }),
        ).rejects.toThrow()
        expect(await store.findOne({ _id: 'a' })).toEqual({ _id: 'a', ...BEFORE })
      })
    }

    test('matches nothing quietly', async () => {
      const store = bench.fresh()
      const update = { $set: { n: 1 } }
      expect(await store.updateOne({ _id: 'x' }, update)).toMatchObject({ matchedCount: 0, modifiedCount: 0 })
      expect(await store.findOneAndUpdate({ _id: 'x' }, update, { returnDocument: 'after' })).toBeNull()
      expect(await store.countDocuments({})).toBe(0)
    })

    test('updates only when the whole filter holds', async () => {
      const store = bench.fresh()
      await store.insertOne({ _id: 'a', rev: 3, balance: 10 })
      const debit = { $inc: { balance: -8, rev: 1 } }
      const filter = { _id: 'a', rev: 3, balance: { $gte: 8 } }
      expect((await store.updateOne(filter, debit)).modifiedCount).toBe(1)
      expect((await store.updateOne(filter, debit)).matchedCount).toBe(0)
      expect(await store.findOne({ _id: 'a' })).toEqual({ _id: 'a', rev: 4, balance: 2 })
    })

    test('returns the document before or after', async () => {
      const store = bench.fresh()
      await store.insertOne({ _id: 'a', n: 1 })
      const update = { $inc: { n: 1 } }
      expect(await store.findOneAndUpdate({ _id: 'a' }, update, { returnDocument: 'before' })).toMatchObject({
        n: 1,
      })
      expect(await store.findOneAndUpdate({ _id: 'a' }, update, { returnDocument: 'after' })).toMatchObject({
        n: 3,
      })
    })
  })
}
