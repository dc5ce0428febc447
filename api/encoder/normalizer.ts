/** SentencePiece's normaliser: a double-array trie of byte sequences, each with what takes its place. */
export interface Charsmap {
  units: Uint32Array
  replacements: Uint8Array
}

const space = 0x20
/** U+2581, which stands for a space in pieces. */
const spaceMark = [0xe2, 0x96, 0x81]

/** Reads a precompiled charsmap: the trie's size in bytes, the trie, the replacements ended by zeros. */
export function readCharsmap(bytes: Uint8Array): Charsmap {
  const size = new DataView(bytes.buffer, bytes.byteOffset).getUint32(0, true)
  return { units: new Uint32Array(bytes.slice(4, 4 + size).buffer), replacements: bytes.slice(4 + size) }
}

const offsetOf = (unit: number) => (unit >>> 10) << ((unit & 0x200) >>> 6)

/** Bytes of the character that begins at `at`, or 1 where it is broken. */
function characterLength(bytes: Uint8Array, at: number): number {
  const first = bytes[at]!
  if (first < 0xc0) return 1
  return Math.min(first < 0xe0 ? 2 : first < 0xf0 ? 3 : 4, bytes.length - at)
}

/**
 * The text as pieces know it: NFKC, runs of spaces as one U+2581 before each word, none at the end; as code points.
 * Nothing but spaces is no text.
 */
export function normalize({ units, replacements }: Charsmap, text: string): Int32Array {
  const bytes = Buffer.from(text, 'utf8')
  const out: number[] = []
  let afterSpace = true
  let at = 0
  while (at < bytes.length) {
    let node = offsetOf(units[0]!)
    let matched = 0
    let from = 0
    for (let i = at; i < bytes.length; i += 1) {
      node ^= bytes[i]!
      const unit = units[node] ?? 0
      if ((unit & 0x800000ff) !== bytes[i]) break
      node ^= offsetOf(unit)
      if (!(unit & 0x100)) continue
      matched = i + 1 - at
      from = units[node]! & 0x7fffffff
    }
    const length = matched || characterLength(bytes, at)
    const source = matched ? replacements : bytes
    const end = matched ? replacements.indexOf(0, from) : at + length
    let start = matched ? from : at
    at += length
    if (afterSpace) while (start < end && source[start] === space) start += 1
    if (start === end) continue
    if (out.length === 0) out.push(...spaceMark)
    for (let i = start; i < end; i += 1) {
      if (source[i] === space) out.push(...spaceMark)
      else out.push(source[i]!)
    }
    afterSpace = source[end - 1] === space
  }
  while (out.length > 0 && spaceMark.every((byte, i) => out[out.length - 3 + i] === byte)) out.length -= 3
  return Int32Array.from(Buffer.from(out).toString('utf8'), (character) => character.codePointAt(0)!)
}
