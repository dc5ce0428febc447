import { readLocal, writeLocal } from '#features/shared/local-values.ts'

/** Agents whose last visit is remembered. */
const mostRemembered = 50

/** When this browser looked at an agent's Home last, in Unix seconds; undefined for never. */
export function lastVisit(agentId: string): number | undefined {
  return visits().find(([id]) => id === agentId)?.[1]
}

/** Remembers a visit. @param at Unix seconds */
export function noteVisit(agentId: string, at: number): void {
  const others = visits().filter(([id]) => id !== agentId)
  writeLocal('vg_last_visits', JSON.stringify([[agentId, at], ...others].slice(0, mostRemembered)))
}

/** What was kept, as far as it can be read: anyone may have written it. */
function visits(): [string, number][] {
  try {
    const kept: unknown = JSON.parse(readLocal('vg_last_visits') ?? '[]')
    return Array.isArray(kept) ? kept.filter(isVisit) : []
  } catch {
    return []
  }
}

function isVisit(value: unknown): value is [string, number] {
  return Array.isArray(value) && typeof value[0] === 'string' && Number.isSafeInteger(value[1])
}
