import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { Navigate, useLocation } from 'react-router-dom'
import { FailureState } from '#features/shared/failure/failure-state.tsx'
import { paths } from '#features/shared/paths.ts'
import { defaultErrors } from '#mocks/contracts/shared/default-errors.ts'
import type { Region } from '#mocks/contracts/shared/region.ts'
import { Spinner } from '#ui/spinner/spinner.tsx'
import { useToast } from '#ui/toast/toast-context.ts'
import { homeRegionQuery } from '../core/agent.queries.ts'

interface AgentElsewhereProps {
  /** The region that does not know the agent. */
  region: Region
  agentId: string
}

/** Goes to the same path in the region an agent lives in, or to the agents when it lives in none (spec 3 §2). */
export function AgentElsewhere({ region, agentId }: AgentElsewhereProps) {
  const { notify } = useToast()
  const { pathname, search } = useLocation()
  const { data: home, error, isFetching, refetch } = useQuery(homeRegionQuery(region, agentId))
  const isNowhere = home === null

  useEffect(() => {
    if (isNowhere) notify({ kind: 'failure', title: 'Agent not found', message: defaultErrors[404].message })
  }, [isNowhere, notify])

  if (home) {
    const to = { pathname: pathname.replace(`/app/${region}/`, `/app/${home}/`), search }
    return <Navigate to={to} replace />
  }
  if (isNowhere) return <Navigate to={paths.agents.href(region)} replace />
  if (!error) return <Spinner label="Looking for the agent" />
  return (
    <FailureState
      error={error}
      title="The agent could not be loaded"
      onRetry={refetch}
      retrying={isFetching}
    />
  )
}
