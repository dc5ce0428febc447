import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call } from '#features/shared/client.ts'
import { getFigures, getQuestionGroups } from '#mocks/contracts/analytics/figures.contract.ts'
import type { Region } from '#mocks/contracts/shared/region.ts'

/** The agent whose figures they are. */
export interface FigureOwner {
  region: Region
  agentId: string
}

/** Days that are asked for, both ends among them. */
export interface AskedRange {
  from: string
  to: string
}

/** An agent's figures; while another range is read, the last one stays. */
export function figuresQuery({ region, agentId }: FigureOwner, range: AskedRange | null) {
  return queryOptions({
    queryKey: [getFigures.id, region, agentId, range],
    queryFn: ({ signal }) =>
      call(getFigures, { params: { region, agentId }, query: range ?? { from: '', to: '' }, signal }),
    enabled: range !== null,
    placeholderData: keepPreviousData,
  })
}

/** What visitors asked for, by meaning. */
export function groupsQuery({ region, agentId }: FigureOwner, range: AskedRange | null) {
  return queryOptions({
    queryKey: [getQuestionGroups.id, region, agentId, range],
    queryFn: ({ signal }) =>
      call(getQuestionGroups, { params: { region, agentId }, query: range ?? { from: '', to: '' }, signal }),
    enabled: range !== null,
    placeholderData: keepPreviousData,
  })
}
