/** Everyone who can call today, as the owner of the target sees them. */
export const principals = [
  'anonymous',
  'expired session',
  'owner',
  'member',
  'viewer',
  'ex-member',
  'other owner',
  'owner in the other region',
  'workspace key',
  'workspace key of another',
  'workspace key of the other region',
  'agent key',
  'agent key of a sibling',
  'agent key of another',
  'visitor',
  'visitor of a sibling',
  'visitor of another',
  'agency admin',
] as const
export type PrincipalName = (typeof principals)[number]

/** Those a browser is; all that the mocks know. */
export const browserPrincipals = [
  'anonymous',
  'owner',
  'member',
  'viewer',
  'ex-member',
  'other owner',
  'owner in the other region',
] as const satisfies PrincipalName[]

/** Principals of threats G1 that no code can make yet, and what brings each. */
export const pendingPrincipals = [
  'client, client of another organisation, client of another agency (clients)',
  'organisation admin client (organisations)',
]
