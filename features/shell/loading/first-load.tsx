import { useIsFetching, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useState } from 'react'
import { readLocal, writeLocal } from '#features/shared/local-values.ts'
import { sessionQuery } from '#features/shared/session/session.queries.ts'
import { getAgent, listAgents } from '#mocks/contracts/agents/agent.contract.ts'
import { LoadingOverlay } from './loading-overlay.tsx'
import type { LoadingMilestone } from './loading-progress.ts'

/** Longer than this nothing is hidden: the screens have their own words for what takes so long. */
const longestMs = 8000

/** True once per session, whose end forgets the mark; without storage never, rather than every time. */
function isFirstLoad(): boolean {
  return readLocal('vg_loaded') === null && writeLocal('vg_loaded', '1')
}

/** Shows the loading screen over the first load of a session, following what is really asked (spec 2 §2.5). */
export function FirstLoad() {
  const [showing, setShowing] = useState(isFirstLoad)
  const hide = useCallback(() => setShowing(false), [])
  return showing ? <Following onHidden={hide} /> : null
}

function Following({ onHidden }: { onHidden: () => void }) {
  const asking = useIsFetching()
  const queries = useQueryClient().getQueryCache()
  const session = queries.find({ queryKey: sessionQuery('eu').queryKey })
  const isKnown = (key: string) =>
    queries.findAll({ queryKey: [key] }).some(({ state }) => state.data !== undefined)
  const [asked, setAsked] = useState(false)
  const [overdue, setOverdue] = useState(false)
  const hasSession = session?.state.data !== undefined

  useEffect(() => {
    const waiting = setTimeout(() => setOverdue(true), longestMs)
    return () => clearTimeout(waiting)
  }, [])

  useEffect(() => {
    if (hasSession && asking > 0) setAsked(true)
  }, [hasSession, asking])

  const isDone = overdue || session?.state.status === 'error' || (asked && asking === 0)
  const agents = isKnown(listAgents.id) || isKnown(getAgent.id)
  const underWay: LoadingMilestone = !hasSession ? 'started' : agents ? 'agents' : 'session'
  return <LoadingOverlay reached={isDone ? 'screen' : underWay} onHidden={onHidden} />
}
