/** What can stand in a prompt as `{{name}}`, in the order it is offered. */
export const promptVariables = ['company', 'agent', 'date', 'time', 'language', 'page'] as const
export type PromptVariable = (typeof promptVariables)[number]

/** What each becomes, in a sentence. */
export const promptVariableWords: Record<PromptVariable, string> = {
  company: 'The name of the workspace',
  agent: 'The name of the agent',
  date: 'Today’s date, in UTC',
  time: 'The time of the question, in UTC',
  language: 'The language the agent speaks',
  page: 'The page the visitor is on, as far as their browser tells',
}

/** What prompts are resolved with. */
export interface PromptFacts {
  company: string
  agent: string
  language: string
  /** Milliseconds since 1970. */
  now: number
  /** As the visitor's browser gave it; anything else than the address of a page is left out. */
  page?: string
}

const written = /\{\{\s*([A-Za-z_]\w{0,40})\s*\}\}/g
const longestName = 120
const longestPage = 200

/** A prompt as the model receives it: known variables replaced, everything else as it was written. */
export function resolvePrompt(prompt: string, facts: PromptFacts): string {
  const values = promptValues(facts)
  return prompt.replace(written, (whole, name: string) => (isVariable(name) ? values[name] : whole))
}

/** Names a prompt uses that are no variables, each once. */
export function unknownVariables(prompt: string): string[] {
  const names = [...prompt.matchAll(written)].map(([, name = '']) => name)
  return [...new Set(names)].filter((name) => !isVariable(name))
}

/** Whether a prompt uses a variable. */
export function usesVariable(prompt: string, variable: PromptVariable): boolean {
  return [...prompt.matchAll(written)].some(([, name]) => name === variable)
}

/** What each variable becomes. */
export function promptValues({
  company,
  agent,
  language,
  now,
  page,
}: PromptFacts): Record<PromptVariable, string> {
  const moment = new Date(now)
  return {
    company: oneLine(company),
    agent: oneLine(agent),
    date: new Intl.DateTimeFormat('en', { dateStyle: 'full', timeZone: 'UTC' }).format(moment),
    time: `${moment.toISOString().slice(11, 16)} UTC`,
    language,
    page: pageOf(page),
  }
}

function isVariable(name: string): name is PromptVariable {
  return promptVariables.some((variable) => variable === name)
}

/** A name is no place for instructions of several lines. */
function oneLine(name: string): string {
  return name.replace(/\s+/g, ' ').trim().slice(0, longestName)
}

/** The page without what its address may keep to itself: name, password, query and fragment. */
function pageOf(page = ''): string {
  if (!URL.canParse(page)) return 'unknown'
  const { protocol, origin, pathname } = new URL(page)
  if (protocol !== 'https:' && protocol !== 'http:') return 'unknown'
  return `${origin}${pathname}`.slice(0, longestPage)
}
