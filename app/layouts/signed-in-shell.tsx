import { Suspense } from 'react'
import { Outlet, useMatch, useSearchParams } from 'react-router-dom'
import { UnsavedProvider } from '#features/agents/core/unsaved-provider.tsx'
import { useSignOut } from '#features/session/sign-out.queries.ts'
import { leaveNotice } from '#features/shared/arrival/arrival-notice.ts'
import { useArrivalNotice } from '#features/shared/arrival/use-arrival-notice.ts'
import { paths } from '#features/shared/paths.ts'
import { AppShell } from '#features/shell/app-shell.tsx'
import type { Region } from '#mocks/contracts/shared/region.ts'
import { useExit } from '#ui/hooks/use-exit.ts'
import { shellSlots } from './shell-slots.ts'

function leaveSignedOut(): void {
  leaveNotice('Signed out successfully.')
  window.location.replace(paths.login.href())
}

/** The shell, with what other areas put into it. */
export function SignedInShell({ region }: { region: Region }) {
  const signOut = useSignOut(region, leaveSignedOut)
  const [search] = useSearchParams()
  const { newDrawers, testChat: TestChat, agentBar: AgentBar } = shellSlots
  const onAgentPage = useMatch(paths.agent.pattern) !== null
  const wanted = search.get('new') ?? ''
  // Own keys only: the address is anyone's.
  const { shown, key, ...stage } = useExit(Object.hasOwn(newDrawers, wanted) ? wanted : undefined)
  const NewDrawer = shown === undefined ? undefined : newDrawers[shown]

  useArrivalNotice()

  return (
    <UnsavedProvider>
      <AppShell
        onSignOut={() => signOut.mutate()}
        signingOut={signOut.isPending}
        agentBar={
          onAgentPage &&
          AgentBar && (
            <Suspense>
              <AgentBar />
            </Suspense>
          )
        }
        testChat={
          TestChat && (
            <Suspense>
              <TestChat />
            </Suspense>
          )
        }
      >
        <Outlet />
        {NewDrawer && (
          <Suspense>
            <NewDrawer key={key} {...stage} />
          </Suspense>
        )}
      </AppShell>
    </UnsavedProvider>
  )
}
