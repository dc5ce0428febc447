// The loops over numbers between multiplications: arrays come in as views that begin at 0, which keeps them fast.

/** What a 16-bit number can be. */
export const largest16 = 32_767

/** `out` becomes, for each column, what of `sums` times `step` plus bias is above 0, plus the number of `base`. */
export function addPositive(
  out: Float32Array,
  sums: Int32Array,
  step: number,
  bias: Float32Array,
  base: Float32Array,
): void {
  const { length } = out
  for (let i = 0; i < length; i += 1) {
    const sum = sums[i]! * step + bias[i]!
    out[i] = base[i]! + (sum > 0 ? sum : 0)
  }
}

/** `out` becomes the numbers times `step`. */
export function scaleTo(out: Float32Array, numbers: Int16Array | Uint8Array, step: number): void {
  const { length } = out
  for (let i = 0; i < length; i += 1) out[i] = numbers[i]! * step
}

/** The largest distance from 0. */
function largestOf(values: Float32Array): number {
  let largest = 0
  const { length } = values
  for (let i = 0; i < length; i += 1) largest = Math.max(largest, Math.abs(values[i]!))
  return largest
}

/** Writes the values as 16-bit numbers of as fine a step as reaches them all, and returns the step. */
export function quantize(values: Float32Array, out: Int16Array): number {
  const step = largestOf(values) / largest16 || 1
  const factor = 1 / step
  const { length } = values
  for (let i = 0; i < length; i += 1) out[i] = Math.floor(values[i]! * factor + 0.5)
  return step
}

/** Shifts and stretches a row to mean 0 and spread 1, then by what was learnt for each number. */
export function layerNorm(row: Float32Array, gamma: Float32Array, beta: Float32Array, eps: number): void {
  const { length } = row
  let sum = 0
  let squares = 0
  for (let i = 0; i < length; i += 1) {
    const value = row[i]!
    sum += value
    squares += value * value
  }
  const mean = sum / length
  const factor = 1 / Math.sqrt(Math.max(squares / length - mean * mean, 0) + eps)
  for (let i = 0; i < length; i += 1) row[i] = (row[i]! - mean) * factor * gamma[i]! + beta[i]!
}

/** `sums` plus `row`, number by number. */
export function addTo(sums: Float32Array, row: Float32Array): void {
  const { length } = row
  for (let i = 0; i < length; i += 1) sums[i]! += row[i]!
}
