import type { Doc } from '../store/store.ts'

/** One address in one workspace; `_id` is `{workspaceId}:{email}`, so nobody is in it twice. */
export interface MemberDoc extends Doc {
  workspaceId: string
  email: string
  role: 'owner' | 'member'
  /** Unix seconds. */
  joinedAt: number
}

/** The `_id` of a membership. */
export function memberId(workspaceId: string, email: string): string {
  return `${workspaceId}:${email}`
}
