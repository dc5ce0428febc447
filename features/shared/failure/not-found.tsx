import { Button } from '#ui/button/button.tsx'
import { Heading } from '#ui/heading/heading.tsx'
import { Stack } from '#ui/stack/stack.tsx'
import { Text } from '#ui/text/text.tsx'
import { PageMiddle } from '../page/page-middle.tsx'
import { paths } from '../paths.ts'

/** An address that leads nowhere. */
export function NotFound() {
  return (
    <PageMiddle>
      <Stack gap={2}>
        <Heading level={1} size="xl">
          There is nothing at this address
        </Heading>
        <Text tone="muted">The link may be old, or mistyped.</Text>
      </Stack>
      <Button asChild>
        <a href={paths.home.href()}>Go to the start</a>
      </Button>
    </PageMiddle>
  )
}
