import { expect, it } from 'vitest'
import { filterCommands, groupCommands } from './command-items.ts'

const items = [
  { id: 'a', label: 'Appearance', group: 'Settings', keywords: 'colour theme' },
  { id: 'b', label: 'Billing', group: 'Workspace' },
  { id: 'c', label: 'Advanced settings', group: 'Settings' },
]

it.each([
  ['', 'abc'],
  ['  ', 'abc'],
  ['BILL', 'b'],
  ['settings', 'ac'],
  ['theme', 'a'],
  ['settings adv', 'c'],
  ['nothing such', ''],
])('%j finds %j', (query, ids) => {
  expect(
    filterCommands(items, query)
      .map(({ id }) => id)
      .join(''),
  ).toBe(ids)
})

it('lists groups in the order they first came', () => {
  expect(groupCommands(items).map(({ group, items: of }) => [group, of.length])).toEqual([
    ['Settings', 2],
    ['Workspace', 1],
  ])
})
