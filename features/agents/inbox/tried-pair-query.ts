import { queryOptions } from '@tanstack/react-query'
import { ApiError } from '#features/shared/api-error.ts'
import { call } from '#features/shared/client.ts'
import type { KnowledgePair } from '#mocks/contracts/knowledge/document.schema.ts'
import { checkKnowledgePair } from '#mocks/contracts/knowledge/question.contract.ts'
import type { Region } from '#mocks/contracts/shared/region.ts'

/** What the knowledge answers without a pair and with it; whoever tries often waits as long as they are told to. */
export const triedPairQuery = (agent: { region: Region; agentId: string }, pair: KnowledgePair) =>
  queryOptions({
    queryKey: [checkKnowledgePair.id, agent.region, agent.agentId, pair],
    queryFn: ({ signal }) => call(checkKnowledgePair, { params: { ...agent }, body: pair, signal }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: (failures, error) => failures < 3 && waitOf(error) !== undefined,
    retryDelay: (_, error) => (waitOf(error) ?? 0) * 1000,
  })

/** Seconds until it may be tried again; undefined where waiting is of no use. */
function waitOf(error: unknown): number | undefined {
  return error instanceof ApiError && error.status === 429 ? (error.retryAfter ?? 5) : undefined
}
