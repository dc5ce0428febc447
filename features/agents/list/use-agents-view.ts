import { useEffect, useState } from 'react'
import { choiceValue, textValue } from '#features/shared/url-state/url-values.ts'
import { useUrlState } from '#features/shared/url-state/use-url-state.ts'
import { type AgentsWanted, agentOrders } from './agents.queries.ts'

/** Milliseconds of rest before what is typed is searched for. */
const rest = 250

const orders = choiceValue(agentOrders)
const platforms = choiceValue(['all', 'vg', 'vf'])
const layouts = choiceValue(['cards', 'table'])

/** What the list shows and how, kept in the address. */
export function useAgentsView() {
  const [q, setQ] = useUrlState('q', textValue)
  const [sort, setSort] = useUrlState('sort', orders)
  const [platform, setPlatform] = useUrlState('platform', platforms)
  const [layout, setLayout] = useUrlState('view', layouts)
  const [typed, setTyped] = useState(q)

  // biome-ignore lint/correctness/useExhaustiveDependencies: only what is typed starts a search
  useEffect(() => {
    if (typed.trim() === q) return
    const waiting = setTimeout(() => setQ(typed.trim()), rest)
    return () => clearTimeout(waiting)
  }, [typed])

  const wanted: AgentsWanted = { q, sort, platform }
  return { wanted, typed, setTyped, setSort, setPlatform, layout, setLayout }
}

/** The list's view and what changes it. */
export type AgentsView = ReturnType<typeof useAgentsView>
