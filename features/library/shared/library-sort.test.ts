import { describe, expect, it } from 'vitest'
import type { libraryOrders } from '#mocks/contracts/library/library-order.ts'
import { nextSort } from '#ui/table/sort-rows.ts'
import { libraryOrder, tableSort } from './library-sort.ts'

const pressed = (order: (typeof libraryOrders)[number], column: string) =>
  libraryOrder(nextSort(tableSort(order), column), order)

describe('a library sorted by its headers', () => {
  it('begins names at A and times at the latest, and turns round when pressed again', () => {
    expect(pressed('-lastModified', 'name')).toBe('name')
    expect(pressed('name', 'name')).toBe('-name')
    expect(pressed('-name', 'name')).toBe('name')
    expect(pressed('name', 'lastModified')).toBe('-lastModified')
    expect(pressed('-lastModified', 'lastModified')).toBe('lastModified')
    expect(pressed('lastModified', 'lastModified')).toBe('-lastModified')
  })
})
