/** Colour of a progress bar's fill. */
export type ProgressTone = 'accent' | 'success' | 'warning' | 'danger'

/** Tone of what runs out: warning above 50%, danger above 80% (spec 3 §2). */
export function thresholdTone(value: number, max: number): ProgressTone {
  const share = max > 0 ? value / max : 0
  if (share > 0.8) return 'danger'
  return share > 0.5 ? 'warning' : 'accent'
}
