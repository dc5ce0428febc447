import { type Caller, decideIn } from '../shared/needs.ts'
import type { Refusal } from '../shared/refusal.ts'
import type { Region } from '../shared/region.ts'
import { type Permission, permissions } from './permissions.ts'

/** What a change does to somebody in a workspace, or somebody invited. */
export interface PeopleChange {
  /** Permissions that are given, taken or lost by it. */
  touches?: readonly Permission[]
  /** It is about the workspace's owner. */
  isOwner?: boolean
}

/** Nobody gives or takes a permission they do not hold, and nobody changes the owner. */
export function mayTouch(
  held: readonly Permission[],
  { touches = [], isOwner = false }: PeopleChange,
): boolean {
  return !isOwner && touches.every((permission) => held.includes(permission))
}

/** The same for whoever calls, in a workspace. */
export function refuseTouching(
  caller: Caller,
  { uid, region, ...change }: PeopleChange & { uid: string; region: Region },
): Refusal | undefined {
  const held = permissions.filter((permission) => decideIn(caller, uid, region, permission) === 'allow')
  return mayTouch(held, change) ? undefined : { status: 403 }
}
