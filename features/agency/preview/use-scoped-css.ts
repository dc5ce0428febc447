import { type RefObject, useLayoutEffect } from 'react'

/**
 * Lets an agency's CSS reach what is in one element and nothing around it. The sheet is unlayered, as it is on the
 * agency's own pages, so that it wins there, too.
 * @param css cleaned before
 */
export function useScopedCss(stage: RefObject<HTMLElement | null>, name: string, css: string): void {
  useLayoutEffect(() => {
    const element = stage.current
    if (!element || css === '') return
    const page = element.ownerDocument
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(`@scope ([data-stage="${CSS.escape(name)}"]) {\n${css}\n}`)
    page.adoptedStyleSheets = [...page.adoptedStyleSheets, sheet]
    return () => {
      page.adoptedStyleSheets = page.adoptedStyleSheets.filter((other) => other !== sheet)
    }
  }, [stage, name, css])
}
