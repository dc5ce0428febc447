import { useEffect } from 'react'
import { call } from '#features/shared/client.ts'
import { DomainChain } from '#features/shared/domains/domain-chain.tsx'
import { DomainFaults } from '#features/shared/domains/domain-faults.tsx'
import { markRecords } from '#features/shared/domains/mark-records.ts'
import { seenRecords, zoneIn } from '#features/shared/domains/seen-records.ts'
import { titleOf } from '#features/shared/title/title-of.ts'
import type { LinkIdentity } from '#mocks/contracts/agency/link-identity.schema.ts'
import { readDomainStatus } from '#mocks/contracts/domains/concierge/status-link.contract.ts'
import { unicodeHost } from '#mocks/contracts/domains/unicode-host.ts'
import type { Region } from '#mocks/contracts/shared/region.ts'
import { Button } from '#ui/button/button.tsx'
import { CopyText } from '#ui/copy-text/copy-text.tsx'
import { DnsRecordsTable } from '#ui/dns-records-table/dns-records-table.tsx'
import { Heading } from '#ui/heading/heading.tsx'
import { formatMoment } from '#ui/relative-time/format-moment.ts'
import { Row } from '#ui/row/row.tsx'
import { Section } from '#ui/section/section.tsx'
import { Stack } from '#ui/stack/stack.tsx'
import { Text } from '#ui/text/text.tsx'
import { SecretPage } from '../secret-link/secret-page.tsx'
import { SenderIdentity } from '../secret-link/sender-identity.tsx'
import { useSecretLink } from '../secret-link/use-secret-link.ts'
import './domain-status.css'

interface DomainStatusScreenProps {
  region: Region
  /** What the link carries. */
  secret: string
  /** The agency whose host the page is at. @default it is one of ours */
  host?: LinkIdentity
}

/** What a developer sees from a link, without an account: how a domain stands, and the records it needs. It is nobody's page but the agency's. */
export function DomainStatusScreen({ region, secret, host: at }: DomainStatusScreenProps) {
  const { step, read, reading } = useSecretLink(
    () => call(readDomainStatus, { params: { region }, body: { secret } }),
    `${region} ${secret}`,
  )
  const shown = step.name === 'open' ? step.shown : null
  const host = shown && unicodeHost(shown.diagnosis.host)
  const identity = at ?? shown?.agency
  const agencyName = identity?.name ?? ''
  useEffect(() => {
    document.title = titleOf([host ?? undefined, 'DNS records'], agencyName)
  }, [host, agencyName])

  return (
    <SecretPage
      step={step}
      isNobodys={!at}
      head={identity && <SenderIdentity identity={identity} />}
      loading="Looking at the domain"
      failed="The domain could not be looked at"
      reading={reading}
      onRetry={() => void read()}
    >
      {({ diagnosis, expiresAt }) => (
        <>
          <Stack gap={2}>
            <Text tone="muted">DNS records of</Text>
            <Heading level={1}>
              <span className="vg-_domain-status__host">{host}</span>
            </Heading>
            {host !== diagnosis.host && (
              <Row>
                <CopyText label="domain" value={diagnosis.host} wrap />
              </Row>
            )}
            <Text tone="muted">This page works until {formatMoment(expiresAt)}.</Text>
          </Stack>
          <DomainChain {...diagnosis} />
          <DomainFaults {...diagnosis} level={2} />
          <Section title="The records it needs" level={2} size="md">
            <DnsRecordsTable
              records={markRecords(seenRecords(diagnosis), diagnosis.faults)}
              zone={zoneIn(diagnosis)}
              shownZone={unicodeHost(zoneIn(diagnosis) ?? '')}
            />
          </Section>
          <Row>
            <Button loading={reading} onClick={() => void read()}>
              Look again
            </Button>
          </Row>
        </>
      )}
    </SecretPage>
  )
}
