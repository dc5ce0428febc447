import { useLayoutEffect, useRef, useState } from 'react'

// biome-ignore lint/suspicious/noExplicitAny: any function, whatever it takes
type Handlers = Record<string, (...given: any[]) => unknown>

/**
 * The same functions for as long as something is shown, doing what the newest ones do. The drawing's library looks at
 * every node again when it is given another function, which a drag over 500 nodes cannot afford.
 */
export function useStable<Given extends Handlers>(handlers: Given): Given {
  const latest = useRef(handlers)
  useLayoutEffect(() => {
    latest.current = handlers
  })
  const [stable] = useState(() => {
    const entries = Object.keys(handlers).map((name) => [
      name,
      (...given: unknown[]) => latest.current[name]?.(...given),
    ])
    return Object.fromEntries(entries) as Given
  })
  return stable
}
