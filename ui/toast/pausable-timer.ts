/** A countdown that can be held and let go; what had passed before a pause is not counted again. */
export interface PausableTimer {
  pause: () => void
  resume: () => void
  /** Ends it without calling `onEnd`. */
  stop: () => void
}

/** Starts a countdown of `duration` milliseconds that calls `onEnd` once. */
export function startPausableTimer(duration: number, onEnd: () => void): PausableTimer {
  let left = duration
  let startedAt = 0
  let handle: ReturnType<typeof setTimeout> | undefined

  const resume = () => {
    if (handle !== undefined) return
    startedAt = performance.now()
    handle = setTimeout(onEnd, left)
  }
  const stop = () => {
    clearTimeout(handle)
    handle = undefined
  }
  const pause = () => {
    if (handle === undefined) return
    stop()
    left = Math.max(0, left - (performance.now() - startedAt))
  }

  resume()
  return { pause, resume, stop }
}
