import type { Agency } from '#mocks/contracts/agency/agency.schema.ts'
import type { AgencySecret } from '#mocks/contracts/agency/secret.contract.ts'

/** The agencies of workspaces. */
export interface AgencyMemory {
  agencies: (Agency & { fieldRevs?: Record<string, number> })[]
  /** What is known of an agency's secret, by its id. */
  agencySecrets: Map<string, AgencySecret>
  /** The agency whose host the pages stand at; null at the product's own. */
  agencyHost: MockAgencyHost | null
  /** Names of records that somebody has added at a domain's provider. */
  publishedRecords: Set<string>
}

/** An agency's own host, and whether its admin has entered there. */
export interface MockAgencyHost {
  agencyId: string
  secret: string
  isIn: boolean
}

/** What they start with. */
export interface AgencySeed {
  /** @default none */
  agencies?: Agency[]
  /** @default no agency has one */
  agencySecrets?: Map<string, AgencySecret>
  /** @default the product's own host */
  agencyHost?: MockAgencyHost
  /** @default none */
  publishedRecords?: Iterable<string>
}

/** A fresh memory of them. */
export function agencyMemory({
  agencies = [],
  agencySecrets,
  agencyHost,
  publishedRecords,
}: AgencySeed): AgencyMemory {
  return {
    agencies: structuredClone(agencies),
    agencySecrets: new Map(agencySecrets),
    agencyHost: agencyHost ? { ...agencyHost } : null,
    publishedRecords: new Set(publishedRecords),
  }
}
