import { useEffect, useState } from 'react'
import type { Call, CallState } from '../voice/call.types.ts'

/** A call as it goes on: it begins with what uses it, and ends with it. `open` makes one; keep it stable. */
export function useCall(open: () => Call): {
  call: Call | undefined
  state: CallState | undefined
  again(): void
} {
  const [round, setRound] = useState(0)
  const [line, setLine] = useState<{ call: Call; state: CallState }>()

  // biome-ignore lint/correctness/useExhaustiveDependencies: another round is another call
  useEffect(() => {
    const call = open()
    const show = () => setLine({ call, state: call.state() })
    const leave = call.subscribe(show)
    show()
    void call.start()
    return () => {
      leave()
      call.end()
    }
  }, [open, round])

  return { call: line?.call, state: line?.state, again: () => setRound(round + 1) }
}
