import type { Workspace } from './workspace.contract.ts'

/** Seats every workspace has, its owner's included (spec 2 §9). */
export const baseSeats = 2

/** How many people a workspace may hold: the base and the seats of its plan; null is no limit (spec 2 §9). */
export function seatsOf({ internal }: Pick<Workspace, 'internal'>): number | null {
  const bought = internal.customPlan?.limits.workspaceSeats
  return bought === null ? null : baseSeats + (bought ?? 0)
}
