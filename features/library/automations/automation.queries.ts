import { infiniteQueryOptions, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '#features/shared/client.ts'
import { byCursor } from '#features/shared/lists/by-cursor.ts'
import {
  createAutomationRun,
  listAutomationRuns,
  listAutomations,
  removeAutomation,
  saveAutomation,
} from '#mocks/contracts/library/automation.contract.ts'
import type { Automation } from '#mocks/contracts/library/automation.schema.ts'
import type { BodyOf } from '#mocks/contracts/shared/define-contract.ts'
import type { LibraryOwner } from '../shared/use-library-access.ts'
import { pollAfter } from './automation-words.ts'

/** A workspace's crawlers; asked again and again while one of them runs and somebody looks. */
export function automationsQuery({ region, workspaceId }: LibraryOwner) {
  return infiniteQueryOptions({
    queryKey: [listAutomations.id, region, workspaceId],
    queryFn: ({ signal, pageParam: cursor }) =>
      call(listAutomations, { params: { region }, query: { workspaceId, cursor }, signal }),
    ...byCursor,
    refetchInterval: ({ state }) =>
      pollAfter(state.data?.pages.flatMap(({ items }) => items.map(({ lastRun }) => lastRun)) ?? []),
  })
}

/** What a crawler did lately; asked anew whenever its last run became something else. */
export function automationRunsQuery({ region }: LibraryOwner, { ID, lastRun }: Automation) {
  return queryOptions({
    queryKey: [listAutomationRuns.id, region, ID, lastRun?.ID, lastRun?.state],
    queryFn: ({ signal }) =>
      call(listAutomationRuns, { params: { region, automationId: ID }, signal }).then(({ items }) => items),
    placeholderData: (before) => before,
  })
}

/** Saves, deletes and runs crawlers; the list is read again. */
export function useAutomationChanges({ region, workspaceId }: LibraryOwner) {
  const queries = useQueryClient()
  const onSuccess = () => queries.invalidateQueries({ queryKey: [listAutomations.id, region, workspaceId] })
  const save = useMutation({
    mutationFn: ({
      automationId,
      ...body
    }: { automationId: string } & Omit<BodyOf<typeof saveAutomation>, 'workspaceId'>) =>
      call(saveAutomation, { params: { region, automationId }, body: { workspaceId, ...body } }),
    onSuccess,
  })
  const remove = useMutation({
    mutationFn: (automationId: string) => call(removeAutomation, { params: { region, automationId } }),
    onSuccess,
  })
  const run = useMutation({
    mutationFn: (automationId: string) => call(createAutomationRun, { params: { region, automationId } }),
    onSuccess,
  })
  return { save, remove, run }
}
