import type { Permission } from '#mocks/contracts/workspaces/permissions.ts'

/** Permissions people choose; seeing comes with every seat. */
export const grantable = [
  'chats',
  'editAgents',
  'publish',
  'billing',
  'members',
] as const satisfies Permission[]

/** What each permission is called, and what it opens. */
export const permissionWords: Record<Permission, { label: string; help: string }> = {
  view: { label: 'View', help: 'See agents and conversations, and try agents out.' },
  chats: { label: 'Answer visitors', help: 'Take over conversations, and look after them and their leads.' },
  editAgents: { label: 'Edit agents', help: 'Create and change agents.' },
  publish: { label: 'Publish', help: 'Show visitors a new version.' },
  billing: { label: 'Billing', help: 'Buy credits and plans, change how they are paid.' },
  members: {
    label: 'Manage workspace',
    help: 'Invite and remove people, rename the workspace, manage its credentials.',
  },
}

/** Permissions in a few words: 'View only', 'Edit agents, Publish'. */
export function permissionSummary(usersPerms: readonly Permission[]): string {
  const given = grantable.filter((permission) => usersPerms.includes(permission))
  if (given.length === 0) return 'View only'
  return given.map((permission) => permissionWords[permission].label).join(', ')
}
