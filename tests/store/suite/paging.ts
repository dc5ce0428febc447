import { describe, expect } from 'vitest'
import { afterPage, type PageEnd } from '#api/store/page.ts'
import type { Sort } from '#api/store/store.ts'
import type { Bench, Row } from './bench.ts'
import { type CannotShow, caseRunner, ids } from './case.ts'

const MIXED: Row[] = [
  { _id: 'c', v: 'a' },
  { _id: 'i', v: '😀' },
  { _id: 'f', v: 10 },
  { _id: 'b', v: null },
  { _id: 'd', v: 'B' },
  { _id: 'a' },
  { _id: 'e', v: -1.5 },
  { _id: 'h', v: '\uff41' },
  { _id: 'g', v: 9 },
]
const ASCENDING = ['a', 'b', 'e', 'g', 'f', 'd', 'c', 'h', 'i']

/** Sorting, limits, projections and cursor paging. */
export function pagingCases(bench: Bench, cannotShow: CannotShow): void {
  describe('sorting and paging', () => {
    const test = caseRunner(cannotShow)

    for (const indexed of [false, true]) {
      test(`sorts null and missing, numbers, strings by bytes${indexed ? ', by index' : ''}`, async () => {
        const store = bench.fresh()
        await store.insertMany(MIXED)
        if (indexed) await store.createIndex({ v: 1 })
        const sorted = async (sort: Sort) => ids(await store.find({}, { sort }).toArray())
        expect(await sorted({ v: 1, _id: 1 })).toEqual(ASCENDING)
        expect(await sorted({ v: -1, _id: -1 })).toEqual(ASCENDING.toReversed())
        expect(await sorted({ _id: -1 })).toEqual(ids(MIXED).sort().reverse())
      })

      test(`sorts by several fields, skips and limits${indexed ? ', by index' : ''}`, async () => {
        const store = bench.fresh()
        if (indexed) await store.createIndex({ group: 1, ts: -1, _id: 1 })
        await store.insertMany(grid())
        const sort: Sort = { group: 1, ts: -1, _id: 1 }
        const all = ids(await store.find({}, { sort }).toArray())
        expect(all).toEqual(
          grid()
            .sort((a, b) => a.group - b.group || b.ts - a.ts || (a._id < b._id ? -1 : 1))
            .map(({ _id }) => _id),
        )
        for (const [skip, limit] of [
          [0, 5],
          [5, 5],
          [58, 5],
          [60, 5],
          [55, 0],
        ] as const) {
          const page = await store.find({}, { sort, skip, limit }).toArray()
          expect(ids(page)).toEqual(limit === 0 ? all.slice(skip) : all.slice(skip, skip + limit))
        }
        const even = await store.find({ even: true, group: 1 }, { sort, limit: 4, skip: 2 }).toArray()
        expect(ids(even)).toEqual(
          ids((await store.find({ group: 1 }, { sort }).toArray()).filter((row) => row.even)).slice(2, 6),
        )
      })
    }

    for (const direction of [1, -1] as const) {
      test(`pages by cursor without loss or repeat, ${direction === 1 ? 'ascending' : 'descending'}`, async () => {
        const store = bench.fresh()
        await store.createIndex({ group: 1, ts: direction, _id: direction })
        await store.insertMany(grid())
        const sort: Sort = { ts: direction, _id: direction }
        const all = ids(await store.find({ group: 1 }, { sort }).toArray())
        const seen: string[] = []
        let end: PageEnd | null = null
        for (let page = 0; page < all.length; page += 1) {
          const after = end === null ? {} : afterPage<Row>('ts', direction, end)
          const rows: Row[] = await store.find({ group: 1, ...after }, { sort, limit: 3 }).toArray()
          seen.push(...ids(rows))
          const last = rows.at(-1)
          if (!last) break
          end = { value: last.ts, id: last._id }
        }
        expect(all).toHaveLength(20)
        expect(seen).toEqual(all)
      })
    }

    test('projects fields in, out, and inside arrays', async () => {
      const store = bench.fresh()
      const row = {
        _id: 'a',
        title: 't',
        deep: { x: 1, y: { z: 2 } },
        list: [{ n: 1, m: 2 }, { n: 3 }],
        secret: 's',
      }
      await store.insertOne(row)
      const projected = (projection: Record<string, 0 | 1>) => store.findOne({ _id: 'a' }, { projection })
      expect(await projected({ title: 1 })).toEqual({ _id: 'a', title: 't' })
      expect(await projected({ title: 1, _id: 0 })).toEqual({ title: 't' })
      expect(await projected({ _id: 1 })).toEqual({ _id: 'a' })
      expect(await projected({ 'deep.y.z': 1, 'list.n': 1 })).toEqual({
        _id: 'a',
        deep: { y: { z: 2 } },
        list: [{ n: 1 }, { n: 3 }],
      })
      expect(await projected({ secret: 0, 'deep.x': 0, 'list.n': 0 })).toEqual({
        _id: 'a',
        title: 't',
        deep: { y: { z: 2 } },
        list: [{ m: 2 }, {}],
      })
      expect(await projected(JSON.parse('{"absent": 1, "toString": 1}'))).toEqual({ _id: 'a' })
      expect(await store.find({}, { projection: { title: 1 } }).toArray()).toEqual([{ _id: 'a', title: 't' }])
      await expect(projected({ title: 1, secret: 0 })).rejects.toThrow()
    })

    test('projects a few whole fields of many documents as they are', async () => {
      const store = bench.fresh()
      await store.createIndex({ group: 1, ts: -1, _id: -1 })
      const values = [
        ['a"b', '\u2028', '😀'],
        null,
        undefined,
        0.1,
        1e21,
        true,
        { deep: [null, { x: [] }] },
        '',
      ]
      const rows = values.map((v, ts) => ({
        ...{ _id: `r${ts}`, group: 'g', ts, secret: 's' },
        ...(v !== undefined && { v }),
      }))
      await store.insertMany(rows)
      const wanted = rows.map(({ secret, group, ...row }) => row).reverse()
      const sort: Sort = { ts: -1, _id: -1 }
      const page = (limit: number, skip: number) =>
        store.find({ group: 'g' }, { sort, limit, skip, projection: { v: 1, ts: 1 } }).toArray()
      expect(await page(20, 0)).toEqual(wanted)
      expect(await page(3, 2)).toEqual(wanted.slice(2, 5))
      expect(await page(3, 20)).toEqual([])
      const bare = { sort, limit: 2, projection: { v: 1, _id: 0 } } as const
      expect(await store.find({ group: 'g' }, bare).toArray()).toEqual([{ v: '' }, { v: values[6] }])
    })
  })
}

/** 60 rows in three groups, with ties in `ts`, in no particular order. */
function grid(): Row[] {
  return Array.from({ length: 60 }, (_unused, index) => {
    const n = (index * 37) % 60
    return { _id: `r${String(n).padStart(2, '0')}`, group: n % 3, ts: Math.floor(n / 9), even: n % 2 === 0 }
  })
}
