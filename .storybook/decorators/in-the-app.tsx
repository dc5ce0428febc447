import type { StoryContext } from '@storybook/react-vite'
import { lazy, type ReactNode, Suspense } from 'react'

const StoryShell = lazy(() => import('./story-shell.tsx').then((m) => ({ default: m.StoryShell })))

/** Whether a story shows a screen of the app that stands in the shell, and is asked to show it there. */
export function standsInTheApp({ globals, parameters, title }: StoryContext): boolean {
  const asked = parameters.shell === true || globals.shell === 'inside'
  // Onboarding stands outside; the shell's own stories bring it along.
  const isScreen = /^(Agents|Library|Workspace and account)\//.test(title)
  return asked && isScreen && /^\/app\/:region\//.test(parameters.route?.pattern ?? '')
}

/** The shell around a screen, fetched when one is looked at in it. */
export function InTheApp({ children }: { children: ReactNode }) {
  return (
    <Suspense>
      <StoryShell>{children}</StoryShell>
    </Suspense>
  )
}
