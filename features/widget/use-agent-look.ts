import { type RefObject, useLayoutEffect, useRef } from 'react'
import { applyTheme, removeTheme } from '#ui/theme/apply-theme.ts'
import { agentTheme } from './agent-theme.ts'
import { useConfinedCss } from './use-confined-css.ts'
import type { WidgetAgent } from './widget.types.ts'

/**
 * Gives the element of the ref the agent's own colours, and its CSS to the box around it, which `selector` names: CSS
 * may address the scope of the colours as it does elsewhere, and neither reaches the page around.
 */
export function useAgentLook(
  { theme, mode, lang, customCSS }: Pick<WidgetAgent, 'theme' | 'mode' | 'lang' | 'customCSS'>,
  selector: string,
): RefObject<HTMLDivElement | null> {
  const ref = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => applyTheme(ref.current!, agentTheme({ theme, mode, lang })), [theme, mode, lang])
  useLayoutEffect(() => {
    const element = ref.current!
    return () => removeTheme(element)
  }, [])
  useConfinedCss(customCSS, selector)
  return ref
}
