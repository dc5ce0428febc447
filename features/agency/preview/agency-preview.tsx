import { House, LayoutDashboard, LogIn } from 'lucide-react'
import { useState } from 'react'
import { useNow } from '#features/shared/clock/clock-context.ts'
import { DeviceSwitch, type PreviewDevice, PreviewSwitch } from '#features/shared/preview/preview-switch.tsx'
import { usePeekedMode } from '#features/shared/preview/use-peeked-mode.ts'
import { agencyTheme, visitorsMode } from '#mocks/contracts/agency/host-brand.ts'
import { Heading } from '#ui/heading/heading.tsx'
import { Row } from '#ui/row/row.tsx'
import { modeSegments } from '#ui/segmented-control/mode-control.tsx'
import type { Segment } from '#ui/segmented-control/segmented-control.tsx'
import { Stack } from '#ui/stack/stack.tsx'
import { Text } from '#ui/text/text.tsx'
import { ThemeScope } from '#ui/theme/theme-scope.tsx'
import { type AgencyBrand, brandScope } from '../branded/brand.ts'
import { ClientDashboard } from '../branded/client-dashboard.tsx'
import { ClientLogin } from '../branded/client-login.tsx'
import { useOwnCss } from '../branded/use-own-css.ts'
import { WelcomeScreen } from '../host/welcome-screen.tsx'
import './preview.css'

type PreviewPage = 'dashboard' | 'first' | 'login'

const pages: readonly Segment<PreviewPage>[] = [
  { value: 'dashboard', label: 'Dashboard', icon: <LayoutDashboard aria-hidden /> },
  { value: 'first', label: 'First page', icon: <House aria-hidden /> },
  { value: 'login', label: 'Login', icon: <LogIn aria-hidden /> },
]

const captions: Record<PreviewPage, string> = {
  dashboard: 'Shows your changes before they are saved. The page in this dashboard is an example.',
  first: 'Shows your changes before they are saved.',
  login: 'Shows your changes before they are saved. Your domain has no such page: nobody signs in there.',
}

interface AgencyPreviewProps {
  brand: AgencyBrand
  /** CSS of the dashboard, as it would be kept. */
  css: string
}

/** What the agency's clients see, with everything that was typed: to look at, on a desktop or a phone, light or dark. */
export function AgencyPreview({ brand, css }: AgencyPreviewProps) {
  const own = agencyTheme(brand).themeType
  const [page, setPage] = useState<PreviewPage>('dashboard')
  const [device, setDevice] = useState<PreviewDevice>('desktop')
  const { mode, peekAt } = usePeekedMode(own)
  const now = useNow()
  // Threats 33: what an owner writes never stands where somebody types a password.
  const stage = useOwnCss(page === 'dashboard' ? css : '')
  const shown = { brand, mode, year: new Date(now()).getUTCFullYear() }

  return (
    <Stack as="aside" gap={3} aria-label="Live preview" className="vg-_agency__aside">
      <Row wrap justify="between">
        <Heading level={2} size="md">
          Live preview
        </Heading>
        <Row wrap>
          <PreviewSwitch label="Preview page" segments={pages} value={page} onValueChange={setPage} />
          <PreviewSwitch label="Preview mode" segments={modeSegments} value={mode} onValueChange={peekAt} />
          <DeviceSwitch value={device} onValueChange={setDevice} />
        </Row>
      </Row>
      <div className="vg-_agency-stage" data-device={device} {...stage} inert>
        <ThemeScope {...brandScope(brand, mode)} className="vg-_agency-stage__page">
          {page === 'dashboard' && <ClientDashboard {...shown} />}
          {page === 'first' && <WelcomeScreen identity={brand} mode={mode} />}
          {page === 'login' && <ClientLogin {...shown} />}
        </ThemeScope>
      </div>
      <Text size="sm" tone="muted">
        {captions[page]} {visitorsMode(own)}
      </Text>
    </Stack>
  )
}
