/** Turns sentences into points whose nearness is nearness of meaning, in whichever of our languages they are. */
export type Encoder = {
  /**
   * One vector of 512 numbers and length 1 per text, in order; only a text's first 400 characters count.
   * Refuses with `EncoderBusyError` when too many texts wait, and when the thread ends meanwhile.
   */
  encode(texts: readonly string[]): Promise<Float32Array[]>
  /** Ends the thread; what is still asked is refused. */
  close(): Promise<void>
}

/** More texts wait than the encoder takes. */
export class EncoderBusyError extends Error {
  constructor() {
    super('too many texts wait for the encoder')
  }
}
