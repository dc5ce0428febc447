import type { WidgetWords } from '#mocks/contracts/embed/widget-words.schema.ts'
import type { ConversationFailure } from './widget.types.ts'
import { filled } from './words-context.ts'

/** What the visitor reads about a failure, and whether trying again can help. */
export interface FailureText {
  text: string
  canRetry: boolean
}

/** Puts a failure into plain words: what happened and what to do. */
export function failureText({ error, question }: ConversationFailure, words: WidgetWords): FailureText {
  if (question === undefined) return { text: words.notLoaded, canRetry: true }
  if (error === 'broken-off') return { text: words.brokenOff, canRetry: true }
  if (error === 'unanswered') return { text: words.noAnswer, canRetry: true }
  switch (error.status) {
    case 0:
      return { text: words.notSent, canRetry: true }
    case 429:
      return { text: `${words.tooMany} ${waitText(error.retryAfter, words)}`, canRetry: true }
    case 403:
    case 404:
      return { text: words.gone, canRetry: false }
    case 422:
      return { text: error.message, canRetry: false }
    default:
      return { text: words.noAnswer, canRetry: true }
  }
}

function waitText(seconds: number | undefined, words: WidgetWords): string {
  if (!seconds) return words.wait
  const text =
    seconds > 90 ? filled(words.waitMinutes, Math.ceil(seconds / 60)) : filled(words.waitSeconds, seconds)
  return `${text}.`
}
