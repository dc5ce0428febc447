import { useCallback, useEffect, useState } from 'react'

/** Whether something was marked within the last `ms` milliseconds, and what marks it. */
export function useShortly(ms: number): [boolean, () => void] {
  const [marks, setMarks] = useState(0)
  const [isOver, setOver] = useState(true)
  const mark = useCallback(() => {
    setMarks((before) => before + 1)
    setOver(false)
  }, [])

  // biome-ignore lint/correctness/useExhaustiveDependencies: each mark begins anew
  useEffect(() => {
    const timer = window.setTimeout(() => setOver(true), ms)
    return () => window.clearTimeout(timer)
  }, [marks, ms])

  return [!isOver, mark]
}
