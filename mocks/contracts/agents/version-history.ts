import { type AgentFields, agentFieldsSchema } from './agent.schema.ts'
import { keptVersions } from './kept-versions.ts'
import type { AgentVersion } from './version.contract.ts'

const fieldNames = Object.keys(agentFieldsSchema.shape) as (keyof AgentFields)[]

/** The settings of an agent, without what the server alone decides about it. */
export function fieldsOf<T extends Partial<AgentFields>>(agent: T): Pick<T, keyof AgentFields & keyof T> {
  return Object.fromEntries(
    fieldNames.flatMap((field) => (agent[field] === undefined ? [] : [[field, agent[field]]])),
  ) as Pick<T, keyof AgentFields & keyof T>
}

/** Names of the settings in which a change differs from an agent. Fields a change leaves out are no difference. */
export function changedFields(agent: AgentFields, change: Partial<AgentFields>): (keyof AgentFields)[] {
  return fieldNames.filter(
    (field) => change[field] !== undefined && JSON.stringify(change[field]) !== JSON.stringify(agent[field]),
  )
}

/** Version numbers a history is over: all but the newest `keptVersions`, among which is always the published one. */
export function surplusVersions(
  history: readonly Pick<AgentVersion, 'version' | 'kind'>[],
  publishedVersion: number,
): number[] {
  return (
    history
      // A published copy above the published version is just being published: no one's to drop.
      .filter(({ version, kind }) => kind === 'draft' || version < publishedVersion)
      .map(({ version }) => version)
      .sort((a, b) => b - a)
      .slice(keptVersions - 1)
  )
}
