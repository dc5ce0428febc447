import { useQueryClient } from '@tanstack/react-query'
import { ApiError } from '#features/shared/api-error.ts'
import { call } from '#features/shared/client.ts'
import { useMay } from '#features/shared/session/use-may.ts'
import { saveAgent } from '#mocks/contracts/agents/agent.contract.ts'
import type { Agent, AgentFields, SentAgentFields } from '#mocks/contracts/agents/agent.schema.ts'
import type { Region } from '#mocks/contracts/shared/region.ts'
import { useToast } from '#ui/toast/toast-context.ts'
import { keepAgent } from './agent.queries.ts'

/** Spec 2 §8; the settings' own words are spec 3's. */
const failureTitle = (known: string) => `Failed to save agent: ${known}`

/** How every form over an agent's draft saves it: who may, the call, what a failure says and what a newer one does. */
export function useAgentSaving(region: Region, agent: Agent, titleOf = failureTitle) {
  const queries = useQueryClient()
  const { notify } = useToast()
  return {
    doc: agent,
    readOnly: !useMay(saveAgent),
    async save(sent: Partial<AgentFields> & { rev?: number }) {
      // Forms take their fields from a stored agent; the server checks what they become.
      const body = sent as Partial<SentAgentFields> & { rev?: number }
      const saved = await call(saveAgent, { params: { region, agentId: agent.ID }, body })
      void keepAgent(queries, region, saved)
      return saved
    },
    onFailed(error: unknown) {
      const known = error instanceof ApiError ? error.message : 'Something went wrong on our side.'
      notify({ kind: 'failure', title: titleOf(known) })
    },
    onNewer: (newer: Agent) => void keepAgent(queries, region, newer),
  }
}
