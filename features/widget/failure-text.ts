import type { ConversationFailure } from './conversation-state.ts'

/** What the visitor reads about a failure, and whether trying again can help. */
export interface FailureText {
  text: string
  canRetry: boolean
}

/** Puts a failure into plain words: what happened and what to do. */
export function failureText({ error, question }: ConversationFailure): FailureText {
  if (question === undefined) return { text: 'Your earlier messages could not be loaded.', canRetry: true }
  if (error === 'broken-off') return { text: 'The assistant could not finish its answer.', canRetry: true }
  if (error === 'unanswered') return { text: noAnswer, canRetry: true }
  switch (error.status) {
    case 0:
      return { text: 'Your message was not sent. Check your connection and try again.', canRetry: true }
    case 429:
      return { text: `Too many messages at once. ${waitText(error.retryAfter)}`, canRetry: true }
    case 403:
    case 404:
      return { text: 'This assistant is not available here any more.', canRetry: false }
    case 422:
      return { text: error.message, canRetry: false }
    default:
      return { text: noAnswer, canRetry: true }
  }
}

const noAnswer = 'The assistant could not answer just now.'

function waitText(seconds: number | undefined): string {
  if (!seconds) return 'Please wait a moment and try again.'
  return `Please wait ${seconds} ${seconds === 1 ? 'second' : 'seconds'} and try again.`
}
