import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useSession } from '#features/shared/session/session-context.ts'
import { useMay } from '#features/shared/session/use-may.ts'
import { useWorkspace } from '#features/shared/session/workspace-context.ts'
import { setWaiting } from '#features/shared/waiting/use-waiting.ts'
import { getWaiting } from '#mocks/contracts/inbox/waiting.contract.ts'
import type { LiveEvent } from '#mocks/contracts/live/live-event.schema.ts'
import { useLive } from '../live/use-live.ts'
import { SharedReads } from './shared-reads.ts'
import { useNotices } from './use-notices.tsx'
import { waitingQuery } from './waiting.queries.ts'

/**
 * Watches, on whatever screen, for visitors who wait, for those who may answer them, and for notes that name one: keeps
 * their count, which the navigation and the title show, and tells of each once.
 */
export function ChatWatch() {
  return useMay(getWaiting) ? <Watch /> : null
}

function Watch() {
  const { region, workspace } = useWorkspace()
  const { email } = useSession().user
  const { data, refetch } = useQuery(waitingQuery(region, workspace.uid))
  const queries = useQueryClient()
  const reads = useRef<SharedReads<NonNullable<typeof data>>>(undefined)
  const read = useEffectEvent(async () => {
    const { data: now, isSuccess } = await refetch()
    return isSuccess ? now : undefined
  })

  useEffect(() => setWaiting(data), [data])
  useEffect(() => () => setWaiting(undefined), [])
  useEffect(() => {
    const { queryKey } = waitingQuery(region, workspace.uid)
    const shared = new SharedReads<NonNullable<typeof data>>(
      `vg-waiting ${region} ${workspace.uid} ${email}`,
      {
        read: () => read(),
        async put(value) {
          // What is being read may be older.
          await queries.cancelQueries({ queryKey })
          queries.setQueryData(queryKey, value)
        },
      },
    )
    reads.current = shared
    return () => shared.close()
  }, [queries, region, workspace.uid, email])

  function matters({ type, conversationId, card, who }: LiveEvent): boolean {
    if (type === 'typing' || type === 'visit' || type === 'mail') return false
    if (type === 'presence') return who?.email === email
    if (!card) return true
    const isKnown =
      !data ||
      data.count > data.items.length ||
      data.items.some((item) => item.conversationId === conversationId)
    return isKnown || card.state === 'waiting' || card.assignee === email
  }

  useLive({ region, workspaceId: workspace.uid }, (event, leads) => {
    if (matters(event)) reads.current?.want(leads)
  })
  useNotices(data)
  return null
}
