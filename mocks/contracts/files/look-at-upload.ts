import { readPayload } from './read-payload.ts'
import { sniffFile } from './sniff-file.ts'
import { type StoredExtension, storedExtension } from './stored-extension.ts'
import {
  emptyFile,
  purposeOf,
  sizeRefusal,
  typeRefusal,
  type UploadPurpose,
  uploadPurposes,
} from './upload-rules.ts'

/** A file as its bytes show it. */
export interface UploadLook {
  bytes: Uint8Array
  extension: StoredExtension
  purpose: UploadPurpose
}

/** What a payload would be stored as by its first bytes, or in words why it is not taken (spec 1 §5, threats 18). */
export function lookAtUpload(payload: string, targetPath: string): UploadLook | string {
  const purpose = purposeOf(targetPath)
  const rules = uploadPurposes[purpose]
  const bytes = readPayload(payload)
  if (!bytes) return 'This file could not be read.'
  if (bytes.length === 0) return emptyFile
  if (bytes.length > rules.maxSizeMB * 1_000_000) return sizeRefusal(rules)
  const extension = storedExtension(sniffFile(bytes), targetPath)
  return extension ? { bytes, extension, purpose } : typeRefusal(rules)
}
