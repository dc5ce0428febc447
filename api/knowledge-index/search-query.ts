import { queryWords } from './language/analyse.ts'
import { splitWords } from './language/words.ts'
import { sentenceSpans } from './sentences.ts'

/** What was said before, oldest first, without the question itself. */
export interface Turn {
  role: 'user' | 'assistant'
  content: string
}

const openers = new Set(['and', 'or', 'but', 'also', 'then'])
const pronouns = new Set(['it', 'its', 'that', 'they', 'them', 'those', 'one', 'ones'])
const longestPlainQuestion = 300
const longestRead = 10_000
const mostTurnsBack = 3

/**
 * The words to search for. A long message is reduced to the question in it; a follow-up ('and on Sunday?')
 * takes along the words of the question it follows, except the days it replaces.
 */
export function toSearchQuery(text: string, history: readonly Turn[] = []): string {
  const question = questionIn(text)
  const asked = history.filter((turn) => turn.role === 'user').slice(-mostTurnsBack)
  return withContext(
    question,
    asked.map((turn) => questionIn(turn.content)),
  )
}

function withContext(question: string, earlier: readonly string[]): string {
  const previous = earlier.at(-1)
  if (previous === undefined || !isFollowUp(question)) return question
  const namesDay = queryWords(question).some((word) => word.days.length > 0)
  const carried = splitWords(withContext(previous, earlier.slice(0, -1))).filter(
    (word) => !namesDay || queryWords(word).every((one) => one.days.length === 0),
  )
  return `${question} ${carried.join(' ')}`
}

function isFollowUp(question: string): boolean {
  const words = splitWords(question)
  const content = queryWords(question)
  if (content.every((word) => word.days.length > 0)) return true
  if (content.length <= 1 && words.some((word) => pronouns.has(word))) return true
  const [first = '', second = ''] = words
  const opens = openers.has(first) || ((first === 'what' || first === 'how') && second === 'about')
  return opens && content.length <= 2
}

function questionIn(text: string): string {
  const read = text.slice(0, longestRead)
  if (read.length <= longestPlainQuestion) return read
  const sentences = sentenceSpans(read).map(({ start, end }) => read.slice(start, end))
  const questions = sentences.filter((sentence) => /[?？؟]/.test(sentence.slice(-3)))
  return (questions.length > 0 ? questions.slice(-2) : sentences.slice(0, 1)).join(' ')
}
