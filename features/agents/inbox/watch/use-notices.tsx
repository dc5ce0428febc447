import { useEffect, useEffectEvent, useState } from 'react'
import { Link as RouterLink, useLocation, useNavigate } from 'react-router-dom'
import { paths } from '#features/shared/paths.ts'
import { useWorkspace } from '#features/shared/session/workspace-context.ts'
import type { getWaiting, WaitingChat } from '#mocks/contracts/inbox/waiting.contract.ts'
import type { SuccessOf } from '#mocks/contracts/shared/define-contract.ts'
import { Link } from '#ui/link/link.tsx'
import { useToast } from '#ui/toast/toast-context.ts'
import { browserNotices } from '../../core/browser-notices.ts'
import { ToldNotices } from './told-notices.ts'

/** How long a page that is seen less leaves it to others to tell, in milliseconds. */
const patience = { open: 0, focused: 50, visible: 200, hidden: 800 } as const
/** As long as a notice may stay. */
const shownMs = 5000

const titles = {
  waiting: 'A visitor is waiting for a person',
  written: 'A visitor has written to you',
  mentioned: 'A note names you',
  woken: 'A chat of yours is back from snooze',
} as const

/** What one is told of by. */
function titleOfOne({ why, by = '' }: WaitingChat): string {
  if (why === 'taken') return `${by} took over from you`
  return why === 'assigned' ? `${by} assigned a chat to you` : titles[why]
}

/** What several are told of by. */
const titleOf = (chats: readonly WaitingChat[]) =>
  chats.some(({ why }) => why === 'taken')
    ? `News in ${chats.length} of your conversations`
    : chats.some(({ why }) => why !== 'waiting' && why !== 'written')
      ? `${chats.length} conversations are waiting for you`
      : `${chats.length} visitors are waiting for you`

/** A wait and a mention are told of once; who wrote, once until it was read. */
const keyOf = ({ conversationId, why, since }: WaitingChat) =>
  why === 'written' ? `${conversationId}:written` : `${conversationId}:${since}`

/**
 * Tells of visitors who wait, of notes that name one and of conversations that were taken over, assigned or came back, each once and on one page of this browser, unless their conversation is on the screen.
 * While none of its pages is seen, the browser tells where it may; else the page does when it is seen again.
 */
export function useNotices(waiting: SuccessOf<typeof getWaiting> | undefined): void {
  const { items, count = 0 } = waiting ?? {}
  const { region } = useWorkspace()
  const { notify, dismiss } = useToast()
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const [told, setTold] = useState<ToldNotices | null>(null)

  useEffect(() => {
    const made = new ToldNotices()
    setTold(made)
    return () => made.close()
  }, [])

  const hrefOf = ({ agentId, conversationId }: WaitingChat) =>
    paths.agentChats.href(region, agentId, conversationId)
  const isOpen = ({ conversationId }: WaitingChat) => {
    const open = new URLSearchParams(search).get('chat') ?? ''
    const isChats = /\/(convos|chats)$/.test(pathname)
    return isChats && open.split('.').at(-1) === conversationId
  }

  const howSeen = useEffectEvent((all: readonly WaitingChat[]) => {
    if (document.visibilityState === 'hidden') return 'hidden'
    if (all.some(isOpen)) return 'open'
    return document.hasFocus() ? 'focused' : 'visible'
  })

  const tell = useEffectEvent(async () => {
    const fresh = (items ?? []).filter((item) => item.notify && !told?.has(keyOf(item)))
    if (!told || fresh.length === 0) return
    if (document.visibilityState === 'hidden' && browserNotices() !== 'on') return
    // What is on the screen was seen; other pages learn of it.
    const isSeen = document.visibilityState === 'visible'
    const claimed = await Promise.all(fresh.map((item) => told.claim(keyOf(item))))
    const mine = fresh.filter((item, at) => claimed[at] && !(isSeen && isOpen(item)))
    const [first] = mine
    if (!first) return
    const title = mine.length === 1 ? titleOfOne(first) : titleOf(mine)
    const to = mine.length === 1 ? hrefOf(first) : paths.chats.href(region)
    if (!document.hasFocus()) showInBrowser(title, first, to)
    notify({
      kind: 'info',
      title,
      message: (
        <>
          {mine.length === 1 && first.agentTitle !== '' && <span dir="auto">{first.agentTitle} – </span>}
          <Link asChild>
            <RouterLink to={to} onClick={() => dismiss('info')}>
              Open
            </RouterLink>
          </Link>
        </>
      ),
      duration: shownMs,
    })
  })

  function showInBrowser(title: string, item: WaitingChat, to: string): void {
    if (browserNotices() !== 'on') return
    try {
      const shown = new Notification(title, { body: item.agentTitle, tag: keyOf(item) })
      shown.onclick = () => {
        window.focus()
        navigate(to)
        shown.close()
      }
    } catch {
      // Some browsers show them from a service worker alone; the title counts all the same.
    }
  }

  useEffect(() => {
    if (!told || !items) return
    // Only the latest are named, of however many wait.
    told.settle(items.map(keyOf), count <= items.length)
    const look = () => void tell()
    const timer = setTimeout(look, patience[howSeen(items)])
    document.addEventListener('visibilitychange', look)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', look)
    }
  }, [items, count, told])
}
