import type { Contract } from '#mocks/contracts/shared/define-contract.ts'
import type { CallInput, Client } from '../../harness/http-client.ts'
import { newAgentId } from '../../harness/sign-up.ts'
import { matrixRows } from '../tenant-matrix.ts'
import type { PrincipalName } from './principals.ts'
import type { MatrixTarget, RowTarget, ThingMaker } from './row.ts'

/** One side of the wire with everyone the matrix knows: the server, or the mocks. */
export interface MatrixSide {
  target: MatrixTarget
  /** Null for those that side does not know. */
  callers: Record<PrincipalName, Client | null>
  /** Somebody with every right in the target's workspace who never calls otherwise. */
  freshMember: () => Promise<Client>
  /** What the target's owner would notice: everything but sessions, codes and mails. */
  ownedRows: () => Promise<string>
  /** Looks after what a success leaves behind. */
  afterSuccess?: (contract: Contract, input: CallInput, body: unknown) => Promise<void>
  stop: () => Promise<unknown>
}

/** Things made once, by who they belong to. */
const standing = new WeakMap<MatrixTarget, Map<ThingMaker, Promise<string>>>()

/** What a row sends: about what it needs to be there, which `maker` makes. */
export async function inputFor(id: string, maker: Client, target: MatrixTarget): Promise<CallInput> {
  const { about, aboutOwn } = rowOf(id)
  const thingId = aboutOwn ? await aboutOwn(maker, target) : about && (await once(about, maker, target))
  return inputOf(id, target, thingId)
}

/** The same of things nobody has, in a workspace that may be somebody's. */
export function inputOf(id: string, target: MatrixTarget, thingId = newAgentId()): CallInput {
  const given: RowTarget = { ...target, newAgentId: newAgentId(), thingId }
  return rowOf(id).input(given)
}

/** What a row sends about things nobody has. */
export function absentInputFor(id: string): CallInput {
  return inputOf(id, {
    region: 'eu',
    workspaceId: newAgentId(),
    ownerEmail: 'nobody@example.com',
    memberEmail: 'nobody@example.com',
    agentId: newAgentId(),
  })
}

function once(make: ThingMaker, maker: Client, target: MatrixTarget): Promise<string> {
  const things = standing.get(target) ?? new Map<ThingMaker, Promise<string>>()
  standing.set(target, things)
  const made = things.get(make) ?? make(maker, target)
  things.set(make, made)
  return made
}

function rowOf(id: string) {
  const row = matrixRows[id]
  if (!row) throw new Error(`${id} has no row in the tenant matrix`)
  return row
}
