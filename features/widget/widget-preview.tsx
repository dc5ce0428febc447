import { useId, useLayoutEffect, useRef } from 'react'
import { applyTheme, removeTheme } from '#ui/theme/apply-theme.ts'
import { agentTheme } from './agent-theme.ts'
import { useConfinedCss } from './use-confined-css.ts'
import { Widget, type WidgetProps } from './widget.tsx'

/** The widget as visitors will see it, in the agent's own colours and CSS, neither of which reach the page around it. */
export function WidgetPreview(props: WidgetProps) {
  const { theme, mode, lang, customCSS } = props.agent
  const id = useId()
  const ref = useRef<HTMLDivElement>(null)

  useLayoutEffect(() => applyTheme(ref.current!, agentTheme({ theme, mode, lang })), [theme, mode, lang])
  useLayoutEffect(() => {
    const element = ref.current!
    return () => removeTheme(element)
  }, [])

  useConfinedCss(customCSS, `[data-preview="${id}"]`)

  return (
    // The CSS is confined to a box around the theme scope, so that it may address the scope as it does elsewhere.
    <div className="vg-widget-preview" data-preview={id}>
      <div ref={ref} className="vg-widget-preview">
        <Widget {...props} />
      </div>
    </div>
  )
}
