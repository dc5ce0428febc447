/** What a WAV file says of itself. */
export interface WavFacts {
  /** Samples a second. */
  rate: number
  /** Length of what is to be heard. */
  seconds: number
}

const header = 44

/** Reads the plain kind alone, which calls send: 16 bits, one channel, its data right after the header; null for all else. */
export function readWav(bytes: Uint8Array): WavFacts | null {
  if (bytes.length <= header) return null
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const tag = (at: number) => String.fromCharCode(...bytes.subarray(at, at + 4))
  if (tag(0) !== 'RIFF' || tag(8) !== 'WAVE' || tag(12) !== 'fmt ' || tag(36) !== 'data') return null
  const isPlain = view.getUint16(20, true) === 1 && view.getUint16(22, true) === 1
  if (!isPlain || view.getUint16(34, true) !== 16) return null
  const rate = view.getUint32(24, true)
  const size = view.getUint32(40, true)
  if (rate < 8000 || rate > 48_000 || size === 0 || size !== bytes.length - header) return null
  return { rate, seconds: size / 2 / rate }
}

/** The same kind of file from samples between -1 and 1. */
export function writeWav(samples: Float32Array, rate: number): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(header + samples.length * 2)
  const view = new DataView(bytes.buffer)
  const tag = (at: number, text: string) => {
    for (let index = 0; index < text.length; index++) bytes[at + index] = text.charCodeAt(index)
  }
  tag(0, 'RIFF')
  view.setUint32(4, bytes.length - 8, true)
  tag(8, 'WAVEfmt ')
  view.setUint32(16, 16, true)
  view.setUint16(20, 1, true)
  view.setUint16(22, 1, true)
  view.setUint32(24, rate, true)
  view.setUint32(28, rate * 2, true)
  view.setUint16(32, 2, true)
  view.setUint16(34, 16, true)
  tag(36, 'data')
  view.setUint32(40, samples.length * 2, true)
  for (let index = 0; index < samples.length; index++) {
    const sample = Math.max(-1, Math.min(1, samples[index]!))
    view.setInt16(header + index * 2, Math.round(sample * 32_767), true)
  }
  return bytes
}
