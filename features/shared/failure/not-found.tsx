import { useEffect } from 'react'
import { Button } from '#ui/button/button.tsx'
import { Heading } from '#ui/heading/heading.tsx'
import { Stack } from '#ui/stack/stack.tsx'
import { Text } from '#ui/text/text.tsx'
import { readBoot } from '../boot.ts'
import { PageMiddle } from '../page/page-middle.tsx'
import { paths } from '../paths.ts'
import { titleOf } from '../title/title-of.ts'

/** An address that leads nowhere. */
export function NotFound() {
  useEffect(() => {
    document.title = titleOf(['Page not found'], readBoot().brand.name)
  }, [])
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
