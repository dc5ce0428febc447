/** What the audio thread gives a worklet; TypeScript's DOM has no types of it. */
declare const registerProcessor: (name: string, processor: unknown) => void
declare class AudioWorkletProcessor {
  readonly port: MessagePort
}

/** Samples sent at once: some twenty milliseconds. */
const atOnce = 1024

/** Sends what the microphone hears to the page. */
class Capture extends AudioWorkletProcessor {
  #kept = new Float32Array(atOnce)
  #length = 0

  process([input]: Float32Array[][]): boolean {
    const samples = input?.[0]
    if (!samples) return true
    this.#kept.set(samples, this.#length)
    this.#length += samples.length
    if (this.#length >= atOnce) {
      this.port.postMessage(this.#kept, [this.#kept.buffer])
      this.#kept = new Float32Array(atOnce)
      this.#length = 0
    }
    return true
  }
}

registerProcessor('capture', Capture)
