import type { CallInput } from '../../harness/http-client.ts'
import type { PrincipalName } from './principals.ts'

/** What a call aims at: things of the owner. */
export interface MatrixTarget {
  region: 'eu'
  workspaceId: string
  ownerEmail: string
  memberEmail: string
  agentId: string
  conversationId: string
  /** @default nobody's */
  automationId?: string
  /** @default nobody's */
  eventId?: string
}

/** One operation: what is sent, and where the answer differs from what its contract's `needs` say. */
export interface MatrixRow {
  input: (target: MatrixTarget & { newAgentId: string }) => CallInput
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
