import { TriangleAlert } from 'lucide-react'
import { ApiError } from '#features/shared/api-error.ts'
import { Stack } from '#ui/stack/stack.tsx'
import { Text } from '#ui/text/text.tsx'
import { hostOf } from './host-of.ts'
import { ViewHeading } from './view-heading.tsx'

interface AnalysisFailedViewProps {
  error: unknown
  website: string
}

/** The website could not be read: why, in plain words, and the request to quote. */
export function AnalysisFailedView({ error, website }: AnalysisFailedViewProps) {
  const known = error instanceof ApiError ? error : undefined
  const reason = known ? (known.fields.website ?? known.message) : 'Something went wrong on our side.'
  return (
    <>
      <ViewHeading help={hostOf(website)}>Unable to analyze website branding</ViewHeading>
      <div role="alert" className="vg-_site-wizard__failure">
        <TriangleAlert aria-hidden />
        <Stack gap={1}>
          <p>{reason}</p>
          {known?.requestId && (
            <Text size="xs" tone="muted">
              Request id <code>{known.requestId}</code>
            </Text>
          )}
        </Stack>
      </div>
      <Text tone="muted">
        Nothing was created. Check the address and try again, or go back and enter another website.
      </Text>
    </>
  )
}
