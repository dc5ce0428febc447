/** How loud samples are, from 0 to 1. */
export function loudness(samples: Float32Array): number {
  let sum = 0
  for (const sample of samples) sum += sample * sample
  return Math.sqrt(sum / Math.max(1, samples.length))
}

/** Pieces one after the other. */
export function joined(pieces: readonly Float32Array[]): Float32Array {
  const whole = new Float32Array(pieces.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const piece of pieces) {
    whole.set(piece, at)
    at += piece.length
  }
  return whole
}

/** The same sound with fewer samples a second: each is the mean of those it stands for. */
export function atRate(samples: Float32Array, from: number, to: number): Float32Array {
  if (from <= to) return samples
  const step = from / to
  const fewer = new Float32Array(Math.floor(samples.length / step))
  for (let index = 0; index < fewer.length; index++) {
    const [first, last] = [Math.floor(index * step), Math.floor((index + 1) * step)]
    let sum = 0
    for (let at = first; at < last; at++) sum += samples[at]!
    fewer[index] = sum / Math.max(1, last - first)
  }
  return fewer
}
