import { TriangleAlert } from 'lucide-react'
import { ApiError } from '#features/shared/api-error.ts'
import { Button } from '#ui/button/button.tsx'
import { Row } from '#ui/row/row.tsx'
import { Stack } from '#ui/stack/stack.tsx'
import { Text } from '#ui/text/text.tsx'
import { hostOf } from './host-of.ts'
import type { SiteWizard } from './use-site-wizard.ts'
import { ViewHeading } from './view-heading.tsx'
import { WebsiteField } from './website-field.tsx'

interface AnalysisFailedViewProps {
  wizard: SiteWizard
  error: unknown
  /** On to an agent without knowledge. */
  onBlank: () => void
}

/** The website could not be read: why, in plain words, and the three ways on from here. */
export function AnalysisFailedView({ wizard, error, onBlank }: AnalysisFailedViewProps) {
  const { readFrom, website, errors } = wizard.state
  const known = error instanceof ApiError ? error : undefined
  const reason = known ? (known.fields.website ?? known.message) : 'Something went wrong on our side.'
  return (
    <>
      <ViewHeading help={<bdi>{hostOf(readFrom)}</bdi>}>Unable to analyze website branding</ViewHeading>
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
      <WebsiteField
        label="Try again, or another address"
        value={website}
        onValueChange={wizard.typeWebsite}
        error={errors.website}
      />
      <Stack gap={2} className="vg-_site-wizard__ways">
        <Text weight="medium">Or continue without it</Text>
        <Text tone="muted">
          Tell us in a few sentences what visitors should know, and your agent answers from that. An agent
          without knowledge can be made, too; a website can be added to either later.
        </Text>
        <Row wrap>
          <Button onClick={wizard.describeByHand}>Describe your business</Button>
          <Button tone="ghost" onClick={onBlank}>
            Start with a blank agent
          </Button>
        </Row>
      </Stack>
    </>
  )
}
