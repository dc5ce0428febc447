import type { ReactNode } from 'react'
import type { AgencyIdentity } from '#mocks/contracts/agency/host-brand.ts'
import type { ThemeType } from '#mocks/contracts/theme/theme.types.ts'
import { Heading } from '#ui/heading/heading.tsx'
import { AgencyLogo } from '../branded/agency-logo.tsx'
import { AgencyPage } from './agency-page.tsx'

interface AgencyWelcomeProps {
  identity: AgencyIdentity
  mode: ThemeType
  /** What stands below its name. */
  children?: ReactNode
}

/** A page of an agency's own host that begins with its logo and its name. */
export function AgencyWelcome({ identity, mode, children }: AgencyWelcomeProps) {
  return (
    <AgencyPage identity={identity}>
      <main className="vg-_agency-page__welcome">
        <AgencyLogo brand={identity} mode={mode} />
        <Heading level={1} size="display" dir="auto">
          {identity.name}
        </Heading>
        {children}
      </main>
    </AgencyPage>
  )
}
