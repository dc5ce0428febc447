import type { ReactNode } from 'react'
import type { AgencyFace } from '#mocks/contracts/agency/host-brand.ts'
import type { ThemeType } from '#mocks/contracts/theme/theme.types.ts'
import { Heading } from '#ui/heading/heading.tsx'
import { AgencyLogo } from '../branded/agency-logo.tsx'
import { AgencyPage } from './agency-page.tsx'

interface AgencyWelcomeProps {
  face: AgencyFace
  mode: ThemeType
  /** What stands below its name. */
  children?: ReactNode
}

/** A page of an agency's own host that begins with its logo and its name. */
export function AgencyWelcome({ face, mode, children }: AgencyWelcomeProps) {
  return (
    <AgencyPage face={face}>
      <main className="vg-_agency-page__welcome">
        <AgencyLogo brand={face} mode={mode} />
        <Heading level={1} size="display" dir="auto">
          {face.name}
        </Heading>
        {children}
      </main>
    </AgencyPage>
  )
}
