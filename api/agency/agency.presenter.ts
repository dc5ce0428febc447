import type { Agency } from '#mocks/contracts/agency/agency.schema.ts'
import { unsavedAgency } from '#mocks/contracts/agency/agency-defaults.ts'
import type { AgencySecret } from '#mocks/contracts/agency/secret.contract.ts'
import type { AgencyDoc } from './agency.repository.ts'

/** An agency for the members of its workspace: nothing of its secret. */
export function presentAgency(doc: AgencyDoc): Agency {
  const { _id, fieldRevs, secretHash, secretLastFour, secretCreatedAt, ...rest } = doc
  const { subdomainToken, customDomainToken, ...agency } = rest
  // One of an earlier version knows nothing of what came since.
  return { ...unsavedAgency(agency.ID), ...agency }
}

/** What its owner may be told of its secret; null when there is none. */
export function presentSecret(doc: AgencyDoc | null): AgencySecret | null {
  const { secretHash, secretLastFour: lastFour = '', secretCreatedAt: createdAt = 0 } = doc ?? {}
  return secretHash === undefined ? null : { lastFour, createdAt }
}
