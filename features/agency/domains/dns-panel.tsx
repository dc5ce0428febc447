import { Mail } from 'lucide-react'
import { useState } from 'react'
import type { AgencyOwner } from '#features/shared/agency/agency.query.ts'
import { markRecords } from '#features/shared/domains/mark-records.ts'
import { useMay } from '#features/shared/session/use-may.ts'
import type { Fault } from '#mocks/contracts/domains/concierge/diagnosis.schema.ts'
import type { DomainState } from '#mocks/contracts/domains/domain.schema.ts'
import { sendInstructions } from '#mocks/contracts/domains/instructions.contract.ts'
import { unicodeHost } from '#mocks/contracts/domains/unicode-host.ts'
import { Button } from '#ui/button/button.tsx'
import { CollapsibleCard } from '#ui/collapsible-card/collapsible-card.tsx'
import { DnsRecordsTable } from '#ui/dns-records-table/dns-records-table.tsx'
import { Row } from '#ui/row/row.tsx'
import { Stack } from '#ui/stack/stack.tsx'
import { Text } from '#ui/text/text.tsx'
import { SendInstructions } from './send-instructions.tsx'

interface DnsPanelProps {
  owner: AgencyOwner
  state: DomainState
  /** What a look at its DNS found, for its owner. */
  faults: readonly Fault[]
}

/** Whether name servers answer with a record, as the table says it. */
const statusOf = (isFound: boolean | null) =>
  isFound === null ? 'temporary_failure' : isFound ? 'found' : 'missing'

/** The records a domain needs, how they are added, and a mail to whoever can (spec 1 §2). */
export function DnsPanel({ owner, state, faults }: DnsPanelProps) {
  const { domain, records, isVerified, failingSince } = state
  // Once verified they are not looked for each time.
  const isKnown = isVerified && failingSince === null
  const maySend = useMay(sendInstructions)
  const [isOpen, setOpen] = useState(false)
  const zone = records[0]?.domain ?? domain
  return (
    <Stack>
      <DnsRecordsTable
        label={`DNS records of ${domain}`}
        zone={zone}
        shownZone={unicodeHost(zone)}
        records={markRecords(
          records.map(({ isFound, ...record }) => ({
            ...record,
            status: isKnown ? 'found' : statusOf(isFound),
          })),
          faults,
        )}
      />
      <CollapsibleCard title="How to add records">
        <Stack as="ol" gap={2}>
          <Text as="li">
            Sign in where the DNS of {unicodeHost(zone)} is looked after: often where you bought it.
          </Text>
          <Text as="li">
            Open its DNS records and add each row above. Press a name or a value to copy it.
          </Text>
          <Text as="li">
            Where a record with the same name and type is there already, change it. Leave all others as they
            are.
          </Text>
          <Text as="li">If there is a proxy switch, turn it off for these records.</Text>
          <Text as="li">Save. This page looks for them automatically.</Text>
        </Stack>
      </CollapsibleCard>
      {maySend && (
        <Row>
          <Button icon={<Mail aria-hidden />} onClick={() => setOpen(true)}>
            Email Your Developer
          </Button>
        </Row>
      )}
      <SendInstructions owner={owner} domain={domain} open={isOpen} onOpenChange={setOpen} />
    </Stack>
  )
}
