import { carrySite } from '#features/shared/carried-site.ts'
import { focusOnMount } from '#features/shared/focus-on-mount.ts'
import { paths } from '#features/shared/paths.ts'
import { hostOf } from '#features/site-wizard/host-of.ts'
import { Banner } from '#ui/banner/banner.tsx'
import { Button } from '#ui/button/button.tsx'
import { Row } from '#ui/row/row.tsx'
import { Stack } from '#ui/stack/stack.tsx'
import { Text } from '#ui/text/text.tsx'
import type { TrialFailure } from './trial-state.ts'

interface TrialFailedProps {
  failure: TrialFailure
  website: string
  onRetry: () => void
  onLeave: () => void
}

/** A website that cannot be asked now, and the ways on. */
export function TrialFailed({ failure, website, onRetry, onLeave }: TrialFailedProps) {
  const { title, text, canRetry } = failure
  return (
    <Stack gap={4}>
      <Banner tone="warning" role="alert" title={title}>
        {text}
      </Banner>
      <Text tone="muted">
        With an account, an agent can also be made by describing {hostOf(website)} in your own words.
      </Text>
      <Row wrap gap={3}>
        {canRetry && <Button onClick={onRetry}>Try again</Button>}
        {/* Whoever asked is read what became of it, and goes on from there. */}
        <Button ref={focusOnMount} onClick={onLeave}>
          Try another website
        </Button>
        <Button asChild>
          <a
            href={`${paths.signup.href()}?${new URLSearchParams({ site: website })}`}
            onClick={() => carrySite(website)}
          >
            Sign up and describe it
          </a>
        </Button>
      </Row>
    </Stack>
  )
}
