import type { LinkFace } from '#mocks/contracts/agency/link-face.schema.ts'
import { Row } from '#ui/row/row.tsx'
import { Text } from '#ui/text/text.tsx'
import { useThemeScope } from '#ui/theme/theme-context.ts'
import './sender-face.css'

/** The agency a page behind a link is of: its logo and its name. */
export function SenderFace({ face }: { face: LinkFace }) {
  const { mode } = useThemeScope()
  const logo = (mode === 'dark' && face.darkModeSquarePhotourl) || face.squarePhotoURL
  return (
    <Row>
      {logo && <img className="vg-_sender-face__logo" src={logo} alt="" />}
      <Text as="span" weight="medium" dir="auto">
        {face.name}
      </Text>
    </Row>
  )
}
