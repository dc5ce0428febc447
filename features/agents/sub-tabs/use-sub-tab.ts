import { useEffect } from 'react'
import { useSearchParams } from 'react-router-dom'

/**
 * The sub-tab of a section, which is `?tab=` of the address (spec 3 §2). One that is not there counts as the first, and
 * the address is put right.
 * @param names of the sub-tabs that hold something, in order
 */
export function useSubTab<const Name extends string>(
  names: readonly [Name, ...Name[]],
): [Name, (next: string) => void] {
  const [search, setSearch] = useSearchParams()
  const asked = search.get('tab')
  const known = names.find((name) => name === asked)
  const isWrong = asked !== null && known === undefined

  const go = (next: string | undefined) =>
    setSearch(
      (before) => {
        const changed = new URLSearchParams(before)
        if (next === undefined || next === names[0]) changed.delete('tab')
        else changed.set('tab', next)
        return changed
      },
      { replace: true, preventScrollReset: true },
    )

  // biome-ignore lint/correctness/useExhaustiveDependencies: only an address that is wrong is changed
  useEffect(() => {
    if (isWrong) go(undefined)
  }, [isWrong])

  return [known ?? names[0], go]
}
