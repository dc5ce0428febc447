import type { Agency } from '#mocks/contracts/agency/agency.schema.ts'
import type { AgencySecret } from '#mocks/contracts/agency/secret.contract.ts'

/** The agencies of workspaces. */
export interface AgencyMemory {
  agencies: (Agency & { fieldRevs?: Record<string, number> })[]
  /** What is known of an agency's secret, by its id. */
  agencySecrets: Map<string, AgencySecret>
  /** Names of records that somebody has added at a domain's provider. */
  publishedRecords: Set<string>
}

/** What they start with. */
export interface AgencySeed {
  /** @default none */
  agencies?: Agency[]
  /** @default no agency has one */
  agencySecrets?: Map<string, AgencySecret>
  /** @default none */
  publishedRecords?: Iterable<string>
}

/** A fresh memory of them. */
export function agencyMemory({ agencies = [], agencySecrets, publishedRecords }: AgencySeed): AgencyMemory {
  return {
    agencies: structuredClone(agencies),
    agencySecrets: new Map(agencySecrets),
    publishedRecords: new Set(publishedRecords),
  }
}
