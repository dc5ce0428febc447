import { House, LogOut, PanelTop } from 'lucide-react'
import { type ReactNode, useCallback, useEffect, useState } from 'react'
import { ApiError } from '#features/shared/api-error.ts'
import { call } from '#features/shared/client.ts'
import { FailureState } from '#features/shared/failure/failure-state.tsx'
import { paths } from '#features/shared/paths.ts'
import type { AdminDashboard } from '#mocks/contracts/agency/admin/admin-dashboard.schema.ts'
import {
  getAdminDashboard,
  removeAdminSession,
} from '#mocks/contracts/agency/admin/admin-session.contract.ts'
import type { AgencyIdentity } from '#mocks/contracts/agency/host-brand.ts'
import type { ThemeType } from '#mocks/contracts/theme/theme.types.ts'
import { Button } from '#ui/button/button.tsx'
import { Skeleton, SkeletonGroup } from '#ui/skeleton/skeleton.tsx'
import { Stack } from '#ui/stack/stack.tsx'
import { Text } from '#ui/text/text.tsx'
import { ThemeScope } from '#ui/theme/theme-scope.tsx'
import { ClientFrame, type ClientTab } from '../branded/client-frame.tsx'
import { useOwnCss } from '../branded/use-own-css.ts'
import { AdminHome } from './admin-home.tsx'
import { AdminTab } from './admin-tab.tsx'
import { WelcomeScreen } from './welcome-screen.tsx'
import './admin-screen.css'

interface AdminScreenProps {
  identity: AgencyIdentity
  mode: ThemeType
  /** Of the page: the dashboard's start, one of the agency's own tabs, or the start of the host, which leads to it. */
  pathname: string
  /** Goes to an address in place of this page. @default the browser does */
  go?: (address: string) => void
}

const signedOut = 'You are signed out. To come back, open the dashboard with the current secret key.'
const toAddress = (address: string) => window.location.replace(address)

/** The clients' dashboard at an agency's own host, for its admin: the frame, and the tabs the agency added (spec 2 §2.7, §6). */
export function AdminScreen({ identity, mode, pathname, go = toAddress }: AdminScreenProps) {
  const [shown, setShown] = useState<AdminDashboard>()
  const [error, setError] = useState<unknown>()
  const [busy, setBusy] = useState(false)
  const isOfHost = !pathname.startsWith('/app/')
  const [leaving, setLeaving] = useState<'no' | 'yes' | 'failed'>('no')
  const [year] = useState(() => new Date().getUTCFullYear())
  const stage = useOwnCss(shown?.customCSS ?? '')

  const read = useCallback(async () => {
    setBusy(true)
    try {
      const found = await call(getAdminDashboard, {})
      if (isOfHost) return go(paths.region.href(found.region))
      setShown(found)
      setError(undefined)
    } catch (thrown) {
      // The session is over: the host's own page is what is left.
      const isOver = thrown instanceof ApiError && thrown.status === 401
      if (isOver && !isOfHost) go(paths.login.href())
      else setError(thrown)
    } finally {
      setBusy(false)
    }
  }, [go, isOfHost])
  useEffect(() => void read(), [read])

  async function leave() {
    setLeaving('yes')
    try {
      await call(removeAdminSession, {})
      go(paths.login.href())
    } catch {
      setLeaving('failed')
    }
  }

  if (isOfHost && error instanceof ApiError && error.status === 401)
    return <WelcomeScreen identity={identity} mode={mode} note={signedOut} />

  const tabs = shown ? tabsOf(shown, pathname) : []
  const tab = shown?.customTabs.find(({ href }) => isAt(paths.customTab.href(shown.region, href), pathname))
  return (
    <div className="vg-_admin-page" {...stage}>
      <ThemeScope>
        <ClientFrame
          brand={identity}
          mode={mode}
          year={year}
          tabs={tabs}
          actions={
            <Button
              tone="ghost"
              icon={<LogOut aria-hidden />}
              loading={leaving === 'yes'}
              onClick={() => void leave()}
            >
              Log Out
            </Button>
          }
        >
          <main>
            <Stack gap={5}>
              {leaving === 'failed' && (
                <Text tone="danger" role="alert">
                  You are still signed in. Please try again.
                </Text>
              )}
              {pageOf()}
            </Stack>
          </main>
        </ClientFrame>
      </ThemeScope>
    </div>
  )

  function pageOf(): ReactNode {
    if (error !== undefined)
      return (
        <FailureState
          error={error}
          title="The dashboard could not be loaded"
          onRetry={() => void read()}
          retrying={busy}
        />
      )
    if (!shown)
      return (
        <SkeletonGroup label="Loading the dashboard">
          <Skeleton shape="row" />
        </SkeletonGroup>
      )
    if (tab) return <AdminTab tab={tab} dashboard={shown} agencyName={identity.name} mode={mode} />
    return <AdminHome dashboard={shown} isMissing={!isAt(paths.region.href(shown.region), pathname)} />
  }
}

function tabsOf({ region, customTabs }: AdminDashboard, pathname: string): ClientTab[] {
  const home = paths.region.href(region)
  return [
    { label: 'Home', icon: House, href: home, current: isAt(home, pathname) },
    ...customTabs.map(({ label, href, iconUrl }) => {
      const address = paths.customTab.href(region, href)
      return { label, icon: PanelTop, picture: iconUrl, href: address, current: isAt(address, pathname) }
    }),
  ]
}

/** Whether a page is at an address; a slash at its end is none. */
function isAt(address: string, pathname: string): boolean {
  return pathname.replace(/\/$/, '') === address
}
