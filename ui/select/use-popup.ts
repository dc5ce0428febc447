import {
  type ComponentProps,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type SyntheticEvent,
  useEffect,
  useRef,
  useState,
} from 'react'
import { useLazy } from '#ui/hooks/use-lazy.ts'
import { popupSource } from './popup-source.ts'
import type { ButtonHandlers } from './select-popup.tsx'

type Heard = 'onPointerEnter' | 'onFocus' | 'onBlur' | 'onPointerDown' | 'onClick' | 'onKeyDown'

interface PopupState extends Pick<ComponentProps<'button'>, Heard> {
  isOpen: boolean
  setOpen: (open: boolean) => void
  disabled: boolean | undefined
}

const openKeys = [' ', 'Enter', 'ArrowUp', 'ArrowDown']

/**
 * The list of a `Select`, fetched once somebody points at its button or reaches it. What is pressed or typed before
 * it arrives is done when it does, unless one has gone on to something else by then.
 */
export function usePopup({ isOpen, setOpen, disabled, ...own }: PopupState) {
  const [reached, setReached] = useState(false)
  const popup = useLazy(popupSource.load, reached || isOpen)
  const isAwaited = isOpen && popup.state === 'loading'
  const button = useRef<HTMLButtonElement>(null)
  const handlers = useRef<ButtonHandlers>(undefined)
  /** Letters that wait for the options they find. */
  const typed = useRef<KeyboardEvent<HTMLButtonElement>[]>([])
  /** Whether what presses now has opened it by being put down, so that its click does nothing more. */
  const opened = useRef(false)

  // What did not arrive is asked for again by the next press, and by nothing else.
  useEffect(() => {
    if (popup.state !== 'failed') return
    typed.current = []
    if (isOpen) setOpen(false)
  })

  function reach() {
    if (!disabled) setReached(true)
  }

  function open(event: SyntheticEvent<HTMLButtonElement>) {
    if (popup.state === 'failed') popup.retry()
    // Safari leaves a pressed button without the focus, and what is left must have had it.
    event.currentTarget.focus()
    setOpen(true)
  }

  function pressDown(event: PointerEvent<HTMLButtonElement>) {
    opened.current = false
    if (handlers.current) return handlers.current.onPointerDown(event)
    if (event.pointerType !== 'mouse' || event.button !== 0 || event.ctrlKey) return
    // The field that is left may show what is wrong with it, and the button move away before it is clicked.
    event.preventDefault()
    opened.current = true
    open(event)
  }

  function press(event: MouseEvent<HTMLButtonElement>) {
    // A click without a press before it has no count: a screen reader's.
    if (opened.current && event.detail > 0) opened.current = false
    else if (handlers.current) handlers.current.onClick(event)
    else open(event)
  }

  function type(event: KeyboardEvent<HTMLButtonElement>) {
    const { key, ctrlKey, altKey, metaKey } = event
    if (handlers.current) handlers.current.onKeyDown(event)
    else if (openKeys.includes(key)) {
      event.preventDefault()
      open(event)
    } else if (key.length === 1 && !ctrlKey && !altKey && !metaKey && !isOpen) {
      if (popup.state === 'failed') popup.retry()
      typed.current.push(event)
    }
  }

  return {
    Popup: popup.state === 'ready' ? popup.value : undefined,
    isAwaited,
    /** What the list needs of the button. */
    forPopup: {
      button,
      handlers,
      onReady: () => {
        for (const event of typed.current.splice(0)) handlers.current?.onKeyDown(event)
      },
    },
    /** What the button hears. */
    hears: {
      onPointerEnter: after(own.onPointerEnter, reach),
      onFocus: after(own.onFocus, reach),
      onBlur: after(own.onBlur, (_: FocusEvent) => isAwaited && setOpen(false)),
      onPointerDown: after(own.onPointerDown, pressDown),
      onClick: after(own.onClick, press),
      onKeyDown: after(own.onKeyDown, type),
    },
  }
}

/** What a page does with an event comes first, and may be all. */
function after<E extends SyntheticEvent>(own: ((event: E) => void) | undefined, ours: (event: E) => void) {
  return (event: E) => {
    own?.(event)
    if (!event.defaultPrevented) ours(event)
  }
}
