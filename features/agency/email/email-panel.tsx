import { useQuery } from '@tanstack/react-query'
import type { AgencyOwner } from '#features/shared/agency/agency.query.ts'
import { accessEndWords } from '#mocks/contracts/agency/access-end-words.ts'
import type { Agency } from '#mocks/contracts/agency/agency.schema.ts'
import { emailSettings } from '#mocks/contracts/agency/email/email-rules.ts'
import { Badge } from '#ui/badge/badge.tsx'
import { Banner } from '#ui/banner/banner.tsx'
import { Card } from '#ui/card/card.tsx'
import { Field } from '#ui/field/field.tsx'
import { formatMoment } from '#ui/relative-time/format-moment.ts'
import { Section } from '#ui/section/section.tsx'
import { Stack } from '#ui/stack/stack.tsx'
import { TextField } from '#ui/text-field/text-field.tsx'
import { domainSetupQuery } from '../domains/domains.queries.ts'
import type { AgencyForm } from '../settings/agency-form.ts'
import type { AgencyShown } from '../settings/agency-shown.ts'
import { agencyLabels } from '../settings/agency-values.ts'
import { AddEmailDomain } from './add-email-domain.tsx'
import { EmailDomain } from './email-domain.tsx'

interface EmailPanelProps {
  owner: AgencyOwner
  agency: Agency
  draft: AgencyForm
  shown: AgencyShown
}

/** From which domain the agency's mails come, and what stands in them (spec 2 §2.1, Email). */
export function EmailPanel({ owner, agency, draft, shown }: EmailPanelProps) {
  const { form, errors, readOnly } = draft
  const setup = useQuery(domainSetupQuery(owner))
  const when = shown.until === null ? null : formatMoment(shown.until)
  return (
    <Stack gap={5}>
      {setup.data && !setup.data.isMailPublic && (
        <Banner tone="warning" title="This server has no mail server that others reach">
          Whoever runs it sets <code>{emailSettings[0]}</code>, or <code>{emailSettings[1]}</code> and{' '}
          <code>{emailSettings[2]}</code>. Records that lead to it are listed for domains that are added after
          that.
        </Banner>
      )}
      {when !== null && (
        <Banner
          tone={shown.isShown ? 'info' : 'warning'}
          title={shown.isShown ? accessEndWords.mailsUntil(when) : accessEndWords.mailsOver}
        >
          {shown.isShown ? accessEndWords.mailsAfter : accessEndWords.mailsSince(when)}
        </Banner>
      )}
      <Card padding="lg">
        <Section
          title="Custom email domain"
          description={
            shown.isShown
              ? 'Conversations and answers mailed to visitors come from your own domain.'
              : 'With white-label access, conversations and answers mailed to visitors come from your own domain.'
          }
        >
          {agency.resendEmailDomainId === '' ? (
            <AddEmailDomain owner={owner} readOnly={readOnly} />
          ) : (
            <EmailDomain
              key={agency.resendEmailDomainId}
              owner={owner}
              agency={agency}
              readOnly={readOnly}
              isShown={shown.isShown}
            />
          )}
        </Section>
      </Card>
      <Card padding="lg">
        <Section
          title="In your mails"
          description="At the foot of conversations and answers mailed to visitors. What is empty is left out."
        >
          <Field label={agencyLabels.address} error={errors.address}>
            <TextField autoComplete="street-address" {...form.register('address')} />
          </Field>
          <Field
            label={agencyLabels.supportEmail}
            help="Answers to your mails go here. The footer of your pages shows it, too."
            error={errors.supportEmail}
          >
            <TextField type="email" placeholder="help@example.com" {...form.register('supportEmail')} />
          </Field>
        </Section>
      </Card>
      <Card padding="lg">
        <Section title="SMTP" actions={<Badge>Coming soon</Badge>} />
      </Card>
    </Stack>
  )
}
