import { useEffect, useRef, useState } from 'react'
import type { FollowState } from '#features/shared/live/follow.ts'
import { followLive } from '#features/shared/live/live-hub.ts'
import { useSession } from '#features/shared/session/session-context.ts'
import type { LiveEvent } from '#mocks/contracts/live/live-event.schema.ts'
import type { Region } from '#mocks/contracts/shared/region.ts'

/** What is followed: the conversations of a workspace, or of one agent of it. */
export interface LiveScope {
  region: Region
  workspaceId: string
  /** @default all of the workspace */
  agentId?: string
}

/**
 * Follows conversations as they happen, for as long as its screen is shown, along the one stream of this browser. Each
 * event comes once and in order; `reset` asks to read anew what is shown. `leads` on the
 * one page of this browser that has the stream. `attempt` begins anew with another number,
 * after it ended.
 */
export function useLive(
  { region, workspaceId, agentId }: LiveScope,
  onEvent: (event: LiveEvent, leads: boolean) => void,
  attempt = 0,
) {
  const { email } = useSession().user
  const [state, setState] = useState<FollowState>('lost')
  const heard = useRef(onEvent)
  useEffect(() => {
    heard.current = onEvent
  })
  useEffect(() => {
    /** Not followed yet: what happens meanwhile may be missing in what was read meanwhile. */
    let isBehind = true
    let isAdded = false
    const live = followLive(
      { region, workspaceId, email },
      {
        onEvent(event, leads) {
          const isAll = agentId === undefined || event.type === 'presence' || event.type === 'reset'
          if (isAll || event.agentId === agentId) heard.current(event, leads)
        },
        onState(now) {
          setState(now)
          if (!isBehind || (now !== 'live' && now !== 'polling')) return
          isBehind = false
          // Where it was there from the start, nothing was read before.
          if (isAdded) heard.current({ id: '', type: 'reset', conversationId: '', agentId: '' }, false)
        },
      },
    )
    isAdded = true
    if (attempt > 0) live.retry()
    return live.leave
  }, [region, workspaceId, email, agentId, attempt])
  return state
}
