import type { LinkIdentity } from '#mocks/contracts/agency/link-identity.schema.ts'
import { Row } from '#ui/row/row.tsx'
import { Text } from '#ui/text/text.tsx'
import { useThemeScope } from '#ui/theme/theme-context.ts'
import './sender-identity.css'

/** The agency a page behind a link is of: its logo and its name. */
export function SenderIdentity({ identity }: { identity: LinkIdentity }) {
  const { mode } = useThemeScope()
  const logo = (mode === 'dark' && identity.darkModeSquarePhotourl) || identity.squarePhotoURL
  return (
    <Row>
      {logo && <img className="vg-_sender-identity__logo" src={logo} alt="" />}
      <Text as="span" weight="medium" dir="auto">
        {identity.name}
      </Text>
    </Row>
  )
}
