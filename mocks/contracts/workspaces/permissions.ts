import * as z from 'zod/mini'

/**
 * What a member of a workspace may do beside seeing it (spec 2 §6, `usersPerms`): answer visitors, change agents,
 * publish them, buy and pay, and look after the workspace and its people. Owners may do everything.
 */
export const permissions = ['view', 'chats', 'editAgents', 'publish', 'billing', 'members'] as const
export const permissionSchema = z.enum(permissions)
export type Permission = z.infer<typeof permissionSchema>

/** What someone may do who is invited without a choice. */
export const defaultPermissions: readonly Permission[] = ['view', 'chats', 'editAgents', 'publish']

/** Permissions someone is given: always with `view`, each once, in the order of `permissions`. */
export const usersPermsSchema = z.array(permissionSchema).check(z.maxLength(permissions.length))

/** The same set as it is kept. */
export function orderedPermissions(given: readonly Permission[]): Permission[] {
  return permissions.filter((permission) => permission === 'view' || given.includes(permission))
}
