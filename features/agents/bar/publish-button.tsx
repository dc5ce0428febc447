import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '#features/shared/client.ts'
import type { Agent } from '#mocks/contracts/agents/agent.schema.ts'
import { publishAgent } from '#mocks/contracts/agents/version.contract.ts'
import type { Region } from '#mocks/contracts/shared/region.ts'
import { Button } from '#ui/button/button.tsx'
import { useToast } from '#ui/toast/toast-context.ts'
import { agentQuery } from './agent.queries.ts'

/** Props of `PublishButton`. */
interface PublishButtonProps {
  region: Region
  /** The saved draft. */
  agent: Agent
}

/** Makes the saved draft what visitors get; says 'Published' when it is already (spec 2 §4, agent publish). */
export function PublishButton({ region, agent }: PublishButtonProps) {
  const queries = useQueryClient()
  const { notify } = useToast()
  const published = agent.publishedRev === agent.rev
  const publishing = useMutation({
    mutationKey: [publishAgent.id],
    mutationFn: () => call(publishAgent, { params: { region, agentId: agent.ID } }),
    onSuccess(next) {
      queries.setQueryData(agentQuery(region, agent.ID).queryKey, next)
      notify({ kind: 'success', title: `Version ${next.publishedVersion} is live` })
    },
    onError: (error) =>
      notify({ kind: 'failure', title: 'The agent could not be published', message: error.message }),
  })
  return (
    <Button
      tone="primary"
      disabled={published}
      loading={publishing.isPending}
      onClick={() => publishing.mutate()}
    >
      {published ? 'Published' : 'Publish'}
    </Button>
  )
}
