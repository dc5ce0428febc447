import type { LucideIcon } from 'lucide-react'

/** Something that can be found by name and done at once: an action, or a way to a screen. */
export interface Command {
  /** Stable, e.g. `agent.publish`: what was done last is remembered by it, and a shortcut names it. */
  id: string
  /** What it is called, as on its button. */
  label: string
  group: string
  /** Other words it is found by. */
  keywords?: string
  icon: LucideIcon
  run: () => void
}
