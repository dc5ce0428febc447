import { infiniteQueryOptions, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '#features/shared/client.ts'
import { filteredByCursor } from '#features/shared/lists/by-cursor.ts'
import { getQuestionGroups } from '#mocks/contracts/analytics/figures.contract.ts'
import {
  getKnowledge,
  getKnowledgeUsage,
  listKnowledge,
  removeKnowledge,
  saveKnowledge,
} from '#mocks/contracts/knowledge/document.contract.ts'
import type {
  DocumentKind,
  DocumentStatus,
  KnowledgeCard,
} from '#mocks/contracts/knowledge/document.schema.ts'
import type { DocumentOrder } from '#mocks/contracts/knowledge/document-order.ts'
import { createKnowledgeReading } from '#mocks/contracts/knowledge/file.contract.ts'
import { listPassages } from '#mocks/contracts/knowledge/passage.contract.ts'
import {
  removeKnowledgeSelection,
  saveKnowledgeSelection,
} from '#mocks/contracts/knowledge/selection.contract.ts'
import type { BodyOf } from '#mocks/contracts/shared/define-contract.ts'
import type { Region } from '#mocks/contracts/shared/region.ts'

/** The agent whose knowledge it is. */
export interface KnowledgeOwner {
  region: Region
  agentId: string
}

/** Which documents are listed; '' is any. */
export interface DocumentsView {
  q: string
  status: DocumentStatus | ''
  kind: DocumentKind | ''
  tag: string
  sort: DocumentOrder
}

/** Milliseconds between two looks while something is being read. */
export const lookAgainMs = 1500

/** Whether a document waits to be read, or is being read. */
export function isReading({ status }: Pick<KnowledgeCard, 'status'>): boolean {
  return status === 'INITIALIZED' || status === 'PENDING'
}

/** Documents page by page; while another search runs, the last answer stays. */
export function documentsQuery({ region, agentId }: KnowledgeOwner, view: DocumentsView) {
  const { q, status, kind, tag, sort } = view
  return infiniteQueryOptions({
    queryKey: [listKnowledge.id, region, agentId, view],
    queryFn: ({ signal, pageParam: cursor }) =>
      call(listKnowledge, {
        params: { region, agentId },
        query: {
          q: q || undefined,
          status: status || undefined,
          kind: kind || undefined,
          tag: tag || undefined,
          sort,
          cursor,
        },
        signal,
      }),
    ...filteredByCursor,
    refetchInterval: ({ state }) =>
      state.data?.pages.some(({ items }) => items.some(isReading)) ? lookAgainMs : false,
  })
}

/** How much the agent knows, and how much it may. */
export function usageQuery({ region, agentId }: KnowledgeOwner) {
  return queryOptions({
    queryKey: [getKnowledgeUsage.id, region, agentId],
    queryFn: ({ signal }) => call(getKnowledgeUsage, { params: { region, agentId }, signal }),
    refetchInterval: ({ state }) => (state.data?.reading ? lookAgainMs : false),
  })
}

/** One document with all its text. */
export function documentQuery({ region, agentId }: KnowledgeOwner, documentId: string) {
  return queryOptions({
    queryKey: [getKnowledge.id, region, agentId, documentId],
    queryFn: ({ signal }) => call(getKnowledge, { params: { region, agentId, documentId }, signal }),
    // What a form is filled with is always fresh.
    gcTime: 0,
  })
}

/** The passages a document is cut into. */
export function passagesQuery({ region, agentId }: KnowledgeOwner, documentId: string, rev: number) {
  return queryOptions({
    queryKey: [listPassages.id, region, agentId, documentId, rev],
    queryFn: ({ signal }) => call(listPassages, { params: { region, agentId, documentId }, signal }),
  })
}

/** Reads lists and figures again after a change. */
export function useKnowledgeChanged({ region, agentId }: KnowledgeOwner) {
  const queries = useQueryClient()
  return () =>
    Promise.all(
      [listKnowledge.id, getKnowledgeUsage.id, getQuestionGroups.id].map((id) =>
        queries.invalidateQueries({ queryKey: [id, region, agentId] }),
      ),
    )
}

/** Writes, deletes and tags documents. */
export function useKnowledgeChanges(owner: KnowledgeOwner) {
  const onSuccess = useKnowledgeChanged(owner)
  const { region, agentId } = owner
  const save = useMutation({
    mutationFn: ({ documentId, ...body }: { documentId: string } & BodyOf<typeof saveKnowledge>) =>
      call(saveKnowledge, { params: { region, agentId, documentId }, body }),
    onSuccess,
  })
  const remove = useMutation({
    mutationFn: (documentId: string) => call(removeKnowledge, { params: { region, agentId, documentId } }),
    onSuccess,
  })
  const removeMany = useMutation({
    mutationFn: (documentIds: string[]) =>
      call(removeKnowledgeSelection, { params: { region, agentId }, body: { documentIds } }),
    onSuccess,
  })
  const tagMany = useMutation({
    mutationFn: (body: BodyOf<typeof saveKnowledgeSelection>) =>
      call(saveKnowledgeSelection, { params: { region, agentId }, body }),
    onSuccess,
  })
  const read = useMutation({
    mutationFn: (documentId: string) =>
      call(createKnowledgeReading, { params: { region, agentId, documentId } }),
    onSuccess,
  })
  return { save, remove, read, removeMany, tagMany }
}
