import { expect, it } from 'vitest'
import { keptColumns, type LeadColumn, leadColumns, movedColumns } from './lead-columns.ts'

const shown = (columns: readonly LeadColumn[]) => columns.filter(({ isShown }) => isShown).map(({ id }) => id)

it('shows stage, three own columns, owner and age until somebody chooses', () => {
  const columns = leadColumns(['A', 'B', 'C', 'D'])
  expect(shown(columns)).toEqual(['stage', 'field:A', 'field:B', 'field:C', 'owner', 'createdAt'])
  expect(columns.find(({ id }) => id === 'field:D')).toMatchObject({ label: 'D', isShown: false })
})

it('comes back in the order and with the columns somebody chose', () => {
  const moved = movedColumns(leadColumns(['A']), 'field:A', -1)
  const chosen = moved.map((column) => ({ ...column, isShown: ['field:A', 'source'].includes(column.id) }))
  expect(leadColumns(['A'], keptColumns(chosen))).toEqual(chosen)
  expect(shown(chosen)).toEqual(['field:A', 'source'])
})

it('leaves out an own column that is gone, and shows a new one at the end', () => {
  expect(shown(leadColumns(['New'], ['field:Gone', 'source', '-stage']))).toEqual(['source', 'field:New'])
})

it('moves nothing beyond either end', () => {
  const columns = leadColumns([])
  expect(movedColumns(columns, 'stage', -1)).toEqual(columns)
  expect(movedColumns(columns, columns.at(-1)!.id, 1)).toEqual(columns)
})
