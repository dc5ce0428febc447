import { ApiError } from '#features/shared/api-error.ts'
import { call } from '#features/shared/client.ts'
import { saveAgent } from '#mocks/contracts/agents/agent.contract.ts'
import { type Agent, agentSchema } from '#mocks/contracts/agents/agent.schema.ts'
import type { Region } from '#mocks/contracts/shared/region.ts'
import type { OverviewFields } from './agent-values.ts'

/** A save that met newer data. */
export interface Conflict {
  /** Fields of the agent that both sides changed. */
  fields: string[]
  /** The agent as it is now. */
  current: Agent
}

/** What became of a save. */
export type Saved =
  | { outcome: 'saved'; agent: Agent }
  | { outcome: 'conflict'; conflict: Conflict }
  | { outcome: 'refused'; fields: Readonly<Record<string, string>>; error: ApiError }

/** Saves changed fields on top of the revision they were made on. Rejects when it is not known what became of it. */
export async function saveFields(
  region: Region,
  agentId: string,
  fields: Partial<OverviewFields>,
  rev: number,
): Promise<Saved> {
  try {
    const body = { ...fields, rev }
    return { outcome: 'saved', agent: await call(saveAgent, { params: { region, agentId }, body }) }
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    const current = agentSchema.safeParse(error.current)
    if (error.status === 409 && current.success) {
      return {
        outcome: 'conflict',
        conflict: { fields: Object.keys(error.fields), current: current.data },
      }
    }
    if (error.status === 422) return { outcome: 'refused', fields: error.fields, error }
    throw error
  }
}
