import { LayoutDashboard, LogIn, Monitor, Moon, Smartphone, Sun } from 'lucide-react'
import { useId, useRef, useState } from 'react'
import { useNow } from '#features/shared/clock/clock-context.ts'
import { agencyTheme } from '#mocks/contracts/agency/host-brand.ts'
import { Heading } from '#ui/heading/heading.tsx'
import { Row } from '#ui/row/row.tsx'
import { SegmentedControl } from '#ui/segmented-control/segmented-control.tsx'
import { Stack } from '#ui/stack/stack.tsx'
import { Text } from '#ui/text/text.tsx'
import { ThemeScope } from '#ui/theme/theme-scope.tsx'
import { type AgencyBrand, brandScope } from '../branded/brand.ts'
import { ClientDashboard } from '../branded/client-dashboard.tsx'
import { ClientLogin } from '../branded/client-login.tsx'
import { useScopedCss } from './use-scoped-css.ts'
import './preview.css'

interface AgencyPreviewProps {
  brand: AgencyBrand
  /** CSS of the dashboard, as it would be kept. */
  css: string
}

/** What the agency's clients see, with everything that was typed: to look at, on a desktop or a phone, light or dark. */
export function AgencyPreview({ brand, css }: AgencyPreviewProps) {
  const own = agencyTheme(brand).themeType
  const [page, setPage] = useState<'dashboard' | 'login'>('dashboard')
  const [device, setDevice] = useState<'desktop' | 'phone'>('desktop')
  const [peek, setPeek] = useState<{ from: string; mode: 'light' | 'dark' }>()
  // A look at the other mode lasts until the agency's own is changed.
  const mode = peek?.from === own ? peek.mode : own
  const stage = useRef<HTMLDivElement>(null)
  const name = useId()
  const now = useNow()
  // Threats 33: what an owner writes never stands where somebody types a password.
  useScopedCss(stage, name, page === 'dashboard' ? css : '')
  const shown = { brand, mode, year: new Date(now()).getUTCFullYear() }

  return (
    <Stack as="aside" gap={3} aria-label="Live preview" className="vg-_agency__aside">
      <Row wrap justify="between">
        <Heading level={2} size="md">
          Live preview
        </Heading>
        <Row wrap>
          <SegmentedControl
            label="Preview page"
            size="sm"
            iconOnly
            value={page}
            onValueChange={setPage}
            segments={[
              { value: 'dashboard', label: 'Dashboard', icon: <LayoutDashboard aria-hidden /> },
              { value: 'login', label: 'Login', icon: <LogIn aria-hidden /> },
            ]}
          />
          <SegmentedControl
            label="Preview mode"
            size="sm"
            iconOnly
            value={mode}
            onValueChange={(next) => setPeek({ from: own, mode: next })}
            segments={[
              { value: 'light', label: 'Light', icon: <Sun aria-hidden /> },
              { value: 'dark', label: 'Dark', icon: <Moon aria-hidden /> },
            ]}
          />
          <SegmentedControl
            label="Preview device"
            size="sm"
            iconOnly
            value={device}
            onValueChange={setDevice}
            segments={[
              { value: 'desktop', label: 'Desktop', icon: <Monitor aria-hidden /> },
              { value: 'phone', label: 'Phone', icon: <Smartphone aria-hidden /> },
            ]}
          />
        </Row>
      </Row>
      <div className="vg-_agency-stage" data-device={device} data-stage={name} ref={stage} inert>
        <ThemeScope {...brandScope(brand, mode)} className="vg-_agency-stage__page">
          {page === 'dashboard' ? <ClientDashboard {...shown} /> : <ClientLogin {...shown} />}
        </ThemeScope>
      </div>
      <Text size="sm" tone="muted">
        This is how your unsaved changes look.
      </Text>
    </Stack>
  )
}
