import { useEffect, useEffectEvent } from 'react'
import { flushSync } from 'react-dom'
import type { InboxCard } from '#mocks/contracts/inbox/inbox.schema.ts'

interface InboxKeys {
  cards: readonly InboxCard[]
  /** Id of the open chat. */
  openId: string | undefined
  onOpen: (card: InboxCard) => void
  onHelp: () => void
}

/** Where a key leads. */
type Work = 'next' | 'previous' | 'reply' | 'close' | 'note' | 'menu' | 'help'

interface Key {
  label: string
  work: Work
  /** What it presses or goes to; the key is one only where that is on the page. */
  target?: string
}

/** The keys of the inbox; they do nothing while something is typed. */
const keys: Record<string, Key> = {
  j: { label: 'Next conversation', work: 'next' },
  k: { label: 'Previous conversation', work: 'previous' },
  r: { label: 'Reply', work: 'reply', target: '[data-inbox-reply]' },
  e: { label: 'Close the conversation', work: 'close', target: '[data-inbox-close]' },
  s: { label: 'Snooze the conversation', work: 'menu', target: '[data-inbox-snooze]' },
  n: { label: 'Write a note', work: 'note', target: '[data-inbox-note]' },
  '?': { label: 'These shortcuts', work: 'help' },
}

const there = (target: string) => document.querySelector<HTMLElement>(target)

/** The keys that do something now. */
export function inboxKeys(): [key: string, label: string][] {
  return Object.entries(keys).flatMap(([key, { label, target }]) =>
    target === undefined || there(target) ? [[key, label] as [string, string]] : [],
  )
}

const typing =
  'input, textarea, select, [contenteditable], [role="dialog"], [role="menu"], [role="listbox"], [data-inbox-taken]'

/** While somebody takes over or hands back, what is typed is meant for what comes. */
const isTurning = () => there('[data-inbox-turn][aria-busy=true]') !== null

/** The field of what is not being written is shown first. */
function goTo(field: HTMLElement | null) {
  if (field?.closest('[hidden]')) flushSync(() => there('[data-inbox-switch] [aria-checked=false]')?.click())
  field?.focus()
}

/** A menu opens by the keys its button knows. */
function openMenu(button: HTMLElement | null) {
  button?.focus()
  button?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }))
}

/** Moves through the chats by keys. */
export function useInboxKeys({ cards, openId, onOpen, onHelp }: InboxKeys): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const isTyping = event.target instanceof Element && event.target.closest(typing) !== null
    if (
      isTyping ||
      event.ctrlKey ||
      event.metaKey ||
      event.altKey ||
      isTurning() ||
      document.querySelector('[role="dialog"]')
    )
      return
    const key = Object.hasOwn(keys, event.key) ? keys[event.key] : undefined
    if (!key) return
    event.preventDefault()
    const target = key.target === undefined ? null : there(key.target)
    const at = cards.findIndex(({ id }) => id === openId)
    const step = { next: at + 1, previous: Math.max(0, at - 1) }
    if (key.work === 'next' || key.work === 'previous') {
      const next = cards[step[key.work]]
      if (next) onOpen(next)
    } else if (key.work === 'close') target?.click()
    else if (key.work === 'menu') openMenu(target)
    else if (key.work === 'help') onHelp()
    else goTo(target)
  })

  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
}
