import { readPayload } from '#mocks/contracts/files/read-payload.ts'
import { sniffFile } from '#mocks/contracts/files/sniff-file.ts'
import { type StoredExtension, storedExtension } from '#mocks/contracts/files/stored-extension.ts'
import { purposeOf, sizeRefusal, typeRefusal, uploadPurposes } from '#mocks/contracts/files/upload-rules.ts'
import { invalid } from '../http/http-error.ts'
import { cleanImage } from '../providers/files/clean-image.ts'

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
  const purpose = purposeOf(targetPath)
  const rules = uploadPurposes[purpose]
  const given = readPayload(payload)
  if (!given) throw invalid({ base64Payload: 'This file could not be read.' })
  if (given.length === 0) throw invalid({ base64Payload: 'This file is empty.' })
  if (given.length > rules.maxSizeMB * 1_000_000) throw invalid({ base64Payload: sizeRefusal(rules) })
  const extension = storedExtension(sniffFile(given), targetPath)
  if (!extension) throw invalid({ base64Payload: typeRefusal(rules) })
  const bytes = Buffer.from(given)
  if (extension !== 'png' && extension !== 'webp') return { bytes, extension }
  const picture = await cleanImage(bytes, {
    as: extension,
    ...(purpose !== 'pictures' && { side: largeSide }),
  })
  if (!picture) throw invalid({ base64Payload: typeRefusal(rules) })
  return { bytes: picture, extension }
}
