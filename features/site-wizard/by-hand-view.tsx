import { Field } from '#ui/field/field.tsx'
import { TextArea } from '#ui/text-area/text-area.tsx'
import { CompanyFields } from './company-fields.tsx'
import type { SiteWizard } from './use-site-wizard.ts'
import { ViewHeading } from './view-heading.tsx'

/** The business in its owner's words, where there is no website or none that can be read. */
export function ByHandView({ wizard }: { wizard: SiteWizard }) {
  const { facts, errors } = wizard.state
  return (
    <>
      <ViewHeading help="Your agent answers from what you write here. You can add more at any time.">
        Describe your business
      </ViewHeading>
      <CompanyFields wizard={wizard} />
      <Field
        label="What do visitors ask for?"
        labelEnd="Optional"
        help="One fact per line: opening hours, prices, address, phone number. Or a question, and its answer in the next line."
        error={errors.facts}
      >
        <TextArea
          dir="auto"
          minRows={5}
          placeholder={'Opening hours: Monday to Friday, 9 am to 5 pm\nPhone: …'}
          value={facts}
          onChange={(event) => wizard.typeFacts(event.currentTarget.value)}
        />
      </Field>
    </>
  )
}
