import { invalidFields, type Refusal } from '../shared/refusal.ts'
import type { Region } from '../shared/region.ts'

/** Most mails a workspace gets about its log, an hour. */
export const logMailsAnHour = 20

/** Why an entry is not written: its body names another workspace or region than its address. */
export function refuseLog(
  params: { userId: string; region: Region },
  body: { userId?: string | undefined; region?: Region | undefined },
): Refusal | null {
  if (body.userId !== undefined && body.userId !== params.userId)
    return invalidFields({ userId: 'This is not the workspace of the address.' })
  if (body.region !== undefined && body.region !== params.region)
    return invalidFields({ region: 'This is not the region of the address.' })
  return null
}
