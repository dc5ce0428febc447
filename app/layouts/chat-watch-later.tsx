import { type ComponentType, useEffect, useState } from 'react'
import { useMay } from '#features/shared/session/use-may.ts'
import { getWaiting } from '#mocks/contracts/inbox/waiting.contract.ts'

/** The screen comes first: its code and what it shows are there by then. */
const waitsMs = 3000

/** Watches for visitors who wait, for those who may answer them, once everything else was drawn. */
export function ChatWatchLater() {
  const mayAnswer = useMay(getWaiting)
  const [Watch, setWatch] = useState<ComponentType>()

  useEffect(() => {
    if (!mayAnswer) return
    const load = () =>
      import('#features/agents/inbox/watch/chat-watch.tsx').then(
        ({ ChatWatch }) => setWatch(() => ChatWatch),
        // Without it the app is as it was; the next page tries again.
        () => undefined,
      )
    const timer = setTimeout(() => void load(), waitsMs)
    return () => clearTimeout(timer)
  }, [mayAnswer])

  return mayAnswer && Watch ? <Watch /> : null
}
