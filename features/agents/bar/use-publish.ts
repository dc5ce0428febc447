import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '#features/shared/client.ts'
import { logFailure } from '#features/shared/log-failure.ts'
import { useSession } from '#features/shared/session/session-context.ts'
import { listAgents } from '#mocks/contracts/agents/agent.contract.ts'
import type { Agent } from '#mocks/contracts/agents/agent.schema.ts'
import { saveAgentBackup } from '#mocks/contracts/agents/backup.contract.ts'
import { listVersions, publishAgent } from '#mocks/contracts/agents/version.contract.ts'
import type { Region } from '#mocks/contracts/shared/region.ts'
import { useToast } from '#ui/toast/toast-context.ts'
import { agentQuery } from '../overview/agent.queries.ts'

/** Publishes a draft and keeps it in the history with who did it (spec 2 §4, agent publish). */
export function usePublish(region: Region, agent: Agent, onPublished: () => void) {
  const queries = useQueryClient()
  const { notify } = useToast()
  const { user } = useSession()
  return useMutation({
    mutationKey: [publishAgent.id],
    mutationFn: () => call(publishAgent, { params: { region, agentId: agent.ID } }),
    async onSuccess(next) {
      queries.setQueryData(agentQuery(region, agent.ID).queryKey, next)
      notify({ kind: 'success', title: `Version ${next.publishedVersion} is live` })
      onPublished()
      // Visitors have it already: a history entry that could not be written is no failure of the publish.
      await call(saveAgentBackup, {
        params: { region },
        body: { agentId: agent.ID, workspaceId: agent.ownerID, userEmail: user.email },
      }).catch((error) => logFailure('The version was not kept', error))
      queries.invalidateQueries({ queryKey: [listVersions.id, region, agent.ID] })
      queries.invalidateQueries({ queryKey: [listAgents.id] })
    },
    onError: (error) =>
      notify({ kind: 'failure', title: 'The agent could not be published', message: error.message }),
  })
}
