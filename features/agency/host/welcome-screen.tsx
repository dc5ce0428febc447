import type { AgencyFace } from '#mocks/contracts/agency/host-brand.ts'
import type { ThemeType } from '#mocks/contracts/theme/theme.types.ts'
import { Heading } from '#ui/heading/heading.tsx'
import { MarkdownView } from '#ui/markdown-view/markdown-view.tsx'
import { AgencyLogo } from '../branded/agency-logo.tsx'
import { AgencyPage } from './agency-page.tsx'

interface WelcomeScreenProps {
  face: AgencyFace
  mode: ThemeType
}

/** The start of an agency's own host: its logo, its name and its words. */
export function WelcomeScreen({ face, mode }: WelcomeScreenProps) {
  return (
    <AgencyPage face={face}>
      <main className="vg-_agency-page__welcome">
        <AgencyLogo brand={face} mode={mode} />
        <Heading level={1} size="display" dir="auto">
          {face.name}
        </Heading>
        {face.brandingText && <MarkdownView text={face.brandingText} level={2} dir="auto" />}
      </main>
    </AgencyPage>
  )
}
