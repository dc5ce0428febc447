import type { Operation } from './http/implement.ts'

/** Operations by area, the first part of their contracts' ids. */
export function byArea(operations: readonly Operation[]): Operation[][] {
  const areas = new Map<string, Operation[]>()
  for (const operation of operations) {
    const [area = ''] = operation.contract.id.split('.')
    areas.set(area, [...(areas.get(area) ?? []), operation])
  }
  return [...areas.values()]
}
