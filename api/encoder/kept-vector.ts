/** A vector as it is kept and sent: only its direction counts, so its numbers fit into bytes (a quarter of the memory). */
export function packVector(vector: Float32Array): Int8Array {
  const largest = vector.reduce((most, value) => Math.max(most, Math.abs(value)), 0) || 1
  return Int8Array.from(vector, (value) => Math.round((value * 127) / largest))
}

/** The kept vector as numbers, of length 1. */
export function unpackVector(kept: Int8Array): Float32Array {
  let squares = 0
  for (let i = 0; i < kept.length; i += 1) squares += kept[i]! ** 2
  const factor = 1 / (Math.sqrt(squares) || 1)
  return Float32Array.from(kept, (value) => value * factor)
}
