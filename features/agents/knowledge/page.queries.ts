import { queryOptions, useMutation } from '@tanstack/react-query'
import { call } from '#features/shared/client.ts'
import {
  createKnowledgeDiscovery,
  getKnowledgeDiscovery,
  removeKnowledgeDiscovery,
} from '#mocks/contracts/knowledge/discovery.contract.ts'
import {
  createKnowledgePages,
  createKnowledgeReadings,
  saveKnowledgeRefreshRate,
} from '#mocks/contracts/knowledge/page.contract.ts'
import type { BodyOf } from '#mocks/contracts/shared/define-contract.ts'
import { type KnowledgeOwner, useKnowledgeChanged } from './knowledge.queries.ts'

/** Milliseconds between two looks at a search that runs. */
const lookAgainMs = 700

/** How far a search for pages is, and what it found. */
export function discoveryQuery({ region, agentId }: KnowledgeOwner, discoveryId: string) {
  return queryOptions({
    queryKey: [getKnowledgeDiscovery.id, region, agentId, discoveryId],
    queryFn: ({ signal }) =>
      call(getKnowledgeDiscovery, { params: { region, agentId, discoveryId }, signal }),
    refetchInterval: ({ state }) => (state.data && state.data.state !== 'running' ? false : lookAgainMs),
    gcTime: 0,
  })
}

/** Begins a search for pages. */
export function useDiscover({ region, agentId }: KnowledgeOwner) {
  return useMutation({
    mutationFn: ({
      discoveryId,
      ...body
    }: { discoveryId: string } & BodyOf<typeof createKnowledgeDiscovery>) =>
      call(createKnowledgeDiscovery, { params: { region, agentId, discoveryId }, body }),
  })
}

/** Ends a search for pages; one that is over already stays over. */
export function useCancelSearch({ region, agentId }: KnowledgeOwner) {
  return useMutation({
    mutationFn: (discoveryId: string) =>
      call(removeKnowledgeDiscovery, { params: { region, agentId, discoveryId } }),
  })
}

/** Adds pages, reads documents again, and says how often. */
export function usePageChanges(owner: KnowledgeOwner) {
  const onSuccess = useKnowledgeChanged(owner)
  const params = { ...owner }
  const add = useMutation({
    mutationFn: (body: BodyOf<typeof createKnowledgePages>) => call(createKnowledgePages, { params, body }),
    onSuccess,
  })
  const readMany = useMutation({
    mutationFn: (documentIds: string[]) => call(createKnowledgeReadings, { params, body: { documentIds } }),
    onSuccess,
  })
  const setRate = useMutation({
    mutationFn: (body: BodyOf<typeof saveKnowledgeRefreshRate>) =>
      call(saveKnowledgeRefreshRate, { params, body }),
    onSuccess,
  })
  return { add, readMany, setRate }
}
