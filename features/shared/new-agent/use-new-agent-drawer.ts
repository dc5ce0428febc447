import { useSearchParams } from 'react-router-dom'

/** The New Agent drawer's state, which is `?new=agent` of the address: a link opens it, Back closes it. */
export function useNewAgentDrawer() {
  const [search, setSearch] = useSearchParams()
  return {
    open: search.get('new') === 'agent',
    /** Opens the drawer over the screen one is on. */
    show: () =>
      setSearch((current) => {
        current.set('new', 'agent')
        return current
      }),
    /** Closes it and stays on that screen. */
    close: () =>
      setSearch(
        (current) => {
          current.delete('new')
          return current
        },
        { replace: true },
      ),
  }
}
