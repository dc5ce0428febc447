import { useEffect, useState } from 'react'
import { typingMs } from '#mocks/contracts/live/live-limits.ts'

/** Who types in a conversation; the name is '' for its visitor. */
export type Typing = ReadonlyMap<string, { name: string }>

/** Who types, by the id of the conversation: in one, whatever happens in another, and no longer than it is told. */
export function useTyping() {
  const [typing, setTyping] = useState<Typing>(new Map())
  const [ends] = useState(() => new Map<string, ReturnType<typeof setTimeout>>())

  useEffect(
    () => () => {
      for (const end of ends.values()) clearTimeout(end)
    },
    [ends],
  )

  function stop(conversationId: string) {
    clearTimeout(ends.get(conversationId))
    ends.delete(conversationId)
    setTyping((held) => {
      if (!held.has(conversationId)) return held
      const next = new Map(held)
      next.delete(conversationId)
      return next
    })
  }

  return {
    typing,
    stop,
    start(conversationId: string, name: string) {
      clearTimeout(ends.get(conversationId))
      ends.set(
        conversationId,
        setTimeout(() => stop(conversationId), typingMs),
      )
      setTyping((held) => new Map(held).set(conversationId, { name }))
    },
  }
}
