import { useEffect, useMemo, useState } from 'react'
import type { cleanDashboardCss } from '#mocks/contracts/styling/cleaning/clean-dashboard-css.ts'
import type { CleanedCss } from '#mocks/contracts/styling/cleaning/clean-widget-css.ts'

const nothing: CleanedCss = { css: '', removed: [] }

/** CSS as the server would keep it, and what would go; nothing until that is known. What cleans it is fetched with the first. */
export function useCleanedCss(css: string): CleanedCss {
  const [clean, setClean] = useState<typeof cleanDashboardCss>()
  const isNeeded = css.trim() !== '' && !clean

  useEffect(() => {
    if (!isNeeded) return
    let isWanted = true
    import('#mocks/contracts/styling/cleaning/clean-dashboard-css.ts').then(
      (fetched) => {
        if (isWanted) setClean(() => fetched.cleanDashboardCss)
      },
      () => undefined,
    )
    return () => {
      isWanted = false
    }
  }, [isNeeded])

  return useMemo(() => (clean && css.trim() !== '' ? clean(css) : nothing), [clean, css])
}
