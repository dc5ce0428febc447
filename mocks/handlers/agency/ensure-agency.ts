import { unsavedAgency } from '#mocks/contracts/agency/agency-defaults.ts'
import type { MockDb } from '../shared/mock-db.ts'
import { unixNow } from '../shared/mock-documents.ts'

/** The agency that is kept, made where there is none. */
export function ensureMockAgency(db: MockDb, agencyId: string): MockDb['agencies'][number] {
  const kept = db.agencies.find(({ ID }) => ID === agencyId)
  if (kept) return kept
  const made = { ...unsavedAgency(agencyId), createdAt: unixNow(db), lastModified: unixNow(db) }
  db.agencies.push(made)
  return made
}
