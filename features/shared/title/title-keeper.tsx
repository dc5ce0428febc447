import { type ReactNode, useCallback, useContext, useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { VisuallyHidden } from '#ui/visually-hidden/visually-hidden.tsx'
import { readBoot } from '../boot.ts'
import { WorkspaceContext } from '../session/workspace-context.ts'
import { useWaiting } from '../waiting/use-waiting.ts'
import { shortCount } from '../waiting/waiting-count.tsx'
import { TitleContext, type TitlePart } from './title-context.ts'
import { titleOf } from './title-of.ts'

/** Milliseconds a new screen has to say what it is before it is read out. */
const settlesIn = 400

interface TitleKeeperProps {
  /** The title of the screen in the route table. */
  screen: string | undefined
  children: ReactNode
}

/**
 * Keeps the title of the browser's tab: 'thing – place – brand', with how many visitors wait before it. After each way to another screen it is read out, and
 * the focus, where it went with the old screen, starts at the new one.
 */
export function TitleKeeper({ screen, children }: TitleKeeperProps) {
  const [parts, setParts] = useState<readonly TitlePart[]>([])
  const workspace = useContext(WorkspaceContext)?.workspace.workspaceName
  const add = useCallback((part: TitlePart) => {
    setParts((before) => [...before, part])
    return () => setParts((before) => before.filter((each) => each !== part))
  }, [])
  const last = (kind: TitlePart['kind']) => parts.findLast((part) => part.kind === kind)?.text
  const thing = last('thing')
  const place = last('place')
  const said = thing ? [thing, place ?? screen] : [screen, place ?? workspace]
  const waiting = useWaiting()
  const title = (waiting > 0 ? `(${shortCount(waiting)}) ` : '') + titleOf(said, readBoot().brand.name)

  useEffect(() => {
    document.title = title
  }, [title])

  return (
    <TitleContext value={add}>
      {children}
      <Arrival />
    </TitleContext>
  )
}

/** Reads out where one has come to; the first page is read out by the browser. */
function Arrival() {
  const { pathname } = useLocation()
  const [from, setFrom] = useState(pathname)
  const [said, setSaid] = useState('')

  useEffect(() => {
    if (pathname === from) return
    const timer = setTimeout(() => {
      setFrom(pathname)
      setSaid(document.title)
      const { activeElement } = document
      if (activeElement === null || activeElement === document.body)
        document.getElementById('content')?.focus({ preventScroll: true })
    }, settlesIn)
    return () => clearTimeout(timer)
  }, [pathname, from])

  return (
    <VisuallyHidden>
      <span aria-live="polite" aria-atomic="true" data-testid="arrival">
        {said}
      </span>
    </VisuallyHidden>
  )
}
