import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { FailureState } from '#features/shared/failure/failure-state.tsx'
import { SkeletonGroup } from '#ui/skeleton/skeleton.tsx'
import { isNotFound } from './agent.queries.ts'

interface AgentPartProps<Data extends readonly unknown[]> {
  /** What is loaded, in the words people read: 'settings'. */
  what: string
  /** What it is made from, the agent first. */
  queries: { readonly [Place in keyof Data]: UseQueryResult<Data[Place]> }
  /** Shown until all of it is there. */
  skeleton: ReactNode
  /** Draws it from what was asked for, in that order. */
  children: (...data: Data) => ReactNode
}

/** A part of an agent's page: drawn once all it is made from is there, else on its way or why it is not. */
export function AgentPart<const Data extends readonly unknown[]>({
  what,
  queries,
  skeleton,
  children,
}: AgentPartProps<Data>) {
  const asked: readonly UseQueryResult[] = queries
  const loaded = asked.flatMap(({ data }) => (data === undefined ? [] : [data]))
  if (loaded.length === asked.length) return children(...(loaded as unknown as Data))
  // The frame around every screen of an agent looks for one that is not here.
  const failed = asked.find(({ error }) => error && !isNotFound(error))
  if (!failed) return <SkeletonGroup label={`Loading the ${what}`}>{skeleton}</SkeletonGroup>
  return (
    <FailureState
      error={failed.error}
      title={`The ${what} could not be loaded`}
      onRetry={() => void failed.refetch()}
      retrying={failed.isFetching}
    />
  )
}
