import type { Region } from '#mocks/contracts/shared/region.ts'
import type { Permission } from '#mocks/contracts/workspaces/permissions.ts'
import { type MockDb, permissionsIn } from '../shared/mock-db.ts'
import { mockError } from '../shared/mock-reply.ts'

/** What a call about a workspace's things is refused with by the server's rules; undefined when it may go on. */
export function refusal(db: MockDb, region: Region, workspaceId: string | undefined, need: Permission) {
  if (!db.session) return mockError(401)
  const held = workspaceId === undefined ? null : permissionsIn(db, region, workspaceId)
  if (!held) return mockError(404)
  return held.includes(need) ? undefined : mockError(403)
}

/** The same for looking, which every member may. */
export function lookRefusal(db: MockDb, region: Region, workspaceId: string | undefined) {
  if (!db.session) return mockError(401)
  return workspaceId !== undefined && permissionsIn(db, region, workspaceId) ? undefined : mockError(404)
}
