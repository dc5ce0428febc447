import type { AgentFigures } from '#mocks/contracts/analytics/figures.schema.ts'
import { isVisitorSource, type LeadSource } from '#mocks/contracts/leads/lead-sources.ts'
import { sourceWords } from '../leads/leads.words.ts'

/** Leads of each step in one way. */
export interface LeadSeries {
  name: string
  values: number[]
}

/**
 * Leads per step, a series for each way in which visitors left their details, the most frequent first.
 * @param most series there may be: the rarest are told as one. @default as many as there are
 */
export function leadSeries(
  { leadSources, steps }: Pick<AgentFigures, 'leadSources' | 'steps'>,
  { most = leadSources.length }: { most?: number } = {},
): LeadSeries[] {
  const valuesOf = (names: readonly string[]) =>
    steps.map((step) =>
      step.leadSources.reduce((sum, { name, count }) => sum + (names.includes(name) ? count : 0), 0),
    )
  const names = leadSources.map(({ name }) => name)
  const told = names.length > most ? names.slice(0, most - 1) : names
  const rest = names.slice(told.length)
  return [
    ...told.map((name) => ({ name: nameOf(name), values: valuesOf([name]) })),
    ...(rest.length > 0 ? [{ name: 'Other ways', values: valuesOf(rest) }] : []),
  ]
}

/** What a source is called; one of a later version is told as it is kept. */
function nameOf(source: string): string {
  return isVisitorSource(source as LeadSource) ? sourceWords[source as LeadSource] : source
}
