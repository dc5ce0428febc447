import { Card } from '#ui/card/card.tsx'
import { Field } from '#ui/field/field.tsx'
import { Section } from '#ui/section/section.tsx'
import { TextField } from '#ui/text-field/text-field.tsx'
import type { AgencyPanelProps } from './agency-form.ts'
import { agencyLabels } from './agency-values.ts'

/** Where the foot of the agency's pages leads (spec 2 §2.1, Footer). */
export function FooterPanel({ draft: { form, errors } }: AgencyPanelProps) {
  return (
    <Card padding="lg">
      <Section title="Footer" description="What is empty is not shown.">
        <Field label={agencyLabels.mainWebsite} error={errors.mainWebsite}>
          <TextField type="url" placeholder="https://example.com" {...form.register('mainWebsite')} />
        </Field>
        <Field label={agencyLabels.supportEmail} error={errors.supportEmail}>
          <TextField type="email" placeholder="help@example.com" {...form.register('supportEmail')} />
        </Field>
        <Field label={agencyLabels.tosPage} error={errors.tosPage}>
          <TextField type="url" placeholder="https://example.com/terms" {...form.register('tosPage')} />
        </Field>
        <Field label={agencyLabels.privacyPolicypPage} error={errors.privacyPolicypPage}>
          <TextField
            type="url"
            placeholder="https://example.com/privacy"
            {...form.register('privacyPolicypPage')}
          />
        </Field>
        <Field
          label={agencyLabels.poweredBy}
          help="A name, such as your company’s. It is shown beside the copyright."
          error={errors.poweredBy}
        >
          <TextField dir="auto" placeholder="Example Studio" {...form.register('poweredBy')} />
        </Field>
      </Section>
    </Card>
  )
}
