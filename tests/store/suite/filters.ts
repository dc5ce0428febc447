import { describe, expect } from 'vitest'
import type { DocStore, Filter } from '#api/store/store.ts'
import type { Bench, Row } from './bench.ts'
import { type CannotShow, caseRunner, ids } from './case.ts'

/** Rows whose `v` is of every scalar kind; `nested.v` holds the same. */
const SCALARS: Row[] = (
  [
    ['missing'],
    ['null', null],
    ['-1', -1],
    ['0', 0],
    ['half', 0.1 + 0.2],
    ['1', 1],
    ['9e15', Number.MAX_SAFE_INTEGER],
    ['empty', ''],
    ['one', '1'],
    ['A', 'A'],
    ['a', 'a'],
    ['nul', 'a\0b'],
    ['fullwidth', '\uff41'],
    ['emoji', '😀'],
  ] as const
).map(([_id, v]) => (v === undefined ? { _id } : { _id, v, nested: { v } }))

type Expectation = [name: string, condition: unknown, ids: string[]]

/** What MongoDB finds, per condition on `v`. */
const EXPECTED: Expectation[] = [
  ['a string', 'a', ['a']],
  ['the empty string', '', ['empty']],
  ['a string, not its number', '1', ['one']],
  ['a number, not its string', 1, ['1']],
  ['zero, neither false nor missing', 0, ['0']],
  ['a fraction to the last bit', 0.1 + 0.2, ['half']],
  ['a near fraction', 0.3, []],
  ['the largest safe integer', Number.MAX_SAFE_INTEGER, ['9e15']],
  ['a string with a NUL', 'a\0b', ['nul']],
  ['a string beyond the basic plane', '😀', ['emoji']],
  ['null and missing', null, ['missing', 'null']],
  ['a boolean nobody holds', true, []],
  ['$in', { $in: ['a', 1, 'nobody'] }, ['1', 'a']],
  ['$in with null', { $in: ['a', null] }, ['a', 'missing', 'null']],
  ['$in with a fraction and a NUL', { $in: [0.1 + 0.2, 'a\0b', true] }, ['half', 'nul']],
  ['$in of nothing', { $in: [] }, []],
  ['$gt number', { $gt: 0 }, ['1', '9e15', 'half']],
  ['$gte number', { $gte: 0 }, ['0', '1', '9e15', 'half']],
  ['$lt number', { $lt: 0.5 }, ['-1', '0', 'half']],
  ['$lte number', { $lte: 0 }, ['-1', '0']],
  ['$gt string', { $gt: 'A' }, ['a', 'emoji', 'fullwidth', 'nul']],
  ['$gt string by UTF-8 bytes', { $gt: '\uff41' }, ['emoji']],
  ['$gte string', { $gte: 'a' }, ['a', 'emoji', 'fullwidth', 'nul']],
  ['$lt string', { $lt: 'a' }, ['A', 'empty', 'one']],
  ['$lte string', { $lte: '' }, ['empty']],
  ['a span', { $gte: 0, $lt: 1 }, ['0', 'half']],
  ['$exists', { $exists: true }, ids(SCALARS.slice(1)).sort()],
  ['$exists false', { $exists: false }, ['missing']],
  ['$ne null', { $ne: null }, ids(SCALARS.slice(2)).sort()],
  ['$ne string', { $ne: 'a' }, ids(SCALARS.filter(({ v }) => v !== 'a')).sort()],
  ['$ne number', { $ne: 1 }, ids(SCALARS.filter(({ v }) => v !== 1)).sort()],
  ['$ne boolean', { $ne: true }, ids(SCALARS).sort()],
]

const COMPOUND: [name: string, filter: Filter<Row>, ids: string[]][] = [
  ['several fields', { v: 'a', 'nested.v': 'a' }, ['a']],
  ['fields that disagree', { v: 'a', 'nested.v': 'A' }, []],
  ['$or', { $or: [{ v: 'a' }, { v: 1 }] }, ['1', 'a']],
  ['$or over different fields', { $or: [{ _id: 'null' }, { 'nested.v': 'A' }] }, ['A', 'null']],
  ['$or beside a field', { v: { $gt: 0 }, $or: [{ v: 1 }, { v: 'a' }] }, ['1']],
  ['$and of $or', { $and: [{ $or: [{ v: 0 }, { v: 1 }] }, { $or: [{ v: 1 }, { v: 'a' }] }] }, ['1']],
  ['$and on one field twice', { $and: [{ v: { $gte: 0 } }, { v: { $lte: 0 } }] }, ['0']],
  ['_id $in', { _id: { $in: ['a', '1', 'nobody'] } }, ['1', 'a']],
  ['_id range', { _id: { $gt: 'half' } }, ['missing', 'nul', 'null', 'one']],
  ['_id of a number', { _id: 1 as unknown as string }, []],
  ['_id null', { _id: null }, []],
  ['_id with a NUL', { _id: 'a\0b' }, []],
  ['nothing in particular', {}, ids(SCALARS).sort()],
]

/** The same answers with no index, an index, and a compound one. */
const INDEXES: Record<string, (store: DocStore<Row>) => Promise<unknown>> = {
  'no index': async () => {},
  'an index': async (store) => [
    await store.createIndex({ v: 1 }),
    await store.createIndex({ 'nested.v': -1 }),
  ],
  'a compound index': (store) => store.createIndex({ v: -1, 'nested.v': 1, _id: 1 }),
}

/** What filters match, alike with and without an index. */
export function filterCases(bench: Bench, cannotShow: CannotShow): void {
  for (const [indexed, createIndexes] of Object.entries(INDEXES)) {
    describe(`filters with ${indexed}`, () => {
      const test = caseRunner(cannotShow)
      let seeded: Promise<DocStore<Row>> | undefined
      const rows = () => {
        seeded ??= seed(bench.fresh(), createIndexes)
        return seeded
      }
      const matching = async (filter: Filter<Row>) => {
        const store = await rows()
        const found = ids(await store.find(filter).toArray()).sort()
        expect(await store.countDocuments(filter)).toBe(found.length)
        return found
      }

      for (const [name, condition, expected] of EXPECTED) {
        test(`finds ${name}`, async () => {
          expect(await matching({ v: condition } as Filter<Row>)).toEqual(expected)
          expect(await matching({ 'nested.v': condition } as Filter<Row>)).toEqual(expected)
        })
      }
      for (const [name, filter, expected] of COMPOUND) {
        test(`finds ${name}`, async () => expect(await matching(filter)).toEqual(expected))
      }
    })
  }

  describe('filters on flags', () => {
    const test = caseRunner(cannotShow)
    test('tells true from 1 and false from 0, null and missing', async () => {
      const store = bench.fresh()
      await store.insertMany([
        { _id: 'true', v: true },
        { _id: '1', v: 1 },
        { _id: 'false', v: false },
        { _id: '0', v: 0 },
        { _id: 'null', v: null },
        { _id: 'missing' },
      ])
      expect(ids(await store.find({ v: true }).toArray())).toEqual(['true'])
      expect(ids(await store.find({ v: false }).toArray())).toEqual(['false'])
      expect(ids(await store.find({ v: 1 }).toArray())).toEqual(['1'])
      expect(ids(await store.find({ v: { $ne: true } }).toArray())).toHaveLength(5)
    })
  })
}

async function seed(store: DocStore<Row>, createIndexes: (store: DocStore<Row>) => Promise<unknown>) {
  // Half before the index is made, half after.
  await store.insertMany(SCALARS.slice(0, 7))
  await createIndexes(store)
  await store.insertMany(SCALARS.slice(7))
  return store
}
