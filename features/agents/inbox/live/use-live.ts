import { useEffect, useRef, useState } from 'react'
import { type FollowState, follow } from '#features/shared/live/follow.ts'
import { openLiveStream } from '#mocks/contracts/live/live.contract.ts'
import type { LiveEvent } from '#mocks/contracts/live/live-event.schema.ts'
import { fillPath } from '#mocks/contracts/shared/path.ts'
import type { Region } from '#mocks/contracts/shared/region.ts'

/** What is followed: one agent's conversations, or those of a whole workspace. */
export type LiveScope = { region: Region } & (
  | { agentId: string; workspaceId?: undefined }
  | { workspaceId: string; agentId?: undefined }
)

/**
 * Follows conversations as they happen, for as long as its screen is shown. Each event comes once and in order; `reset`
 * asks to read anew what is shown. `attempt` begins anew with another number, after it ended.
 */
export function useLive(
  { region, agentId, workspaceId }: LiveScope,
  onEvent: (event: LiveEvent) => void,
  attempt = 0,
) {
  const [state, setState] = useState<FollowState>('lost')
  const heard = useRef(onEvent)
  useEffect(() => {
    heard.current = onEvent
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt follows anew
  useEffect(() => {
    const gone = new AbortController()
    const given = Object.entries({ agentId, workspaceId }).filter(
      (pair): pair is [string, string] => !!pair[1],
    )
    void follow<LiveEvent>({
      url: `${fillPath(openLiveStream.path, { region })}?${new URLSearchParams(given)}`,
      onEvent: (event) => heard.current(event),
      onState: (next) => {
        if (!gone.signal.aborted) setState(next)
      },
      signal: gone.signal,
    })
    return () => gone.abort()
  }, [region, agentId, workspaceId, attempt])
  return state
}
