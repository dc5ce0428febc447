import { describe, expect, it } from 'vitest'
import { compareInLibrary, type LibraryOrder } from './library-order.ts'

const things = [
  { ID: 'a', name: 'Order 10', lastModified: 3 },
  { ID: 'b', name: 'order 9', lastModified: 5 },
  { ID: 'c', name: 'Ärger', lastModified: 3 },
]
const ordered = (order: LibraryOrder) =>
  [...things].sort((a, b) => compareInLibrary(order, a, b)).map(({ ID }) => ID)

describe('the order of a library', () => {
  it('puts what changed last first, and equal ones by id in the same direction', () => {
    expect(ordered('-lastModified')).toEqual(['b', 'c', 'a'])
    expect(ordered('lastModified')).toEqual(['a', 'c', 'b'])
  })

  it('reads names as people do: case and accents aside, numbers by size', () => {
    expect(ordered('name')).toEqual(['c', 'b', 'a'])
    expect(ordered('-name')).toEqual(['a', 'b', 'c'])
  })
})
