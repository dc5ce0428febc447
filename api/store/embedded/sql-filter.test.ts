import { describe, expect, it } from 'vitest'
import { fieldSql, toSql } from './sql-filter.ts'

const ts = fieldSql('ts')
const whereOf = (filter: Record<string, unknown>) => toSql(filter, new Set(['_id', 'ts'])).where

describe('a range, whose first bound on a side is the one SQLite reads an index up to', () => {
  it('has nothing beside its own bounds where they have one type', () => {
    expect(whereOf({ ts: { $gte: 1, $lt: 2 } })).toBe(`${ts} >= ? and ${ts} < ?`)
    expect(whereOf({ _id: { $lt: 'b', $gt: 'a' } })).toBe('_id < ? and _id > ?')
  })

  it('is kept within its type behind all bounds that were asked for', () => {
    expect(whereOf({ ts: { $gte: 1 } })).toBe(`${ts} >= ? and ${ts} < ''`)
    expect(whereOf({ $and: [{ ts: { $gte: 1 } }, { ts: { $lt: 2 } }] })).toBe(
      `${ts} >= ? and ${ts} < ? and ${ts} < ''`,
    )
    expect(whereOf({ ts: { $gte: 1, $lt: 'b' } })).toBe(
      `${ts} >= ? and ${ts} < ? and ${ts} < '' and ${ts} >= ''`,
    )
  })
})
