import { bucketOf, type Region } from '#mocks/contracts/shared/region.ts'
import { personalName } from '#mocks/contracts/workspaces/personal-name.ts'
import { workspaceDefaults } from '#mocks/contracts/workspaces/workspace-defaults.ts'
import type { WorkspaceDoc } from './workspace.repository.ts'

/** What a new workspace is made from. */
interface NewWorkspace {
  uid: string
  email: string
  region: Region
  /** Unix seconds. */
  joinedAt: number
  utmSource: string
  /** Who sent its owner. @default '' */
  referredFrom?: string
  countryCode: string | null
}

/** The first workspace of a new user, with every field of spec 2 §3 at its start. */
export function newWorkspace({
  uid,
  email,
  region,
  joinedAt,
  utmSource,
  referredFrom = '',
  countryCode,
}: NewWorkspace): WorkspaceDoc {
  return {
    ...workspaceDefaults,
    _id: uid,
    uid,
    email,
    joinedAt,
    displayName: email.slice(0, email.indexOf('@')),
    location: bucketOf(region),
    region,
    referredFrom,
    workspaceName: personalName(email),
    milliCredits: 0,
    agentCount: 0,
    agentCountAt: 0,
    seatCount: 1,
    seatCountAt: 0,
    fieldRevs: {},
    deletedAt: null,
    internal: { ...workspaceDefaults.internal, utm_source: utmSource, countryCode },
  }
}
