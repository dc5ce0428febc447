import { cutText } from '../shared/cut-text.ts'

const longest = 50

/** What a conversation is called: its first question, cut between two words and with … where it is long. */
export function conversationTitle(question: string): string {
  if (question.length <= longest) return question
  const between = question.slice(0, longest).search(/\s+\S*$/)
  // Text without spaces, or with one near its start alone, is cut where it is.
  const kept = between > longest / 2 ? between : longest - 1
  return `${cutText(question, kept).trimEnd()}…`
}
