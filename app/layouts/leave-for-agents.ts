import { paths } from '#features/shared/paths.ts'
import type { Region } from '#mocks/contracts/shared/region.ts'

/** To the agents of a region, as a new document: nothing that was read for another region or person outlives it. */
export function leaveForAgents(region: Region): void {
  window.location.assign(paths.agents.href(region))
}
