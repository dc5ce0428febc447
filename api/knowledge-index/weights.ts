import fitted from './weights.json' with { type: 'json' }

/** What was learnt from the training sites by `tests/responder/fit.ts`. */
export interface Weights {
  /** Of the features that rank candidates. */
  ranking: Readonly<Record<string, number>>
  /** Of the features that decide whether to answer. */
  deciding: Readonly<Record<string, number>>
  /** The probability from which answering pays. */
  knownFrom: number
}

/** The weights to use, with or without an encoder's meanings. */
export function weightsFor(withMeaning: boolean): Weights {
  return withMeaning ? fitted.meaning : fitted.words
}
