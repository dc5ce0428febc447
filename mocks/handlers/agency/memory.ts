import type { Agency } from '#mocks/contracts/agency/agency.schema.ts'
import type { AgencySecret } from '#mocks/contracts/agency/secret.contract.ts'

/** The agencies of workspaces. */
export interface AgencyMemory {
  agencies: (Agency & { fieldRevs?: Record<string, number> })[]
  /** What is known of an agency's secret, by its id. */
  agencySecrets: Map<string, AgencySecret>
}

/** What they start with. */
export interface AgencySeed {
  /** @default none */
  agencies?: Agency[]
  /** @default no agency has one */
  agencySecrets?: Map<string, AgencySecret>
}

/** A fresh memory of them. */
export function agencyMemory({ agencies = [], agencySecrets }: AgencySeed): AgencyMemory {
  return { agencies: structuredClone(agencies), agencySecrets: new Map(agencySecrets) }
}
