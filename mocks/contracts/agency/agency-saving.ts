import type { Refusal } from '../shared/refusal.ts'
import { protectedAgencyFields } from './agency.contract.ts'
import { type AgencyFields, agencyFieldsSchema } from './agency.schema.ts'

const editable = Object.keys(agencyFieldsSchema.shape) as (keyof AgencyFields)[]

/** Fields that hold a picture somebody gives. */
export const agencyPictures = ['squarePhotoURL', 'darkModeSquarePhotourl', 'faviconURL'] as const

/** The editable fields a body carries. */
export function sentAgencyFields(body: Partial<AgencyFields>): Partial<AgencyFields> {
  return Object.fromEntries(
    editable.filter((name) => body[name] !== undefined).map((name) => [name, body[name]]),
  )
}

/** Nobody sends a protected field of an agency. */
export function refuseProtectedAgency(body: object): Refusal | undefined {
  const sent = body as Record<string, unknown>
  return Object.keys(protectedAgencyFields).some((name) => sent[name] !== undefined)
    ? { status: 403 }
    : undefined
}
