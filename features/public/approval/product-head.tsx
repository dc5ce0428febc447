import { BrandMark } from '#features/shared/brand/brand-mark.tsx'
import { Row } from '#ui/row/row.tsx'
import { Text } from '#ui/text/text.tsx'

/** Over the page of a workspace that is no agency: our mark and name. Fetched where it is shown alone. */
export function ProductHead({ name }: { name: string }) {
  return (
    <Row>
      <BrandMark />
      <Text as="span" weight="medium">
        {name}
      </Text>
    </Row>
  )
}
