import { useEffect, useEffectEvent } from 'react'
import { useSearchParams } from 'react-router-dom'
import { type UrlValue, withUrlValue } from './url-values.ts'

/** Takes a parameter out of the address that means nothing there, so that the address says what is shown. */
export function useReadableUrl<T>(name: string, value: UrlValue<T>): void {
  const [search, setSearch] = useSearchParams()
  const text = search.get(name)
  const isUnreadable = text !== null && value.parse(text) === undefined
  const correct = useEffectEvent(() =>
    setSearch(withUrlValue(search, name, value, value.fallback), { replace: true }),
  )
  useEffect(() => {
    if (isUnreadable) correct()
  }, [isUnreadable])
}
