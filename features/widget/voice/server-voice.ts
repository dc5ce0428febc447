import type { CallVoice } from './call.types.ts'

/** Speaks with sounds the server fetches from the provider. `fetchSound` gives the bytes of a file the browser can decode. */
export function serverVoice(
  context: AudioContext,
  fetchSound: (text: string, signal: AbortSignal) => Promise<ArrayBuffer>,
): CallVoice {
  let source: AudioBufferSourceNode | undefined

  function play(buffer: AudioBuffer, signal: AbortSignal, onStart: () => void): Promise<void> {
    return new Promise((resolve) => {
      if (signal.aborted) return resolve()
      const sounding = context.createBufferSource()
      source = sounding
      sounding.buffer = buffer
      sounding.connect(context.destination)
      sounding.onended = () => resolve()
      signal.addEventListener('abort', () => sounding.stop(), { once: true })
      sounding.start()
      onStart()
    })
  }

  return {
    prepare(text, signal) {
      const ready = fetchSound(text, signal).then((bytes) => context.decodeAudioData(bytes))
      // Whoever plays it is told; one that is never played is nobody's concern.
      ready.catch(() => undefined)
      return { play: async (onStart) => play(await ready, signal, onStart) }
    },
    stop() {
      source?.stop()
    },
  }
}
