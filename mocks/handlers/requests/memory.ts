import type { VisitorRequest } from '#mocks/contracts/requests/request.schema.ts'
import { buildVisitorRequests } from '#mocks/fixtures/requests/request.fixtures.ts'

/** What visitors asked. */
export interface RequestsMemory {
  /** Latest first. */
  requests: VisitorRequest[]
}

/** What it starts with. */
export interface RequestsSeed {
  /** @default three of the café's */
  requests?: VisitorRequest[]
}

/** A fresh memory of them. */
export function requestsMemory({ requests }: RequestsSeed): RequestsMemory {
  return { requests: structuredClone(requests ?? buildVisitorRequests()) }
}
