import { choiceValue, textValue } from '#features/shared/url-state/url-values.ts'
import { useUrlSearch } from '#features/shared/url-state/use-url-search.ts'
import { useUrlState } from '#features/shared/url-state/use-url-state.ts'
import { leadSources } from '#mocks/contracts/leads/lead-sources.ts'

const sources = choiceValue(['', ...leadSources])

/** Stand in the address in place of an id. */
export const leadItems = { add: 'new', settings: 'settings', import: 'import' } as const

/** What the list of leads shows, kept in the address: a link opens the same thing, Back closes it. */
export function useLeadsView() {
  const search = useUrlSearch()
  const [stage, setStage] = useUrlState('stage', textValue)
  const [source, setSource] = useUrlState('source', sources)
  const [owner, setOwner] = useUrlState('owner', textValue)
  const [item, setItem] = useUrlState('item', textValue)
  return {
    ...search,
    stage,
    setStage,
    source,
    setSource,
    owner,
    setOwner,
    /** The lead in the drawer, or what else is open; '' while nothing is. */
    item,
    show: (id: string) => setItem(id, { history: 'push' }),
    close: () => setItem(''),
    clearFilters: () => setStage('', { resets: ['source', 'owner'] }),
    /** Whether only some are asked for. */
    narrowed: search.q !== '' || stage !== '' || source !== '' || owner !== '',
  }
}

/** The list's view and what changes it. */
export type LeadsViewState = ReturnType<typeof useLeadsView>
