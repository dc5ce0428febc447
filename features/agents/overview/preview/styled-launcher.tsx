import { useId, useLayoutEffect, useRef } from 'react'
import { agentTheme } from '#features/widget/agent-theme.ts'
import { Launcher, type LauncherProps } from '#features/widget/launcher.tsx'
import { useConfinedCss } from '#features/widget/use-confined-css.ts'
import type { WidgetAgent } from '#features/widget/widget.types.ts'
import { applyTheme, removeTheme } from '#ui/theme/apply-theme.ts'

interface StyledLauncherProps extends LauncherProps {
  agent: WidgetAgent
}

/** The launcher in the agent's own colours and CSS, neither of which reach the page around it. */
export function StyledLauncher({ agent, ...props }: StyledLauncherProps) {
  const { theme, mode, lang, customCSS } = agent
  const id = useId()
  const ref = useRef<HTMLDivElement>(null)

  useLayoutEffect(() => applyTheme(ref.current!, agentTheme({ theme, mode, lang })), [theme, mode, lang])
  useLayoutEffect(() => {
    const element = ref.current!
    return () => removeTheme(element)
  }, [])
  useConfinedCss(customCSS, `[data-launcher="${id}"]`)

  return (
    <div className="vg-_preview__launcher" data-launcher={id} data-open={props.open || undefined}>
      <div ref={ref}>
        <Launcher {...props} />
      </div>
    </div>
  )
}
