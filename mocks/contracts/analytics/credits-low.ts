import type { AgentHome } from './home.contract.ts'

/** Whether credits are used up, or would not last another week like the last one. */
export function areCreditsLow(credits: AgentHome['credits']): boolean {
  return credits !== null && (credits.left <= 0 || credits.left < credits.week)
}
