import { useState } from 'react'
import { readLocal, writeLocal } from '#features/shared/local-values.ts'
import { keptColumns, type LeadColumn, leadColumns } from './lead-columns.ts'

type Chosen = Record<string, string[]>

function remembered(): Chosen {
  try {
    return { ...(JSON.parse(readLocal('vg_lead_columns') ?? '{}') as Chosen) }
  } catch {
    return {}
  }
}

/** The columns of an agent's leads as this member chose them; remembered in this browser. @param own the agent's own columns */
export function useLeadColumns(agentId: string, own: readonly string[]) {
  const [all, setAll] = useState(remembered)
  const entries: unknown = all[agentId]
  const chosen = Array.isArray(entries) ? entries.filter((entry) => typeof entry === 'string') : undefined

  function keep(next: string[] | undefined) {
    // Read again: another page may have chosen those of another agent.
    const { [agentId]: _, ...others } = remembered()
    const kept = next ? { ...others, [agentId]: next } : others
    writeLocal('vg_lead_columns', JSON.stringify(kept))
    setAll(kept)
  }

  return {
    columns: leadColumns(own, chosen),
    /** Somebody chose them. */
    isChosen: chosen !== undefined,
    choose: (columns: readonly LeadColumn[]) => keep(keptColumns(columns)),
    /** As they are for whoever never chose. */
    reset: () => keep(undefined),
  }
}
