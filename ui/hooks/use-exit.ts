import { useState } from 'react'

/** What is on stage, and whether it may stay. */
export interface Exit<T> {
  /** What to render: what is wanted, or what was until it has left; nothing when the stage is empty. */
  shown: T | undefined
  /** False while it leaves. */
  open: boolean
  /** A new one for each entrance, so that nothing enters with the state of what just leaves. */
  key: number
  /** To be called when it has left. */
  onExited: () => void
}

/** Keeps a drawer or dialog that is rendered only while it is wanted until its exit motion is over. */
export function useExit<T>(wanted: T | undefined): Exit<T> {
  const [stage, setStage] = useState({ wanted, shown: wanted, entrances: 0 })
  if (wanted !== stage.wanted) {
    const entrances = stage.entrances + 1
    setStage(wanted === undefined ? { ...stage, wanted } : { wanted, shown: wanted, entrances })
  }
  return {
    shown: stage.shown,
    open: wanted !== undefined,
    key: stage.entrances,
    onExited: () => setStage((now) => (now.wanted === undefined ? { ...now, shown: undefined } : now)),
  }
}
