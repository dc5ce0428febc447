import { useEffect, useRef } from 'react'
import { Button } from '#ui/button/button.tsx'
import { Row } from '#ui/row/row.tsx'
import type { SiteWizard } from './use-site-wizard.ts'
import { ViewHeading } from './view-heading.tsx'
import { WebsiteField } from './website-field.tsx'

/** The first question, and the only one that must be typed: where the company is on the web. */
export function WebsiteView({ wizard }: { wizard: SiteWizard }) {
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => field.current?.focus(), [])
  return (
    <>
      <ViewHeading
        takeFocus={false}
        help="We read its pages, its logo and its colours, and show you what we found. Nothing is created yet."
      >
        What is your company’s website?
      </ViewHeading>
      <WebsiteField
        ref={field}
        value={wizard.state.website}
        onValueChange={wizard.typeWebsite}
        error={wizard.state.errors.website}
      />
      <Row>
        <Button tone="ghost" onClick={wizard.describeByHand}>
          No website? Describe your business
        </Button>
      </Row>
    </>
  )
}
