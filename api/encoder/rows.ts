/** The embedding table as it lies in the file: each row's 6-bit values in Huffman codes of the row's group. */
export interface CodedRows {
  /** Code lengths of the 64 values, for one group after the other. */
  lengths: Uint8Array
  /** The group of each row. */
  groups: Uint8Array
  /** Bytes of each row. */
  sizes: Uint16Array
  codes: Uint8Array
}

const values = 64
const longest = 15

/** Unpacks single rows of `dim` values from 0 to 63. */
export function createRowReader(rows: CodedRows, dim: number): (row: number, out: Uint8Array) => void {
  const starts = new Uint32Array(rows.sizes.length + 1)
  for (let row = 0; row < rows.sizes.length; row += 1) starts[row + 1] = starts[row]! + rows.sizes[row]!
  const groups = Array.from({ length: rows.lengths.length / values }, (_, group) =>
    canonicalCode(rows.lengths.subarray(group * values, (group + 1) * values)),
  )
  return (row, out) => readCodes(groups[rows.groups[row]!]!, rows.codes, starts[row]!, out.subarray(0, dim))
}

/** A canonical Huffman code: how many codes there are of each length, and the values in the codes' order. */
interface CanonicalCode {
  counts: Uint8Array
  order: Uint8Array
}

function canonicalCode(lengths: Uint8Array): CanonicalCode {
  const counts = new Uint8Array(longest + 1)
  for (const length of lengths) counts[length]! += 1
  const order = Uint8Array.from(lengths.keys()).sort((a, b) => lengths[a]! - lengths[b]! || a - b)
  return { counts, order }
}

function readCodes(
  { counts, order }: CanonicalCode,
  codes: Uint8Array,
  start: number,
  out: Uint8Array,
): void {
  let bit = start * 8
  for (let i = 0; i < out.length; i += 1) {
    let code = 0
    let first = 0
    let index = 0
    for (let length = 1; length <= longest; length += 1) {
      code |= (codes[bit >>> 3]! >>> (7 - (bit & 7))) & 1
      bit += 1
      const count = counts[length]!
      if (code - first < count) {
        out[i] = order[index + code - first]!
        break
      }
      index += count
      first = (first + count) << 1
      code <<= 1
    }
  }
}
