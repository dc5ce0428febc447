/** What was said, as far as it tells what was not known. */
interface SaidLine {
  role: string
  known: boolean
}

/** Answers in which the agent did not know, each with what was asked. */
export function unknownAnswers<S extends SaidLine>(said: readonly S[]): { answer: S; question: S }[] {
  return said.flatMap((answer, at) => {
    if (answer.role !== 'assistant' || answer.known) return []
    const question = said.slice(0, at).findLast(({ role }) => role === 'user')
    return question ? [{ answer, question }] : []
  })
}
