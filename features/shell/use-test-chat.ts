import { useSearchParams } from 'react-router-dom'

/** Whether the address asks for the test chat, and how to put it away. */
export function useTestChat() {
  const [search, setSearch] = useSearchParams()
  return {
    open: search.get('showDebugger') === 'true',
    close: () =>
      setSearch(
        (current) => {
          current.delete('showDebugger')
          return current
        },
        { replace: true },
      ),
  }
}
