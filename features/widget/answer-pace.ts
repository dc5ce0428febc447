/** Text arriving for an answer that may not be shown before its pause is over. */
export interface AnswerPace {
  /** Adds a piece of text. */
  push(delta: string): void
  /** Resolves when the pause is over; the time already waited counts. */
  readonly pause: Promise<void>
}

/**
 * Holds an answer back for the agent's `messageDelayMS`, counted from the question. Text that arrives earlier is
 * collected and shown at once when the pause ends.
 */
export function paceAnswer(delayMs: number, onText: (text: string) => void): AnswerPace {
  let text = ''
  let open = delayMs <= 0
  const pause = open
    ? Promise.resolve()
    : new Promise<void>((resolve) => {
        setTimeout(() => {
          open = true
          if (text) onText(text)
          resolve()
        }, delayMs)
      })
  return {
    pause,
    push(delta) {
      text += delta
      if (open) onText(text)
    },
  }
}
