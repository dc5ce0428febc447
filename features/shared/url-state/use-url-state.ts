import { useSearchParams } from 'react-router-dom'
import { readUrlValue, type UrlValue, withUrlValue } from './url-values.ts'

/** What a change does besides changing the value. */
export interface UrlStateOptions {
  /** `push` where Back should undo it (a drawer, a page), `replace` where it should not (typing). @default 'replace' */
  history?: 'push' | 'replace'
  /** Parameters it takes away, such as the page when one searches anew: of two changes in one event the last wins. */
  resets?: readonly string[]
}

/** Sets the value; its own options win over the hook's. */
export type SetUrlState<T> = (next: T, options?: UrlStateOptions) => void

/**
 * State that lives in the address, so that a link shows the same screen and Back leads where one was.
 * @param name of the search parameter
 * @param value how it stands there
 */
export function useUrlState<T>(
  name: string,
  value: UrlValue<T>,
  options: UrlStateOptions = {},
): [T, SetUrlState<T>] {
  const [search, setSearch] = useSearchParams()
  const set: SetUrlState<T> = (next, own) => {
    const { history = 'replace', resets = [] } = { ...options, ...own }
    const changed = withUrlValue(search, name, value, next)
    for (const other of resets) changed.delete(other)
    setSearch(changed, { replace: history === 'replace' })
  }
  return [readUrlValue(search, name, value), set]
}
