import type { Decorator } from '@storybook/react-vite'
import { type ReactNode, useContext, useState } from 'react'
import { ClockContext } from '#features/shared/clock/clock-context.ts'
import { SessionContext } from '#features/shared/session/session-context.ts'
import { WorkspaceContext } from '#features/shared/session/workspace-context.ts'
import type { Session, WorkspaceCard } from '#mocks/contracts/session/account.schema.ts'
import { buildSession } from '#mocks/fixtures/session/session.fixtures.ts'
import { fixtureNow } from '#mocks/fixtures/shared/clock.fixtures.ts'
import { ToastContext } from '#ui/toast/toast-context.ts'
import { ToastProvider } from '#ui/toast/toast-provider.tsx'
import { InTheApp, standsInTheApp } from './in-the-app.tsx'
import { NoticeOnCall } from './notice-on-call.tsx'

const standingClock = () => fixtureNow

/** Those around the story, where it keeps them (`parameters.route`), else its own. */
function Notices({ children }: { children: ReactNode }) {
  return useContext(ToastContext) ? children : <ToastProvider>{children}</ToastProvider>
}

function SignedIn({ session, children }: { session: Session; children: ReactNode }) {
  const [workspace, select] = useState(session.workspaces[0] as WorkspaceCard)
  const state = { workspace, region: workspace.region, workspaces: session.workspaces, select, adopt: select }
  return (
    <ClockContext value={standingClock}>
      <SessionContext value={session}>
        <WorkspaceContext value={state}>
          <Notices>
            {children}
            <NoticeOnCall />
          </Notices>
        </WorkspaceContext>
      </SessionContext>
    </ClockContext>
  )
}

/**
 * Someone is signed in and works in their first workspace; `parameters.session` says who. Time stands still. Asked by
 * the toolbar or `parameters.shell`, a screen has the app around it: list this decorator before `withRoute`.
 */
export const withSignedIn: Decorator = (Story, context) => (
  <SignedIn key={context.id} session={context.parameters.session ?? buildSession()}>
    {standsInTheApp(context) ? (
      <InTheApp>
        <Story />
      </InTheApp>
    ) : (
      <Story />
    )}
  </SignedIn>
)
