import { Trash2 } from 'lucide-react'
import type { AgencyOwner } from '#features/shared/agency/agency.query.ts'
import type { Agency } from '#mocks/contracts/agency/agency.schema.ts'
import type { EmailDomainStatus, EmailRecord } from '#mocks/contracts/agency/email/email-domain.schema.ts'
import { emailWords } from '#mocks/contracts/agency/email/email-rules.ts'
import { nameBelow, zoneOf } from '#mocks/contracts/domains/read-host.ts'
import { unicodeHost } from '#mocks/contracts/domains/unicode-host.ts'
import { Badge, type BadgeProps } from '#ui/badge/badge.tsx'
import { Button } from '#ui/button/button.tsx'
import { ConfirmDialog } from '#ui/confirm-dialog/confirm-dialog.tsx'
import { CopyText } from '#ui/copy-text/copy-text.tsx'
import { DnsRecordsTable } from '#ui/dns-records-table/dns-records-table.tsx'
import { Row } from '#ui/row/row.tsx'
import { Text } from '#ui/text/text.tsx'
import { useToast } from '#ui/toast/toast-context.ts'
import { useRemoveEmailDomain, useVerifyEmailDomain } from './email-domain.queries.ts'
import { useEmailDomain } from './use-email-domain.ts'

interface EmailDomainProps {
  owner: AgencyOwner
  agency: Agency
  readOnly: boolean
  /** Whether mails show the agency. */
  isShown: boolean
}

interface StatusWords extends Pick<BadgeProps, 'tone' | 'pulse'> {
  label: string
  says: string
  /** What holds as long as mails show the agency. */
  sends?: string
}

const statuses: Record<EmailDomainStatus, StatusWords> = {
  not_started: {
    label: 'Records to add',
    tone: 'neutral',
    says: 'Add these records where your domain is managed, then verify it.',
  },
  pending: {
    label: 'Pending',
    tone: 'warning',
    pulse: true,
    says: 'We look for the records again and again. DNS changes may take 24-48 hours.',
  },
  verified: {
    label: 'Verified',
    tone: 'success',
    says: 'Its records are right. Keep them.',
    sends: 'Conversations and answers mailed to visitors come from this domain.',
  },
  temporary_failure: {
    label: 'Records missing',
    tone: 'warning',
    pulse: true,
    says: 'Records that were there cannot be found. Put them back: after 72 hours without them the domain has failed.',
    sends: 'Until then mails come from our address, in your name.',
  },
  failure: {
    label: 'Failed',
    tone: 'danger',
    says: 'Records were not found in time, or the domain belongs to another account.',
  },
}

/** The agency's domain: how far it is, its records, and how to go on (spec 2 §2.1, §4, §8). */
export function EmailDomain({ owner, agency, readOnly, isShown }: EmailDomainProps) {
  const { resendEmailDomain: domain, resendEmailDomainId: id } = agency
  const { notify } = useToast()
  const verify = useVerifyEmailDomain(owner, id)
  const remove = useRemoveEmailDomain(owner, id)
  const { status, records } = useEmailDomain(owner, agency, () =>
    notify({ kind: 'success', title: emailWords.verified }),
  )
  const { label, tone, pulse, says, sends } = statuses[status]
  const zone = zoneOf(domain) ?? domain
  // Of a domain that failed a record is not on its way: it is missing.
  const hasFailed = status === 'failure' || status === 'temporary_failure'
  const isMissing = ({ status: seen }: EmailRecord) => hasFailed && seen !== 'verified'
  const missing = records.filter((record) => isMissing(record) && !record.advised)

  const onVerify = () =>
    verify.mutate(undefined, {
      onSuccess: () => notify({ kind: 'info', title: emailWords.pending }),
      onError: ({ message }) => notify({ kind: 'failure', title: emailWords.verifyFailed, message }),
    })

  async function onDelete() {
    try {
      await remove.mutateAsync()
    } catch {
      throw new Error(emailWords.deleteFailed)
    }
    notify({ kind: 'success', title: emailWords.deleted })
  }

  return (
    <>
      <Row>
        <Text as="span" weight="medium">
          {unicodeHost(domain)}
        </Text>
        {unicodeHost(domain) !== domain && <CopyText label="domain" value={domain} wrap />}
        <Badge tone={tone} dot pulse={pulse}>
          {label}
        </Badge>
      </Row>
      <Text size="sm" tone="muted">
        {sends && isShown ? `${says} ${sends}` : says}
        {status === 'failure' && ` ${whatToDo(missing, zone)}`}
      </Text>
      <DnsRecordsTable
        label={`DNS records of ${domain}`}
        records={records.map(({ name, ...record }) => {
          const short = nameBelow(name, zone)
          const seen = isMissing({ name, ...record }) ? 'missing' : record.status
          return { ...record, status: seen, name: short, shownName: unicodeHost(short) }
        })}
        zone={zone}
        shownZone={unicodeHost(zone)}
      />
      {records.some(({ advised }) => advised) && (
        <Text size="sm" tone="muted">
          The record of _dmarc is advised: mails go out without it, too.
        </Text>
      )}
      {!readOnly && (
        <Row>
          {status !== 'verified' && (
            <Button tone="primary" loading={verify.isPending} onClick={onVerify}>
              Verify
            </Button>
          )}
          <ConfirmDialog
            trigger={
              <Button tone="danger" icon={<Trash2 aria-hidden />}>
                Delete domain
              </Button>
            }
            tone="danger"
            title={`Delete ${domain}?`}
            message={`Mails no longer come from ${domain}. To use it again you add new records.`}
            confirmLabel="Delete domain"
            onConfirm={onDelete}
          />
        </Row>
      )}
    </>
  )
}

/** What of the records of a domain that failed has to be added. */
function whatToDo(missing: readonly EmailRecord[], zone: string): string {
  if (missing.length === 0) return 'Verify it again.'
  const named = missing.map(({ type, name }) => `${type} ${nameBelow(name, zone)}`)
  return `Missing: ${named.join(', ')}. Add what is missing where the domain is managed, then verify again.`
}
