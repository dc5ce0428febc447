import type { Contract } from '#mocks/contracts/shared/define-contract.ts'
import type { Needs, Right } from '#mocks/contracts/shared/needs.ts'
import { type PrincipalName, principals } from './principals.ts'
import type { MatrixRow } from './row.ts'

type Statuses = Record<PrincipalName, number>

const insiders = ['owner', 'member', 'viewer', 'workspace key'] as const satisfies PrincipalName[]
const visitors = ['visitor', 'visitor of a sibling', 'visitor of another'] as const satisfies PrincipalName[]
const keys = [
  'workspace key',
  'workspace key of another',
  'workspace key of the other region',
  'agent key',
  'agent key of a sibling',
  'agent key of another',
] as const satisfies PrincipalName[]
/** Keys are looked up in the region of the address: that of the other one is no credential here. */
const strangeKey = { 'workspace key of the other region': 401 }

/** Who is nobody at our own hosts: an agency's admin is one at the agency's alone. */
const nobody = { anonymous: 401, 'expired session': 401, 'agency admin': 401 }

/** Who holds each right in the target's workspace; written by hand, so that no code of the product is believed. */
const holders: Record<Right, readonly PrincipalName[]> = {
  view: ['owner', 'member', 'viewer', 'workspace key'],
  chats: ['owner', 'member', 'workspace key'],
  editAgents: ['owner', 'member', 'workspace key'],
  publish: ['owner', 'member', 'workspace key'],
  billing: ['owner', 'workspace key'],
  members: ['owner', 'workspace key'],
  owner: ['owner'],
}

/** The status every principal gets from an operation that works, by what its contract needs (threats G1). */
export function expectedStatuses(
  contract: Contract,
  { success = 200, exceptions = [] }: MatrixRow,
): Statuses {
  const table = tableOf(contract.needs)
  // An address without a region takes no key and no visitor: they live in one.
  if (!contract.path.includes(':region')) Object.assign(table, fill([...keys, ...visitors], 401))
  const mayCall = principals.filter((name) => table[name] === 200)
  Object.assign(table, fill(mayCall, success))
  for (const { of = mayCall, status } of exceptions) Object.assign(table, fill(of, status))
  return table
}

function tableOf(needs: Needs): Statuses {
  switch (needs.kind) {
    case 'public':
      return { ...fill(principals, 200), ...strangeKey }
    case 'visitor':
      return {
        ...fill(principals, 401),
        visitor: 200,
        'visitor of a sibling': 404,
        'visitor of another': 404,
      }
    case 'session':
      return {
        ...fill(principals, 200),
        ...fill(keys, 403),
        ...fill(visitors, 401),
        ...nobody,
        ...strangeKey,
      }
    case 'agencyAdmin':
      return fill(principals, 401)
    case 'workspace':
      return insideOnly(needs.right, 404)
    case 'agent':
      return insideOnly(needs.right, needs.agentKey ? 200 : 403)
  }
}

/** What the workspace may do with what is its own; for everyone else it does not exist. */
function insideOnly(right: Right, agentKey: number): Statuses {
  return {
    ...fill(principals, 404),
    ...fill(insiders, 403),
    ...fill(holders[right], 200),
    ...fill(visitors, 401),
    'agent key': agentKey,
    ...nobody,
    ...strangeKey,
  }
}

function fill<N extends PrincipalName>(names: readonly N[], status: number): Record<N, number> {
  return Object.fromEntries(names.map((name) => [name, status])) as Record<N, number>
}
