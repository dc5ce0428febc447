import { useEffect, useMemo, useState } from 'react'
import type { cleanWidgetCss } from '#mocks/contracts/styling/cleaning/clean-widget-css.ts'

type Clean = typeof cleanWidgetCss

/** Fetched with the first CSS there is: most agents have none. */
let fetched: Clean | undefined

/** CSS as the server would keep it, while it is typed or wherever it came from; empty until it is known to be clean. */
export function useCleanCss(css: string): string {
  const [clean, setClean] = useState(() => fetched)
  const isNeeded = css.trim() !== '' && !clean

  useEffect(() => {
    if (!isNeeded) return
    let isWanted = true
    import('#mocks/contracts/styling/cleaning/clean-widget-css.ts').then(({ cleanWidgetCss }) => {
      fetched = cleanWidgetCss
      if (isWanted) setClean(() => cleanWidgetCss)
    }, ignore)
    return () => {
      isWanted = false
    }
  }, [isNeeded])

  return useMemo(() => (clean && css.trim() ? clean(css).css : ''), [clean, css])
}

/** Without what cleans it the widget is shown without the CSS. */
function ignore() {}
