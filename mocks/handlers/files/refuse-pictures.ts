import { lookAtGivenPicture } from '#mocks/contracts/files/given-picture.ts'
import type { UploadRules } from '#mocks/contracts/files/upload-rules.ts'
import { invalid } from '../shared/mock-reply.ts'

/** Refuses a picture the server refuses; one that is taken the mocks keep as it came. */
export function refusePicture(field: string, given: string, current: string, rules?: UploadRules): void {
  const look = lookAtGivenPicture(given, current, rules)
  if ('refused' in look) throw invalid({ [field]: look.refused })
}

/** Refuses the pictures the server refuses. */
export function refusePictures<Field extends string>(
  fields: readonly Field[],
  sent: { readonly [F in Field]?: string | undefined },
  before: { readonly [F in Field]?: string | undefined } | undefined,
): void {
  for (const field of fields) refusePicture(field, sent[field] ?? '', before?.[field] ?? '')
}
