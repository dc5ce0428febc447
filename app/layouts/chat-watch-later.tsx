import { type ComponentType, useEffect, useState } from 'react'

/** The screen comes first: its code and what it shows are there by then. */
const waitsMs = 3000

/** Watches for visitors who wait once everything else was drawn. */
export function ChatWatchLater() {
  const [Watch, setWatch] = useState<ComponentType>()

  useEffect(() => {
    const load = async () => {
      try {
        const { ChatWatch } = await import('#features/agents/inbox/watch/chat-watch.tsx')
        setWatch(() => ChatWatch)
      } catch {
        // Without it the app is as it was; the next page tries again.
      }
    }
    const timer = setTimeout(load, waitsMs)
    return () => clearTimeout(timer)
  }, [])

  return Watch && <Watch />
}
