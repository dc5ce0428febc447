import { useLayoutEffect } from 'react'
import { confineCss } from './confine-css.ts'

/** Applies an agent's CSS inside the elements a selector finds, for as long as the component is there. */
export function useConfinedCss(css: string, selector: string): void {
  useLayoutEffect(() => {
    const sheet = confineCss(css, selector)
    document.adoptedStyleSheets.push(sheet)
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((adopted) => adopted !== sheet)
    }
  }, [css, selector])
}
