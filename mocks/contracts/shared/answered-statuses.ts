import type { ErrorStatus } from './default-errors.ts'
import type { Contract } from './define-contract.ts'

type Shape = Pick<Contract, 'method' | 'params' | 'body'>

/**
 * Error statuses a call may meet before its operation sees it, by its shape alone: what cannot be read, a credential
 * that is none of ours, an address of no route, too many calls, the store away. Contracts declare the others.
 */
export function statusesOfShape({ method, params, body }: Shape): ErrorStatus[] {
  return [
    400,
    401,
    ...(method === 'GET' ? [] : ([403, 415] as const)),
    ...(params ? ([404] as const) : []),
    408,
    ...(body ? ([413] as const) : []),
    429,
    431,
    500,
    503,
  ]
}

/** Every status a call may be answered with, ascending: what its contract declares and what its shape brings. */
export function answeredStatuses(contract: Shape & Pick<Contract, 'responses'>): number[] {
  const all = new Set<number>([...Object.keys(contract.responses).map(Number), ...statusesOfShape(contract)])
  return [...all].sort((a, b) => a - b)
}
