import { readAnswer } from '#api/css/css-answer.ts'
import { type CssEdit, editCss, propertiesOf, readValue } from '#api/css/edit-css.ts'
import type { CssWriterRequest } from '#api/providers/css-writer/css-writer.ts'
import { type PublicPart, publicParts, scopeSelector } from '#mocks/contracts/styling/public-parts.ts'
import type { Sheet } from './apply-color.ts'
import { understand } from './understand.ts'
import type { Topic } from './wish.ts'

/** A request of the conversation that changed something, and the sheet it made. */
interface Step {
  request: string
  topic: Topic
  css: string
}

/** What undoing needs to know. */
interface UndoInput extends Sheet, Pick<CssWriterRequest, 'messages'> {
  /** Writes a request again on some sheet. */
  redo: (request: string, topic: Topic, sheet: Sheet) => string
}

/** The sheet without the latest change that still stands; what was edited by hand since stays. Null without one. */
export function undoLast({ css, agent, messages, redo }: UndoInput): string | null {
  const steps = stepsOf(messages)
  const last = steps.at(-1)
  if (!last) return null
  // Before the first answer nobody said what the sheet was: what the request sets goes, and what it was is unknown.
  const before = steps.at(-2)?.css ?? ''
  const after = steps.length > 1 ? last.css : redo(last.request, last.topic, { css: '', agent })
  return editCss(css, difference(after, before))
}

/** Requests that changed something and were not taken back, oldest first. */
function stepsOf(messages: UndoInput['messages']): Step[] {
  const steps: Step[] = []
  let topic: Topic = { parts: [], aspect: null }
  for (const [index, { role, content }] of messages.slice(0, -1).entries()) {
    const answer = messages[index + 1]
    if (role !== 'user' || answer?.role !== 'assistant') continue
    const { css } = readAnswer(answer.content)
    const understood = understand(content, topic)
    if (understood.wishes[0]?.kind === 'undo') steps.pop()
    else if (css !== null) steps.push({ request: content, topic, css })
    topic = understood.topic
  }
  return steps
}

/** Edits that make what one sheet says of our parts what another says. */
function difference(from: string, to: string): CssEdit[] {
  const parts: readonly PublicPart[] = publicParts
  const selectors = [scopeSelector, ...parts.flatMap(({ selector }) => [selector, `${selector}:hover`])]
  return selectors.flatMap((selector) =>
    [...new Set([...propertiesOf(from, selector), ...propertiesOf(to, selector)])]
      .map((property) => ({ selector, property, value: readValue(to, selector, property) ?? null }))
      .filter(({ property, value }) => (readValue(from, selector, property) ?? null) !== value),
  )
}
