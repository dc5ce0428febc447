const names = ['think', 'thinking', 'thought', 'reasoning']
const tag = new RegExp(`<(/?)(?:${names.join('|')})\\s*>`, 'i')
const tags = names.flatMap((name) => [`<${name}>`, `</${name}>`])
/** Longest beginning of a tag that waits for its end, in characters. */
const longestTag = 16
/** Longest opening that waits for the end of its reasoning, in characters. */
const longestWait = 64 * 1024

/**
 * Takes reasoning in `<think>…</think>` out of an answer while it streams, wherever the pieces are cut. Some models
 * begin inside it, as their template opens the tag: then the end shows what was reasoning.
 */
export class ReasoningFilter {
  /** An end without a beginning was met: everything before it was reasoning, shown or not. */
  foundLateEnd = false
  #held = ''
  #inside = false
  #mayBeginInside: boolean

  /** @param mayBeginInside this model did so before: nothing is shown until the end, or until there is none */
  constructor(mayBeginInside = false) {
    this.#mayBeginInside = mayBeginInside
  }

  /** The text to show for the next piece; `restart` when all that was shown before turned out to be reasoning. */
  push(delta: string): { text: string; restart: boolean } {
    let rest = this.#held + delta
    let text = ''
    let restart = false
    for (;;) {
      const found = tag.exec(rest)
      if (!found) break
      const closes = found[1] === '/'
      if (!this.#inside && closes) {
        text = ''
        restart = true
        this.foundLateEnd = true
      } else if (!this.#inside) text += rest.slice(0, found.index)
      this.#inside = !closes
      this.#mayBeginInside = false
      rest = rest.slice(found.index + found[0].length)
    }
    if (this.#mayBeginInside && rest.length < longestWait) {
      this.#held = rest
      return { text, restart }
    }
    const kept = openTagOf(rest)
    this.#held = kept
    return { text: this.#inside ? text : text + rest.slice(0, rest.length - kept.length), restart }
  }

  /** What was held back when the answer ends. */
  flush(): string {
    const rest = this.#inside ? '' : this.#held
    this.#held = ''
    return rest
  }
}

/** The end of a text that may be the beginning of a tag. */
function openTagOf(text: string): string {
  const at = text.lastIndexOf('<')
  if (at === -1 || text.length - at > longestTag) return ''
  const end = text.slice(at).toLowerCase().trimEnd()
  return tags.some((whole) => whole.startsWith(end)) ? text.slice(at) : ''
}
