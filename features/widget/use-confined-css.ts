import { useLayoutEffect } from 'react'
import { confinedSheet } from '#ui/theme/confine-css.ts'
import { useCleanCss } from './use-clean-css.ts'

/** Applies an agent's CSS, made safe, inside the elements a selector finds, for as long as the component is there. */
export function useConfinedCss(css: string, selector: string): void {
  const clean = useCleanCss(css)
  useLayoutEffect(() => {
    const sheet = confinedSheet(clean, selector)
    document.adoptedStyleSheets.push(sheet)
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((adopted) => adopted !== sheet)
    }
  }, [clean, selector])
}
