/** What really happened so far while the app opens, in this order. */
export const loadingMilestones = ['started', 'session', 'agents', 'screen'] as const
export type LoadingMilestone = (typeof loadingMilestones)[number]

/** The least and the most that is shown after a milestone, in percent. Only the screen itself passes 85 (spec 2 §9). */
const bounds: Record<LoadingMilestone, { least: number; most: number }> = {
  started: { least: 0, most: 24 },
  session: { least: 25, most: 49 },
  agents: { least: 50, most: 85 },
  screen: { least: 100, most: 100 },
}

/** Milliseconds between two steps of the bar (spec 2 §9). */
export const tickMs = 150
/** Milliseconds the full bar stays (spec 2 §9). */
export const hideMs = 300

/** The bar's next value: a random step, held between what the milestone allows. */
export function nextProgress(progress: number, reached: LoadingMilestone, random: number): number {
  const { least, most } = bounds[reached]
  return Math.min(most, Math.max(least, progress + 2 + random * 8))
}

/** The words under the bar (spec 2 §2.5). */
export function loadingStage(progress: number): string {
  if (progress >= 100) return 'Welcome'
  if (progress >= 75) return 'Almost ready'
  if (progress >= 50) return 'Preparing navigation'
  return progress >= 25 ? 'Loading agents' : 'Initializing'
}
