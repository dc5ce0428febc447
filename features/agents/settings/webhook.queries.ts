import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '#features/shared/client.ts'
import {
  createAgentWebhookSecret,
  getAgentWebhook,
  saveAgentWebhook,
} from '#mocks/contracts/library/agent-webhook.contract.ts'
import type { BodyOf } from '#mocks/contracts/shared/define-contract.ts'
import type { Region } from '#mocks/contracts/shared/region.ts'

/** An agent's own webhook. */
export function agentWebhookQuery(region: Region, agentId: string) {
  return queryOptions({
    queryKey: [getAgentWebhook.id, region, agentId],
    queryFn: ({ signal }) => call(getAgentWebhook, { params: { region, agentId }, signal }),
  })
}

/** Changes it, and makes signing secrets. */
export function useWebhookChanges(region: Region, agentId: string) {
  const queries = useQueryClient()
  const params = { region, agentId }
  return {
    save: useMutation({
      mutationFn: (body: BodyOf<typeof saveAgentWebhook>) => call(saveAgentWebhook, { params, body }),
      onSuccess: (saved) => queries.setQueryData(agentWebhookQuery(region, agentId).queryKey, saved),
    }),
    makeSecret: useMutation({
      mutationFn: () => call(createAgentWebhookSecret, { params }),
      gcTime: 0,
    }),
  }
}
