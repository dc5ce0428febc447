import type { AgencyIdentity } from '#mocks/contracts/agency/host-brand.ts'
import type { ThemeType } from '#mocks/contracts/theme/theme.types.ts'
import { MarkdownView } from '#ui/markdown-view/markdown-view.tsx'
import { Text } from '#ui/text/text.tsx'
import { AgencyWelcome } from './agency-welcome.tsx'

interface WelcomeScreenProps {
  identity: AgencyIdentity
  mode: ThemeType
  /** What became of who comes back. @default nothing is said */
  note?: string
}

/** The start of an agency's own host: its logo, its name and its words. */
export function WelcomeScreen({ identity, mode, note }: WelcomeScreenProps) {
  return (
    <AgencyWelcome identity={identity} mode={mode}>
      {note && <Text role="status">{note}</Text>}
      {identity.brandingText && <MarkdownView text={identity.brandingText} level={2} dir="auto" />}
    </AgencyWelcome>
  )
}
