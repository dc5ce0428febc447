/** Moments of an endless animation that are looked at, as shares of one round. */
export const moments = [0, 0.5] as const

/** Stops every animation of a document: those that end at their end, endless ones at a moment. True if any is endless. */
export function settle(inner: Document, moment: number): boolean {
  let endless = false
  for (const animation of inner.getAnimations()) {
    const timing = animation.effect?.getComputedTiming()
    if (!timing) continue
    animation.pause()
    if (timing.endTime === Number.POSITIVE_INFINITY) {
      endless = true
      animation.currentTime = (timing.delay ?? 0) + Number(timing.duration) * moment
    } else animation.currentTime = timing.endTime ?? 0
  }
  return endless
}
