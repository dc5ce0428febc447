/** Writes a number in seven bits a byte, the highest telling that more follow. */
export function writeNumber(number: number, bytes: number[]): void {
  let left = number
  while (left > 127) {
    bytes.push((left & 127) | 128)
    left >>>= 7
  }
  bytes.push(left)
}

/** Reads such numbers one after the other. */
export function createNumberReader(bytes: Uint8Array, from = 0) {
  let at = from
  return {
    isOver: () => at >= bytes.length,
    at: () => at,
    skip(length: number) {
      at += length
    },
    next(): number {
      let number = 0
      for (let shift = 0; ; shift += 7) {
        const byte = bytes[at++]!
        number |= (byte & 127) << shift
        if (byte < 128) return number
      }
    },
  }
}
