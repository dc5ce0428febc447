import type { StoryContext } from '@storybook/react-vite'
import { lazy, type ReactNode, Suspense } from 'react'

const fetchShell = () => import('./story-shell.tsx').then((m) => ({ default: m.StoryShell }))
const StoryShell = lazy(fetchShell)

/** A loader: fetches the shell while the rest of a story that stands in it is made ready. */
export async function loadShell(context: StoryContext): Promise<void> {
  if (standsInTheApp(context)) await fetchShell()
}

/**
 * Whether a story shows a screen of the app that stands in the shell, and is asked to show it there: by
 * `parameters.shell`, which is false for what is a part of the shell, or by the toolbar.
 */
export function standsInTheApp({ globals, parameters, title }: StoryContext): boolean {
  const isAsked = parameters.shell ?? globals.shell === 'inside'
  // Onboarding stands outside; the shell's own stories bring it along.
  const standsElsewhere = /^(Onboarding|Shell|Flows)\//.test(title)
  return isAsked && !standsElsewhere && /^\/app\/:region\//.test(parameters.route?.pattern ?? '')
}

/** The shell around a screen, fetched when one is looked at in it. */
export function InTheApp({ children }: { children: ReactNode }) {
  return (
    <Suspense>
      <StoryShell>{children}</StoryShell>
    </Suspense>
  )
}
