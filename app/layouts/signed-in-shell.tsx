import { Suspense, useEffect } from 'react'
import { Outlet, useSearchParams } from 'react-router-dom'
import { useSignOut } from '#features/session/sign-out.queries.ts'
import { leaveNotice, takeNotice } from '#features/shared/arrival/arrival-notice.ts'
import { paths } from '#features/shared/paths.ts'
import { AppShell } from '#features/shell/app-shell.tsx'
import type { Region } from '#mocks/contracts/shared/region.ts'
import { useToast } from '#ui/toast/toast-context.ts'
import { shellSlots } from './shell-slots.ts'

function leaveSignedOut(): void {
  leaveNotice('Signed out successfully.')
  window.location.replace(paths.login.href())
}

/** The shell, with what other areas put into it. */
export function SignedInShell({ region }: { region: Region }) {
  const { notify } = useToast()
  const signOut = useSignOut(region, leaveSignedOut)
  const [search] = useSearchParams()
  const { newDrawers, testChat: TestChat } = shellSlots
  const wanted = search.get('new') ?? ''
  // Own keys only: the address is anyone's.
  const NewDrawer = Object.hasOwn(newDrawers, wanted) ? newDrawers[wanted] : undefined

  useEffect(() => {
    const title = takeNotice()
    if (title !== null) notify({ kind: 'success', title })
  }, [notify])

  return (
    <AppShell
      onSignOut={() => signOut.mutate()}
      signingOut={signOut.isPending}
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
          <NewDrawer />
        </Suspense>
      )}
    </AppShell>
  )
}
