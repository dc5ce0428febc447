import { readPayload } from './read-payload.ts'
import { sniffFile } from './sniff-file.ts'
import { ownPictures, sizeRefusal, typeRefusal, type UploadRules } from './upload-rules.ts'

/** What comes of a picture somebody gives: it is as it is now, it has bytes to be stored, or in words why not. */
export type GivenPicture = { kept: string } | { bytes: Uint8Array<ArrayBuffer> } | { refused: string }

/**
 * Looks at a picture somebody gives: a data URL of one by its bytes, the address it has already, and '' for none are
 * taken, and nothing else is, so that no page can be made to load a foreign address.
 * @param current the address it has
 * @param rules of its size and kind @default those of a person's and a workspace's picture
 */
export function lookAtGivenPicture(
  given: string,
  current: string,
  rules: UploadRules = ownPictures,
): GivenPicture {
  if (given === '' || given === current) return { kept: given }
  const noPicture = typeRefusal(rules)
  const bytes = given.startsWith('data:image/') ? readPayload(given) : null
  if (!bytes) return { refused: noPicture }
  if (bytes.length > rules.maxSizeMB * 1_000_000) return { refused: sizeRefusal(rules) }
  const kind = sniffFile(bytes.subarray(0, 16))
  return !kind || kind === 'pdf' || kind === 'text' ? { refused: noPicture } : { bytes }
}
