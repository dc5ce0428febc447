import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '#features/shared/client.ts'
import { newAgentId } from '#features/shared/new-agent-id.ts'
import { listCheckCases, removeCheckCase, saveCheckCase } from '#mocks/contracts/publishing/case.contract.ts'
import {
  cancelCheckRun,
  createApprovalLink,
  createCheckRun,
  getCheckRun,
  removeApprovalLink,
} from '#mocks/contracts/publishing/run.contract.ts'
import type { BodyOf } from '#mocks/contracts/shared/define-contract.ts'
import type { Region } from '#mocks/contracts/shared/region.ts'

/** The agent whose checks they are. */
export interface ChecksOwner {
  region: Region
  agentId: string
}

/** How often a run that is under way is looked at, in milliseconds. */
const lookAgainMs = 800

/** All checks of an agent, and what they say about its draft. @param draftRev of the draft: another one is another answer */
export function checksQuery({ region, agentId }: ChecksOwner, draftRev: number) {
  return queryOptions({
    queryKey: [listCheckCases.id, region, agentId, draftRev],
    queryFn: ({ signal }) => call(listCheckCases, { params: { region, agentId }, signal }),
    refetchInterval: ({ state }) => (state.data?.run?.state === 'running' ? lookAgainMs : false),
  })
}

/** A run with what came of each check so far. @param asked of them: it is read again as they grow */
export function runQuery(
  { region, agentId }: ChecksOwner,
  run: { ID: string; asked: number; state: string },
) {
  return queryOptions({
    queryKey: [getCheckRun.id, region, agentId, run.ID, run.asked, run.state],
    queryFn: ({ signal }) => call(getCheckRun, { params: { region, agentId, runId: run.ID }, signal }),
    placeholderData: (before) => (before?.run.ID === run.ID ? before : undefined),
  })
}

/** A check as it is written. */
export type WrittenCheck = BodyOf<typeof saveCheckCase> & { caseId?: string }

/** Writes, removes and runs checks, and makes the link that shows them. */
export function useCheckChanges({ region, agentId }: ChecksOwner) {
  const queries = useQueryClient()
  const params = { region, agentId }
  const onSettled = () => queries.invalidateQueries({ queryKey: [listCheckCases.id, region, agentId] })
  const save = useMutation({
    mutationFn: ({ caseId = newAgentId(), ...body }: WrittenCheck) =>
      call(saveCheckCase, { params: { ...params, caseId }, body }),
    onSettled,
  })
  const remove = useMutation({
    mutationFn: (caseId: string) => call(removeCheckCase, { params: { ...params, caseId } }),
    onSettled,
  })
  const run = useMutation({
    mutationFn: (body: BodyOf<typeof createCheckRun>) =>
      call(createCheckRun, { params: { ...params, runId: newAgentId() }, body }),
    onSettled,
  })
  const cancel = useMutation({
    mutationFn: (runId: string) => call(cancelCheckRun, { params: { ...params, runId } }),
    onSettled,
  })
  const link = useMutation({
    mutationFn: (runId: string) => call(createApprovalLink, { params: { ...params, runId } }),
    onSettled,
  })
  const removeLink = useMutation({
    mutationFn: (runId: string) => call(removeApprovalLink, { params: { ...params, runId } }),
    onSettled,
  })
  return { save, remove, run, cancel, link, removeLink }
}
