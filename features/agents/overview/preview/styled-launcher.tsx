import { useId } from 'react'
import { Launcher, type LauncherProps } from '#features/widget/launcher.tsx'
import { useAgentLook } from '#features/widget/use-agent-look.ts'
import type { WidgetAgent } from '#features/widget/widget.types.ts'

interface StyledLauncherProps extends LauncherProps {
  agent: WidgetAgent
  /** The corner it stands in. */
  side: 'left' | 'right'
}

/** The launcher in the agent's own colours and CSS, neither of which reach the page around it. */
export function StyledLauncher({ agent, side, ...props }: StyledLauncherProps) {
  const id = useId()
  const ref = useAgentLook(agent, `[data-launcher="${id}"]`)

  return (
    <div
      className="vg-_preview__launcher"
      data-launcher={id}
      data-side={side}
      data-open={props.open || undefined}
    >
      <div ref={ref}>
        <Launcher {...props} />
      </div>
    </div>
  )
}
