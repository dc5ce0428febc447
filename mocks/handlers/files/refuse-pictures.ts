import { lookAtGivenPicture } from '#mocks/contracts/files/given-picture.ts'
import { invalid } from '../shared/mock-reply.ts'

/** Refuses the pictures the server refuses; those that are taken the mocks keep as they came. */
export function refusePictures<Field extends string>(
  fields: readonly Field[],
  sent: { readonly [F in Field]?: string | undefined },
  before: { readonly [F in Field]?: string | undefined } | undefined,
): void {
  for (const field of fields) {
    const look = lookAtGivenPicture(sent[field] ?? '', before?.[field] ?? '')
    if ('refused' in look) throw invalid({ [field]: look.refused })
  }
}
