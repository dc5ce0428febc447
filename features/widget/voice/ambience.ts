/** How a place sounds: what its murmur is made of, how loud it is, and how often something clinks, per second. */
const places: Readonly<Record<string, { pitch: number; width: number; loud: number; clinks: number }>> = {
  restaurant: { pitch: 480, width: 0.7, loud: 0.05, clinks: 1.2 },
  office: { pitch: 220, width: 0.5, loud: 0.025, clinks: 0.15 },
}

/** Seconds after which the sound repeats. */
const loopSeconds = 12

/** Plays the murmur of a place, made here and quiet, until it is stopped; nothing for a place that is not known. */
export function playAmbience(context: AudioContext, place: string): () => void {
  const kind = places[place]
  if (!kind) return () => undefined
  const source = context.createBufferSource()
  source.buffer = murmur(context, kind.clinks)
  source.loop = true
  const filter = new BiquadFilterNode(context, { type: 'bandpass', frequency: kind.pitch, Q: kind.width })
  const gain = new GainNode(context, { gain: kind.loud })
  source.connect(filter).connect(gain).connect(context.destination)
  source.start()
  return () => {
    source.stop()
    gain.disconnect()
  }
}

/** Noise that swells as many voices do, with clinks in it; its end meets its beginning. */
function murmur(context: AudioContext, clinks: number): AudioBuffer {
  const { sampleRate } = context
  const buffer = context.createBuffer(1, sampleRate * loopSeconds, sampleRate)
  const samples = buffer.getChannelData(0)
  const swell = (at: number, hertz: number) =>
    Math.sin((2 * Math.PI * Math.round(hertz * loopSeconds) * at) / samples.length)
  for (let at = 0; at < samples.length; at++) {
    const voices = 0.6 + 0.2 * swell(at, 0.5) + 0.15 * swell(at, 1.7) + 0.05 * swell(at, 4.1)
    samples[at] = (Math.random() * 2 - 1) * voices
  }
  for (let clink = 0; clink < clinks * loopSeconds; clink++) {
    const from = Math.floor(Math.random() * samples.length * 0.95)
    const pitch = 900 + Math.random() * 1500
    for (let at = 0; at < sampleRate / 12 && from + at < samples.length; at++) {
      const fade = Math.exp(-at / (sampleRate / 60))
      samples[from + at]! += 1.5 * fade * Math.sin((2 * Math.PI * pitch * at) / sampleRate)
    }
  }
  return buffer
}
