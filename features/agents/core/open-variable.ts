import { promptVariables } from '#mocks/contracts/agents/prompt-variables.ts'

/** A variable that is being typed. */
export interface OpenVariable {
  /** Where its braces begin. */
  start: number
  /** Where the caret stands. */
  end: number
  /** Variables that begin with what is typed of it. */
  matches: string[]
}

/**
 * The variable that is being typed at the caret, if there is one that could be meant.
 * @param names every variable there is. @default those of prompts
 */
export function openVariable(
  text: string,
  caret: number,
  names: readonly string[] = promptVariables,
): OpenVariable | undefined {
  const found = /\{\{\s?(\w{0,40})$/.exec(text.slice(Math.max(0, caret - 50), caret))
  if (!found) return undefined
  const typed = (found[1] ?? '').toLowerCase()
  const matches = names.filter((name) => name.toLowerCase().startsWith(typed))
  if (matches.length === 0) return undefined
  return { start: caret - found[0].length, end: caret, matches }
}

/** The text with the variable written out, and where the caret stands then. */
export function completeVariable(
  text: string,
  { start, end }: OpenVariable,
  name: string,
): { text: string; caret: number } {
  const written = `{{${name}}}`
  const rest = text.slice(end).replace(/^\}{1,2}/, '')
  return { text: `${text.slice(0, start)}${written}${rest}`, caret: start + written.length }
}
