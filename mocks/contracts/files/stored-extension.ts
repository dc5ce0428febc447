import type { SniffedKind } from './sniff-file.ts'
import { hintedExtension, purposeOf, uploadPurposes } from './upload-rules.ts'

/** The names a file may have, by what its bytes are. */
const families: Record<SniffedKind, readonly string[]> = {
  png: ['png', 'jpg', 'jpeg', 'gif', 'webp'],
  jpg: ['png', 'jpg', 'jpeg', 'gif', 'webp'],
  gif: ['png', 'jpg', 'jpeg', 'gif', 'webp'],
  webp: ['png', 'jpg', 'jpeg', 'gif', 'webp'],
  pdf: ['pdf'],
  text: ['txt', 'csv', 'json'],
}

/** An extension the server stores files under. */
export type StoredExtension = 'png' | 'webp' | 'pdf' | 'txt' | 'csv' | 'json' | 'woff2'

/**
 * What a file is stored as: pictures are encoded anew, small ones as png and large ones as webp. Null when its purpose
 * does not take what its bytes are, or when its name says something else.
 */
export function storedExtension(kind: SniffedKind | null, targetPath: string): StoredExtension | null {
  if (!kind) return null
  const family = families[kind]
  const purpose = purposeOf(targetPath)
  const accept: readonly string[] = uploadPurposes[purpose].accept
  const hint = hintedExtension(targetPath)
  if (!family.some((extension) => accept.includes(extension))) return null
  if (hint !== '' && !family.includes(hint)) return null
  if (kind === 'pdf') return 'pdf'
  if (kind === 'text') return (hint || 'txt') as StoredExtension
  return purpose === 'pictures' ? 'png' : 'webp'
}
