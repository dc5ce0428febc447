import { choiceValue } from '#features/shared/url-state/url-values.ts'
import { useUrlSearch } from '#features/shared/url-state/use-url-search.ts'
import { useUrlState } from '#features/shared/url-state/use-url-state.ts'
import { type AgentsWanted, agentOrders } from '../core/agents.queries.ts'

const orders = choiceValue(agentOrders)
const platforms = choiceValue(['all', 'vg', 'vf'])
const layouts = choiceValue(['cards', 'table'])

/** What the list shows and how, kept in the address. */
export function useAgentsView() {
  const { q, typed, setTyped } = useUrlSearch()
  const [sort, setSort] = useUrlState('sort', orders)
  const [platform, setPlatform] = useUrlState('platform', platforms)
  const [layout, setLayout] = useUrlState('view', layouts)

  const wanted: AgentsWanted = { q, sort, platform }
  return { wanted, typed, setTyped, setSort, setPlatform, layout, setLayout }
}

/** The list's view and what changes it. */
export type AgentsView = ReturnType<typeof useAgentsView>
