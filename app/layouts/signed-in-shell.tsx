import { Suspense } from 'react'
import { Outlet, useMatch } from 'react-router-dom'
import { UnsavedProvider } from '#features/agents/core/unsaved-provider.tsx'
import { useSignOut } from '#features/session/sign-out.queries.ts'
import { leaveNotice } from '#features/shared/arrival/arrival-notice.ts'
import { useArrivalNotice } from '#features/shared/arrival/use-arrival-notice.ts'
import { CommandsProvider } from '#features/shared/commands/commands-context.tsx'
import { lazyPart } from '#features/shared/on-demand/lazy-part.ts'
import { paths } from '#features/shared/paths.ts'
import { useShellDrawer } from '#features/shared/shell-drawer/use-shell-drawer.ts'
import { TitleThing } from '#features/shared/title/title-thing.tsx'
import { AppShell } from '#features/shell/app-shell.tsx'
import type { Region } from '#mocks/contracts/shared/region.ts'
import { useExit } from '#ui/hooks/use-exit.ts'
import { shellDrawers, shellDrawerTitles } from '../routes/shell-drawers.ts'
import { ChatWatchLater } from './chat-watch-later.tsx'
import { Titled } from './titled.tsx'

const TestChat = lazyPart(() =>
  import('#features/agents/test-chat/test-chat-slot.tsx').then((m) => m.TestChatSlot),
)
const NotFoundHere = lazyPart(() => import('#features/shell/not-found-here.tsx').then((m) => m.NotFoundHere))
const AgentBar = lazyPart(() => import('#features/agents/bar/agent-bar.tsx').then((m) => m.AgentBar))

function leaveSignedOut(): void {
  leaveNotice('Signed out successfully.')
  window.location.replace(paths.login.href())
}

interface SignedInShellProps {
  region: Region
  /** Whether no screen stands at the address. */
  leadsNowhere: boolean
}

/** The shell, with what other areas put into it. */
export function SignedInShell({ region, leadsNowhere }: SignedInShellProps) {
  const signOut = useSignOut(region, leaveSignedOut)
  const onAgentPage = useMatch(paths.agent.pattern) !== null
  const { shown, key, ...stage } = useExit(useShellDrawer().drawer || undefined)
  const Drawer = shown && shellDrawers[shown]

  useArrivalNotice()

  return (
    <Titled screen={leadsNowhere ? 'Page not found' : undefined}>
      <CommandsProvider>
        <UnsavedProvider>
          <ChatWatchLater />
          <AppShell
            onSignOut={() => signOut.mutate()}
            signingOut={signOut.isPending}
            agentBar={
              onAgentPage &&
              !leadsNowhere && (
                <Suspense>
                  <AgentBar />
                </Suspense>
              )
            }
            testChat={
              <Suspense>
                <TestChat />
              </Suspense>
            }
          >
            {leadsNowhere ? <NotFoundHere /> : <Outlet />}
            {Drawer && (
              <Suspense>
                {stage.open && <TitleThing>{shellDrawerTitles[shown]}</TitleThing>}
                <Drawer key={key} {...stage} />
              </Suspense>
            )}
          </AppShell>
        </UnsavedProvider>
      </CommandsProvider>
    </Titled>
  )
}
