import { may, type Needs } from '#mocks/contracts/shared/needs.ts'
import { useWorkspace } from './workspace-context.ts'

/**
 * Whether who is signed in may call this in the workspace at hand, as its contract says: `useMay(publishAgent)`.
 * What they may not is shown readable, not editable; the server refuses it whatever a screen shows.
 */
export function useMay(contract: { needs: Needs }): boolean {
  return may(contract, useWorkspace().workspace)
}
