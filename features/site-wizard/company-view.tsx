import { CompanyFields } from './company-fields.tsx'
import type { SiteWizard } from './use-site-wizard.ts'
import { ViewHeading } from './view-heading.tsx'

/** What was found, to be confirmed or corrected. */
export function CompanyView({ wizard }: { wizard: SiteWizard }) {
  return (
    <>
      <ViewHeading help="Correct what is wrong. Your agent introduces the company with these words.">
        Is this your company?
      </ViewHeading>
      <CompanyFields wizard={wizard} />
    </>
  )
}
