import type { Filter, Update } from '#api/store/store.ts'

/** What the compiler accepts and refuses of the port's filters and updates; `npm run typecheck` is the test. */
interface Agent {
  _id: string
  title: string
  kind: 'chat' | 'voice'
  archived?: boolean
  deletedAt: number | null
  rates: { perMessage: number }
  tags: string[]
  items: { id: string; n: number }[]
}

export const filters: Filter<Agent>[] = [
  { _id: 'a', kind: 'chat', archived: { $ne: true } },
  { title: { $in: ['a', 'b'] }, deletedAt: { $lt: 5 } },
  { deletedAt: null, 'rates.perMessage': { $gte: 3 } },
  { $or: [{ title: 'a' }, { archived: { $exists: false } }] },
]

export const updates: Update<Agent>[] = [
  { $set: { title: 'a', 'rates.perMessage': 1 }, $unset: { archived: true } },
  { $inc: { deletedAt: 1, 'rates.perMessage': 2 }, $setOnInsert: { kind: 'voice' } },
  { $push: { tags: 'a', items: { $each: [{ id: 'a', n: 1 }], $slice: -20 } } },
  { $pull: { tags: { $in: ['a'] }, items: { id: 'a' } } },
]

export const refusedFilters: Filter<Agent>[] = [
  // @ts-expect-error not one of the union
  { kind: 'other' },
  // @ts-expect-error arrays are not compared
  { tags: ['a'] },
  // @ts-expect-error no such field
  { absent: 1 },
  // @ts-expect-error no such operator
  { title: { $regex: 'a' } },
]

export const refusedUpdates: Update<Agent>[] = [
  // @ts-expect-error only numbers are incremented
  { $inc: { title: 1 } },
  // @ts-expect-error _id never changes
  { $set: { _id: 'b' } },
  // @ts-expect-error elements have a type
  { $push: { tags: 1 } },
  // @ts-expect-error no such operator
  { $rename: { title: 'name' } },
]
