import { lookAtGivenPicture } from '#mocks/contracts/files/given-picture.ts'
import { ownPictures, type UploadRules } from '#mocks/contracts/files/upload-rules.ts'
import type { Deps } from '../deps.ts'
import { invalid } from '../http/http-error.ts'
import { cleanImage, whyNoPicture } from '../providers/files/clean-image.ts'
import { facePicture } from '../providers/files/face-picture.ts'
import type { FileOwner } from '../providers/files/file-path.ts'
import { createFileService } from './file.service.ts'

/** A picture somebody gave, and the address of the one there is. */
interface GivenPicture {
  field: string
  given: string
  current: string
  shaped?: true
  rules?: UploadRules
}

/**
 * The address of a picture somebody gave for `field`: a data URL is decoded, encoded anew and stored, and the
 * address it has already is kept.
 * @param rules of its size and kind @default those of a person's and a workspace's picture
 * @param shaped keeps the picture's own shape and what is see-through in it @default made a face for a circle
 */
export async function givenPicture(
  deps: Pick<Deps, 'stores' | 'files' | 'now' | 'log'>,
  owner: FileOwner,
  { field, given, current, shaped, rules = ownPictures }: GivenPicture,
): Promise<string> {
  const look = lookAtGivenPicture(given, current, rules)
  if ('kept' in look) return look.kept
  if ('refused' in look) throw invalid({ [field]: look.refused })
  const bytes = Buffer.from(look.bytes)
  const png = await cleanImage(bytes)
  if (!png) throw invalid({ [field]: await whyNoPicture(bytes, rules) })
  const picture = shaped ? png : await facePicture(png)
  const { path } = await createFileService(deps).keep(owner, { bytes: picture, extension: 'png' })
  return `/files/${path}`
}
