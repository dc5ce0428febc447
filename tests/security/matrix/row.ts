import type { CallInput, Client } from '../../harness/http-client.ts'
import type { PrincipalName } from './principals.ts'

/** What a call aims at: things of the owner. */
export interface MatrixTarget {
  region: 'eu'
  workspaceId: string
  ownerEmail: string
  memberEmail: string
  agentId: string
}

/** What a row makes its call of. */
export interface RowTarget extends MatrixTarget {
  /** An id nobody has yet. */
  newAgentId: string
  /** Of what the row's `about` or `aboutOwn` made; nobody's when it has neither. */
  thingId: string
}

/** Makes a thing of the owner, or finds one, and answers with its id. */
export type ThingMaker = (maker: Client, target: MatrixTarget) => Promise<string>

/** One operation: what is sent, and where the answer differs from what its contract's `needs` say. */
export interface MatrixRow {
  input: (target: RowTarget) => CallInput
  /** The thing the call is about; made once for all rows that name the same maker. */
  about?: ThingMaker
  /** The same, made for each call anew, as the call takes it away or makes another of it. */
  aboutOwn?: ThingMaker
  /** Waits until nothing a success began is still under way. */
  settled?: (owner: Client, input: CallInput) => Promise<void>
  /** Whether the call leaves something in its workspace or agent; such calls fill the one whose removal is tested. */
  fills?: boolean
  /** Status of a success. @default 200 */
  success?: number
  exceptions?: readonly MatrixException[]
}

/** What somebody meets instead. */
export interface MatrixException {
  /** @default all who may */
  of?: readonly PrincipalName[]
  status: number
  why: string
}

/** Rows of one area, by the contract's id. */
export type MatrixRows = Record<string, MatrixRow>
