import { expect, it } from 'vitest'
import { nextSort, sortRows } from './sort-rows.ts'

const identity = <Value>(value: Value) => value

it('sorts text as people read it', () => {
  expect(sortRows(['agent 10', 'Agent 9', 'ärger', 'zoo'], identity, 'ascending')).toEqual([
    'Agent 9',
    'agent 10',
    'ärger',
    'zoo',
  ])
})

it('sorts numbers by size, both ways', () => {
  expect(sortRows([10, 9, 100], identity, 'ascending')).toEqual([9, 10, 100])
  expect(sortRows([10, 9, 100], identity, 'descending')).toEqual([100, 10, 9])
})

it('keeps what is missing last in both directions', () => {
  const rows = [null, 3, undefined, 1, Number.NaN]
  expect(sortRows(rows, identity, 'ascending').slice(0, 2)).toEqual([1, 3])
  expect(sortRows(rows, identity, 'descending').slice(0, 2)).toEqual([3, 1])
})

it('keeps the order of equals and does not touch the list it got', () => {
  const rows = [
    { id: 'a', size: 1 },
    { id: 'b', size: 1 },
    { id: 'c', size: 0 },
  ]
  expect(sortRows(rows, (row) => row.size, 'descending').map((row) => row.id)).toEqual(['a', 'b', 'c'])
  expect(rows.map((row) => row.id)).toEqual(['a', 'b', 'c'])
})

it('turns a column round only when it is pressed again', () => {
  const first = nextSort(undefined, 'name')
  expect(first).toEqual({ column: 'name', direction: 'ascending' })
  const second = nextSort(first, 'name')
  expect(second.direction).toBe('descending')
  expect(nextSort(second, 'name').direction).toBe('ascending')
  expect(nextSort(second, 'size')).toEqual({ column: 'size', direction: 'ascending' })
})
