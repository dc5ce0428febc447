import { lookAtUpload } from '#mocks/contracts/files/look-at-upload.ts'
import type { StoredExtension } from '#mocks/contracts/files/stored-extension.ts'
import { uploadPurposes } from '#mocks/contracts/files/upload-rules.ts'
import { invalid } from '../http/http-error.ts'
import { cleanImage, whyNoPicture } from '../providers/files/clean-image.ts'
import { facePicture } from '../providers/files/face-picture.ts'

/** Longest side of a picture that is shown large, in pixels. */
const largeSide = 1920

/**
 * Decides what an upload is by its bytes, and makes pictures anew. Throws a 422 with the specification's words for
 * everything that is not taken (spec 1 §5, threats 18).
 */
export async function inspectFile(
  payload: string,
  targetPath: string,
): Promise<{ bytes: Buffer; extension: StoredExtension }> {
  const look = lookAtUpload(payload, targetPath)
  if (typeof look === 'string') throw invalid({ base64Payload: look })
  const { extension, purpose } = look
  const bytes = Buffer.from(look.bytes)
  if (extension !== 'png' && extension !== 'webp') return { bytes, extension }
  const picture = await cleanImage(bytes, {
    as: extension,
    ...(purpose !== 'pictures' && { side: largeSide }),
  })
  if (!picture) throw invalid({ base64Payload: await whyNoPicture(bytes, uploadPurposes[purpose]) })
  return { bytes: purpose === 'pictures' ? await facePicture(picture) : picture, extension }
}
