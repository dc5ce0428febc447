import { Button } from '#ui/button/button.tsx'
import { Heading } from '#ui/heading/heading.tsx'
import { Stack } from '#ui/stack/stack.tsx'
import { Text } from '#ui/text/text.tsx'
import { PageMiddle } from '../page/page-middle.tsx'

interface PageFailureProps {
  /** What was thrown. */
  error: unknown
}

/** Stands where a page would be that could not be loaded (often a file of an older release) or drawn. */
export function PageFailure({ error }: PageFailureProps) {
  // A module that does not arrive is a TypeError in every browser.
  const isLoading = error instanceof TypeError
  return (
    <PageMiddle>
      <Stack gap={2}>
        <Heading level={1} size="xl">
          {isLoading ? 'This page could not be loaded' : 'This page stopped working'}
        </Heading>
        <Text tone="muted" role="alert">
          {isLoading
            ? 'Check your connection and try again.'
            : 'Nothing you saved is lost. Load it again to continue.'}
        </Text>
      </Stack>
      <Button onClick={() => window.location.reload()}>Retry</Button>
    </PageMiddle>
  )
}
