import { openingQuestions } from '#mocks/contracts/onboarding/greeting.ts'
import type { KnowledgeDoc } from '../knowledge-index/passage.ts'

/** What the agent makes of a question, without a word of it to anybody. */
export interface Asked {
  known: boolean
  /** How likely the answer is right, 0..1. */
  probability: number
  /** What it would say; two questions with one answer are one suggestion. */
  answer?: string
}

/** Most questions that are suggested. */
export const mostSuggestions = 5

const mostCandidates = 24
const longestQuestion = 80
const fewestWords = 3

/** Questions the agent knows the answer to, the surest first: those the site asks itself before those anybody asks. */
export async function suggestQuestions(
  docs: readonly Pick<KnowledgeDoc, 'content'>[],
  lang: string,
  ask: (question: string) => Promise<Asked>,
): Promise<string[]> {
  const own = questionsIn(docs)
  const candidates = [...new Set([...own, ...Object.values(openingQuestions(lang))])].slice(0, mostCandidates)
  const answered: { question: string; isOwn: boolean; probability: number }[] = []
  const answers = new Set<string>()
  for (const question of candidates) {
    const { known, probability, answer } = await ask(question)
    if (!known || (answer !== undefined && answers.has(answer))) continue
    if (answer !== undefined) answers.add(answer)
    answered.push({ question, isOwn: own.includes(question), probability })
  }
  const surest = answered.sort((a, b) => b.probability - a.probability)
  // Two of its own at least show what is special here; the others what everybody wants to know.
  const special = surest.filter(({ isOwn }) => isOwn).slice(0, 3)
  const usual = surest.filter(({ isOwn }) => !isOwn).slice(0, mostSuggestions - special.length)
  return [...usual, ...special].map(({ question }) => question)
}

/** Headings that are questions, as in a FAQ. */
function questionsIn(docs: readonly Pick<KnowledgeDoc, 'content'>[]): string[] {
  const lines = docs.flatMap(({ content }) => content.split('\n'))
  const headings = lines.flatMap((line) => /^#{1,6}\s+(.+\?)\s*$/.exec(line)?.[1] ?? [])
  return [...new Set(headings)]
    .filter((question) => question.length <= longestQuestion && question.split(/\s+/).length >= fewestWords)
    .slice(0, mostCandidates / 2)
}
