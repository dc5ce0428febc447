import { useSearchParams } from 'react-router-dom'

/** Whether the test chat stands beside the page, which is `?showDebugger=true` of the address, and how to open it. */
export function useTestChat() {
  const [search, setSearch] = useSearchParams()
  return {
    open: search.get('showDebugger') === 'true',
    show: () =>
      setSearch(
        (current) => {
          current.set('showDebugger', 'true')
          return current
        },
        { replace: true },
      ),
  }
}
