import { PanelLeftClose, PanelLeftOpen } from 'lucide-react'
import { type ReactNode, Suspense, useState } from 'react'
import { lazyPart } from '#features/shared/on-demand/lazy-part.ts'
import { useTestChat } from '#features/shared/test-chat/use-test-chat.ts'
import { IconButton } from '#ui/icon-button/icon-button.tsx'
import { NavigationContent } from './navigation-content.tsx'
import { useShortcuts } from './palette/use-shortcuts.ts'
import { TopBar } from './top-bar.tsx'
import { useNavigationWidth } from './use-navigation-width.ts'
import './app-shell.css'

const NavigationDrawer = lazyPart(() => import('./navigation-drawer.tsx').then((m) => m.NavigationDrawer))

const TestChatPanel = lazyPart(() => import('./test-chat-panel.tsx').then((m) => m.TestChatPanel))

const CommandCenter = lazyPart(() => import('./palette/command-center.tsx').then((m) => m.CommandCenter))

interface AppShellProps {
  onSignOut: () => void
  /** Whether signing out is under way. @default false */
  signingOut?: boolean
  /** What the test-chat panel holds; without it there is no panel. */
  testChat?: ReactNode
  /** What the open agent adds to the top bar: its switcher and its actions. */
  agentBar?: ReactNode
  /** The screen. */
  children: ReactNode
}

/** Navigation, top bar and test chat around every signed-in screen (spec 2 §2.6). */
export function AppShell({ onSignOut, signingOut = false, testChat, agentBar, children }: AppShellProps) {
  const [asked, setAsked] = useState<{ command: string }>()
  useShortcuts((command) => setAsked({ command }))
  const { collapsed, toggle } = useNavigationWidth()
  /** Mounted from its first use on, so that closing is animated and nobody else loads it. */
  const [drawer, setDrawer] = useState<'unused' | 'open' | 'closed'>('unused')
  const chat = useTestChat()

  return (
    <div className="vg-shell" data-collapsed={collapsed || undefined}>
      <a className="vg-_shell__skip" href="#content">
        Skip to content
      </a>
      <div className="vg-shell__side">
        <NavigationContent collapsed={collapsed} />
        <IconButton
          className="vg-_shell__handle"
          size="sm"
          label={collapsed ? 'Expand navigation' : 'Collapse navigation'}
          aria-expanded={!collapsed}
          icon={collapsed ? <PanelLeftOpen aria-hidden /> : <PanelLeftClose aria-hidden />}
          onClick={toggle}
        />
      </div>
      {drawer !== 'unused' && (
        <Suspense>
          <NavigationDrawer
            open={drawer === 'open'}
            onOpenChange={(open) => setDrawer(open ? 'open' : 'closed')}
          />
        </Suspense>
      )}
      <div className="vg-_shell__column">
        <TopBar
          onOpenNavigation={() => setDrawer('open')}
          onSearch={() => setAsked({ command: 'palette' })}
          onSignOut={onSignOut}
          signingOut={signingOut}
        >
          {agentBar}
        </TopBar>
        <main className="vg-shell__content" id="content" tabIndex={-1}>
          {children}
        </main>
      </div>
      {asked && (
        <Suspense>
          <CommandCenter asked={asked} onSignOut={onSignOut} />
        </Suspense>
      )}
      {testChat && chat.open && (
        <Suspense>
          <TestChatPanel onClose={chat.close}>{testChat}</TestChatPanel>
        </Suspense>
      )}
    </div>
  )
}
