import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useSession } from '#features/shared/session/session-context.ts'
import { useMay } from '#features/shared/session/use-may.ts'
import { useWorkspace } from '#features/shared/session/workspace-context.ts'
import { setWaiting } from '#features/shared/waiting/use-waiting.ts'
import { getWaiting } from '#mocks/contracts/inbox/waiting.contract.ts'
import type { LiveEvent } from '#mocks/contracts/live/live-event.schema.ts'
import { useLive } from '../live/use-live.ts'
import { useNotices } from './use-notices.tsx'
import { waitingQuery } from './waiting.queries.ts'

/** However much happens, who waits is asked again so often, in milliseconds. */
const rereadEveryMs = 2000
/** What belongs together is waited for so long. */
const settlesMs = 200

/**
 * Watches for visitors who wait, on whatever screen, for those who may answer them: keeps their count, which the
 * navigation and the title show, and tells of each once.
 */
export function ChatWatch() {
  return useMay(getWaiting) ? <Watch /> : null
}

function Watch() {
  const { region, workspace } = useWorkspace()
  const { email } = useSession().user
  const { data, refetch } = useQuery(waitingQuery(region, workspace.uid))
  const due = useRef<ReturnType<typeof setTimeout>>(undefined)
  const readAt = useRef(0)
  const reread = useEffectEvent(() => {
    due.current = undefined
    readAt.current = Date.now()
    void refetch()
  })

  useEffect(() => setWaiting(data), [data])
  useEffect(
    () => () => {
      clearTimeout(due.current)
      setWaiting(undefined)
    },
    [],
  )

  function matters({ type, conversationId, card, who }: LiveEvent): boolean {
    if (type === 'typing') return false
    if (type === 'presence') return who?.email === email
    if (!card) return true
    const isKnown =
      !data ||
      data.count > data.items.length ||
      data.items.some((item) => item.conversationId === conversationId)
    return isKnown || card.state === 'waiting' || card.assignee === email
  }

  useLive({ region, workspaceId: workspace.uid }, (event) => {
    if (!matters(event) || due.current !== undefined) return
    const left = readAt.current + rereadEveryMs - Date.now()
    due.current = setTimeout(reread, Math.max(settlesMs, left))
  })
  useNotices(data)
  return null
}
