import { type ComponentProps, type ComponentType, type ReactElement, Suspense, useState } from 'react'

/** What stands in for a menu until someone wants it. */
type Trigger = ComponentType<ComponentProps<'button'>>

interface OnDemandProps {
  /** The button; the menu draws the same one. */
  trigger: Trigger
  /** Fetches the menu's code early. */
  preload: () => unknown
  /** The menu, lazy, open from the start. */
  children: ReactElement
}

/**
 * A menu whose code (positioning, roving focus) comes when it is first wanted: pointing at its button or focusing it
 * fetches it, pressing opens it.
 */
export function OnDemand({ trigger: Button, preload, children }: OnDemandProps) {
  const [wanted, setWanted] = useState(false)
  const button = (
    <Button
      aria-haspopup="menu"
      aria-expanded={false}
      onPointerEnter={preload}
      onFocus={preload}
      onClick={() => setWanted(true)}
    />
  )
  return wanted ? <Suspense fallback={button}>{children}</Suspense> : button
}
