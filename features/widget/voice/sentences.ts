const shortest = 12
const end = /[.!?…。！？:]["')\]»”]?\s+|\n+/g

/** Cuts a text that arrives in pieces into sentences, so that the first can be spoken before the last is there. */
export class SentenceCutter {
  #rest = ''

  /** The sentences that are complete now. */
  push(piece: string): string[] {
    this.#rest += piece
    const sentences: string[] = []
    let from = 0
    for (const found of this.#rest.matchAll(end)) {
      const until = found.index + found[0].length
      // 'e.g. ' and '1. ' end no sentence.
      if (until - from < shortest) continue
      sentences.push(this.#rest.slice(from, until).trim())
      from = until
    }
    this.#rest = this.#rest.slice(from)
    return sentences.filter(Boolean)
  }

  /** What is left at the end. */
  flush(): string {
    const rest = this.#rest.trim()
    this.#rest = ''
    return rest
  }
}
