import { useId, useLayoutEffect } from 'react'
import { confinedSheet } from '#ui/theme/confine-css.ts'

/**
 * Lets an agency's CSS reach what is in one element and nothing around it: on its own host as in previews. The element
 * holds a theme scope, which the CSS knows as `.vg-scope`.
 * @param css cleaned before
 * @returns what the element is given
 */
export function useOwnCss(css: string): { 'data-stage': string } {
  const name = useId()
  useLayoutEffect(() => {
    if (css === '') return
    const sheet = confinedSheet(css, `[data-stage="${CSS.escape(name)}"]`)
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet)
    }
  }, [name, css])
  return { 'data-stage': name }
}
