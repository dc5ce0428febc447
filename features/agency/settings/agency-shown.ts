import { areHostsShown, hostsShownUntil } from '#mocks/contracts/agency/white-label-trial.ts'
import type { Workspace } from '#mocks/contracts/workspaces/workspace.contract.ts'

/** Whether an agency's domains and mails show it. */
export interface AgencyShown {
  isShown: boolean
  /** Unix seconds until which they do, or did; null with white-label access, and where there never was any. */
  until: number | null
}

/** How they stand at a moment, in milliseconds. */
export function agencyShown(workspace: Workspace, now: number): AgencyShown {
  return { isShown: areHostsShown(workspace, now), until: hostsShownUntil(workspace, now) }
}
