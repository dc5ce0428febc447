import { useId, useLayoutEffect, useRef } from 'react'
import { applyTheme, removeTheme } from '#ui/theme/apply-theme.ts'
import { agentTheme } from './agent-theme.ts'
import { confineCss } from './confine-css.ts'
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

  useLayoutEffect(() => {
    const sheet = confineCss(customCSS, `[data-preview="${id}"]`)
    document.adoptedStyleSheets.push(sheet)
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((adopted) => adopted !== sheet)
    }
  }, [customCSS, id])

  return (
    <div ref={ref} className="vg-widget-preview" data-preview={id}>
      <Widget {...props} />
    </div>
  )
}
