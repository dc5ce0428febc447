import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { useMay } from '#features/shared/session/use-may.ts'
import type { CheckRun } from '#mocks/contracts/publishing/check.schema.ts'
import type { GateState } from '#mocks/contracts/publishing/publish-gate.ts'
import { createCheckRun } from '#mocks/contracts/publishing/run.contract.ts'
import { type ChecksOwner, checksQuery, useCheckChanges } from '../checks/checks.queries.ts'

/** A run that is waited for. */
interface Awaited {
  runId: string
  /** It was begun here, so that it ends with the wait. */
  isOwn: boolean
}

/** What the checks say of a draft, and a run of them after which it is published by itself if all pass. */
export function useRunThenPublish(owner: ChecksOwner, draftRev: number, onPassed: () => void) {
  const mayRun = useMay(createCheckRun)
  const { run: begin, cancel } = useCheckChanges(owner)
  const [awaited, setAwaited] = useState<Awaited>()
  // Whoever looks at another tab meanwhile wants it published, too.
  const { data } = useQuery({ ...checksQuery(owner, draftRev), refetchIntervalInBackground: true })
  const run = data?.run ?? null
  const isOver = awaited !== undefined && run?.ID === awaited.runId && run.state !== 'running'

  const end = useEffectEvent((gate: GateState | undefined) => {
    setAwaited(undefined)
    if (gate === 'passed') onPassed()
  })
  useEffect(() => {
    if (isOver) end(data?.gate)
  }, [isOver, data?.gate])

  function start() {
    if (run && data?.gate === 'running') return setAwaited({ runId: run.ID, isOwn: false })
    begin.mutate({ callsTools: false }, { onSuccess: ({ ID }) => setAwaited({ runId: ID, isOwn: true }) })
  }

  /** Gives up the wait, and stops a run that was begun here. */
  function stop() {
    if (awaited?.isOwn) cancel.mutate(awaited.runId)
    setAwaited(undefined)
  }

  const waited: CheckRun | undefined = awaited && run?.ID === awaited.runId ? run : undefined
  return {
    /** What the checks say; undefined until it is read. */
    gate: data?.gate,
    /** The latest run. */
    run,
    mayRun,
    start,
    isStarting: begin.isPending,
    stop,
    /** The run that is waited for; undefined for none. */
    waited,
    /** Why it was not begun. */
    failure: begin.error ?? undefined,
  }
}
