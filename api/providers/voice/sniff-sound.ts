import { badAnswer } from './audio-request.ts'
import type { Sound } from './voice-providers.ts'

/** What a sound is, by its first bytes; a page or a message in its place is no answer. */
export function sniffSound(bytes: Buffer): Sound {
  const contentType = typeOf(bytes)
  if (!contentType) throw badAnswer()
  return { bytes, contentType }
}

function typeOf(bytes: Buffer): string | null {
  const tag = bytes.toString('latin1', 0, 4)
  if (tag === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WAVE') return 'audio/wav'
  if (tag === 'OggS') return 'audio/ogg'
  if (tag === 'fLaC') return 'audio/flac'
  // MPEG audio: with a tag before it, or its frame sync.
  if (tag.startsWith('ID3')) return 'audio/mpeg'
  if (bytes.length > 1 && bytes[0] === 0xff && (bytes[1]! & 0xe0) === 0xe0) return 'audio/mpeg'
  return null
}
